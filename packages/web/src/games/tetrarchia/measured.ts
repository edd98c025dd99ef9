/** How often the steward bot won, over so many games of `tabularium simulate`, seed 1. */
export const measured: Readonly<Record<string, { readonly wins: number; readonly games: number }>> = {}
