/** Colour for terminals; elsewhere the plain text. */
export interface Style {
  strong(text: string): string
  faint(text: string): string
  heading(text: string): string
  action(text: string): string
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
const plain = (text: string) => text

const coloured: Style = { strong: paint(1), faint: paint(2), heading: paint(33), action: paint(36) }
const uncoloured: Style = { strong: plain, faint: plain, heading: plain, action: plain }

/** https://no-color.org: any value but an empty one means no colour. */
export function styleFor(terminal: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Style {
  const wanted = terminal.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
  return wanted ? coloured : uncoloured
}
