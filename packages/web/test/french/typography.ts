/** What French typesetting asks for, and what of it a text breaks. */

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'
const spaces = `${NO_BREAK}${NARROW}`

/** By what is wrong: where it is found. */
const faults: readonly (readonly [fault: string, found: RegExp])[] = [
  ['a space that may break before ; ! ? or »', / [;!?»]/],
  ['no space before ; ! ? or »', new RegExp(`[^\\s${spaces}!?.…([{«¿¡/-][;!?»](?=[\\s.,)]|$)`)],
  ['a space that may break before a colon', / :(?=\s|$)/],
  ['no space before a colon', new RegExp(`[^\\s${spaces}:]:(?=\\s|$)`)],
  ['a space that may break after «', /« /],
  ['thousands with a space that may break', /\d \d{3}(?!\d)/],
  ['an English comma in thousands', /\d,\d{3}(?!\d)/],
  ['an English abbreviation', /\b(RRP|BIRA|VPs?)\b/],
  ['an ordinal as it is not written', /\d(ère|ème|ième)\b/],
  ['a die without its article', /\bobtient \d/],
]

/** Names and codes without a space are no sentences; a chunk between two expressions may begin with its mark. */
const isProse = (text: string): boolean => /[\s\u00a0\u202f]/.test(text)

export const faultsIn = (text: string): readonly string[] =>
  isProse(text) ? faults.filter(([, found]) => found.test(text)).map(([fault]) => fault) : []

/** The text with its spaces as they should be. */
export const mended = (text: string): string =>
  text
    .replace(/ ([;!?»])/g, `${NARROW}$1`)
    .replace(/ (:)(?=\s|$)/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${NARROW}$2`)
