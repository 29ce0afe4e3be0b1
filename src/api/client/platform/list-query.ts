import type { Query } from './http.ts'
import type { ListAsked } from './records.ts'

/** Rows of a page (rule R185). */
const limit = 100

/** What a list with calls of its own is asked by; its order is the server's unless somebody chose one. */
export function plainQuery({ page = 0, order_index, order_direction, search, filters, until }: ListAsked = {}): Query {
  return { page, limit, order_index, order_direction, search: search || null, until, ...filters }
}
