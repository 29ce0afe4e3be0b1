/** Rows in pieces that one INSERT can carry. */
export function* chunks<T>(rows: readonly T[], size = 1000): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
