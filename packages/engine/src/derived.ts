/** What follows from a thing that never changes, worked out once for each; nearly always the same one is asked for again. */
export function derived<From extends object, T>(make: (from: From) => T): (from: From) => T {
  const made = new WeakMap<From, T>()
  let last: { readonly from: From; readonly value: T } | undefined
  return (from) => {
    if (last?.from === from) return last.value
    const value = made.get(from) ?? make(from)
    made.set(from, value)
    last = { from, value }
    return value
  }
}
