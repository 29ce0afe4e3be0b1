import { sql } from 'drizzle-orm'
import { bigint, customType, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Columns that tables share. Every table of a shop has `shop_id`; its keys, unique indexes and references begin with it, so that no row can
 * point into another shop, and so that the tables can be spread over several servers by shop.
 */

/** The record's number; with the shop it is the key. Never larger than what JSON carries exactly. */
export const id = () => recordId().generatedAlwaysAsIdentity({ maxValue: Number.MAX_SAFE_INTEGER })
export const shopId = () => recordId().notNull()
/** The number of another record. */
export const recordId = () => bigint({ mode: 'number' })
export const version = () => integer().notNull().default(1)
export const createdAt = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`now()`)
export const updatedAt = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`now()`)
export const moment = () => timestamp({ withTimezone: true, mode: 'string' })

/** Whole kuruş. Safe as a number up to 90 trillion lira. */
export const minor = () => bigint({ mode: 'number' })
/** On or off. */
export const flag = () => smallint().$type<0 | 1>()

/** Text that sorts as Turkish people sort it. */
export const sorted = customType<{ data: string }>({ dataType: () => 'text COLLATE "tr-x-icu"' })
/** Text folded for searching by `fold()`; it always has a trigram index. */
export const folded = () => text().notNull().default('')

/** `fold()` of an expression in the words of the database; a test holds them together. */
export function foldedSql(expression: string) {
  return sql.raw(`btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((${expression}) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f]', '', 'g')), '\\s+', ' ', 'g'))`)
}
