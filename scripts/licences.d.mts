export function packageOf(file: string): string | undefined
export function licencesOf(folders: readonly string[]): string
