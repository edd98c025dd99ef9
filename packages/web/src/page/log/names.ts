/** Finds the names of places in what the rules say, which may write them as they are printed: in capitals, with V for U. */

export type Part = string | { readonly place: string; readonly name: string }

/** A whole word: "Thracia I" is not in "Thracia in". */
function pattern(name: string): RegExp {
  const printed = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[uv]/gi, '[uv]')
  return new RegExp(`(?<![\\p{L}\\p{N}])${printed}(?![\\p{L}\\p{N}])`, 'giu')
}

/** The words in parts: plain ones, and names of these places as the page writes them. */
export function withNames(
  words: string,
  places: readonly string[],
  nameOf: (place: string) => string,
): readonly Part[] {
  let parts: readonly Part[] = [words]
  // Longer names first: one may be part of another.
  const named = [...new Set(places)].map((place) => ({ place, name: nameOf(place) }))
  for (const found of named.sort((a, b) => b.name.length - a.name.length)) {
    parts = parts.flatMap((part): readonly Part[] => {
      if (typeof part !== 'string') return [part]
      return part.split(pattern(found.name)).flatMap((text, i) => (i === 0 ? [text] : [found, text]))
    })
  }
  return parts.filter((part) => part !== '')
}
