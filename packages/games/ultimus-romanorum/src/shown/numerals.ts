/** Zones are numbered as on the map: Galliae IV. */
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

export const numeral = (number: number): string => NUMERALS[number] ?? String(number)

/** A name with its number, if it has one, in Roman numerals. */
export const inNumerals = (name: string): string =>
  name.replace(/ (\d+)$/, (_, number: string) => ` ${numeral(Number(number))}`)
