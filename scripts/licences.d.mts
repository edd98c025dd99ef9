export function madeOf(name: string, leftOut?: readonly string[]): string[]
export function licencesOf(names: readonly string[]): string
