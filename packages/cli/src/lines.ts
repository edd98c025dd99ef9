/** Cuts a stream of text into lines. */

/**
 * Every line without its line break; the last one needs none. Of a line longer than `longest` the first
 * `longest + 1` characters are given and the rest is dropped, so that no input can fill the memory.
 */
export async function* lines(chunks: AsyncIterable<string>, longest: number): AsyncIterable<string> {
  let line = ''
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield withoutReturn(line + chunk.slice(start, end)).slice(0, longest + 1)
      line = ''
      start = end + 1
    }
    if (line.length <= longest) line += chunk.slice(start)
  }
  if (line !== '') yield withoutReturn(line).slice(0, longest + 1)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
