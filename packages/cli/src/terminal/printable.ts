/** Text from outside, safe to be shown by a terminal. */

/** Longer lines are cut: nobody reads them. */
const LONGEST = 1000

// Control characters, which a terminal would obey, and those that turn the direction of writing or cannot be seen.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must not be printed
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g

/** Such characters are written as escapes, as JSON has them. */
export function printable(line: string): string {
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return cut.replace(UNSEEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
