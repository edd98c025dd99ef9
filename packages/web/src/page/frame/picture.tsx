/** A picture over 512 by 512, as games give them; null: none. */
export function Picture({ of, size = 21 }: { of: string | null; size?: number }) {
  if (of === null) return null
  return (
    <svg
      class="picture"
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: of }}
    />
  )
}
