import { sql } from 'drizzle-orm'
import { bigint, customType, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns that tables share. Every table of a shop has `shop_id`, and its references carry it too, so that no row can point into another shop. */

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const shopId = () => integer().notNull()
export const version = () => integer().notNull().default(1)
export const createdAt = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`now()`)
export const updatedAt = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`now()`)
export const moment = () => timestamp({ withTimezone: true, mode: 'string' })

/** Whole kuruş. Safe as a number up to 90 trillion lira. */
export const minor = () => bigint({ mode: 'number' })
/** On or off. */
export const flag = () => smallint()

/** Text that sorts as Turkish people sort it. */
export const sorted = customType<{ data: string }>({ dataType: () => 'text COLLATE "tr-x-icu"' })
/** Text folded for searching by `fold()`; it always has a trigram index. */
export const folded = () => text().notNull().default('')
