import { array, type Infer, nullable, object, optional, pattern, refine, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'

/** A day of the shop's calendar, as `2026-11-20`. */
export const Day = refine(pattern(string(), /^\d{4}-\d{2}-\d{2}$/), 'request.malformed', (day) => {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
})

/** Whose orders are fetched, and of which days. Without days it is the last week (rule R238). */
export const OrderFetch = object({
  marketplace_id: nullable(Id),
  from: optional(Day),
  to: optional(Day),
})
export type OrderFetch = Infer<typeof OrderFetch>

/** The marketplaces that are offered to the shop, and what day it is there. */
export const OrderFetchOptions = object({
  marketplaces: array(object({ id: Id, name: string() })),
  today: Day,
})
export type OrderFetchOptions = Infer<typeof OrderFetchOptions>
