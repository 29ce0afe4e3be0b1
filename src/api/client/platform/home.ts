import { integer, min, object } from 'superstruct'
import type { Http, Query } from './http.ts'

const Total = object({ total: min(integer(), 0) })

/** How many records a list has: the list itself is asked for its first row alone. */
export async function totalOf(http: Http, path: string, query: Query = {}): Promise<number> {
  const { total } = await http.get(path, { data: Total, query: { ...query, page: 0, limit: 1 } })
  return total
}
