/** From where to where one item was taken, told from the order before and after. */
export function movementOf<Item>(before: readonly Item[], after: readonly Item[]): { from: number; to: number } {
  const first = before.findIndex((item, at) => item !== after[at])
  const last = before.findLastIndex((item, at) => item !== after[at])
  // Either the first of those that changed went to the end of them, or the last to the beginning.
  return after[first] === before[last] ? { from: last, to: first } : { from: first, to: last }
}
