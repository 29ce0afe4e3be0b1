/** An answer's data with one field of it damaged. */
interface Damaged {
  readonly how: 'missing' | 'null' | 'another type'
  /** The names on the way to the field; the place within a list is `0`. */
  readonly path: string
  readonly data: unknown
}

/** The data with each field left out, each value null, and each value of another type. Of a list, the first row stands for all. */
export function damagedAnswers(data: unknown): Damaged[] {
  return placesIn(data).flatMap(({ path, value, inList }) => {
    const at = path.join('.')
    const other = typeof value === 'object' && value !== null ? 'x' : {}
    return [
      ...(inList ? [] : [{ how: 'missing' as const, path: at, data: changed(data, path, undefined) }]),
      { how: 'null' as const, path: at, data: changed(data, path, null) },
      { how: 'another type' as const, path: at, data: changed(data, path, other) },
    ]
  })
}

interface Place {
  readonly path: readonly string[]
  readonly value: unknown
  readonly inList: boolean
}

function placesIn(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const inList = Array.isArray(value)
  const entries = Object.entries(value).slice(0, inList ? 1 : undefined)
  return entries.flatMap(([name, inner]) => [
    { path: [...path, name], value: inner, inList },
    ...placesIn(inner, [...path, name]),
  ])
}

/** A copy with another value in one place; `undefined` leaves the field out. */
function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? changed(one, rest, to) : one))
  const record = value as Record<string, unknown>
  return { ...record, [name]: changed(record[name], rest, to) }
}
