/** The head of a table: what stands in each column. A column of names may have none. */
export const Heads = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) =>
        head === '' ? (
          <td key={head} />
        ) : (
          <th key={head} scope="col">
            {head}
          </th>
        ),
      )}
    </tr>
  </thead>
)
