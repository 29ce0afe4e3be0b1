import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { About } from '#api/rules/platform/rule.ts'
import { createdAt, id, recordId, shopId } from './columns.ts'
import { shops } from './shops.ts'

const ofShop = () => shopId().references(() => shops.id, { onDelete: 'cascade' })

/** Which way records went along their charts: one row for each time that one came to another state, written with the log (`audit`). */
export const transitions = pgTable(
  'transitions',
  {
    id: id(),
    shop_id: ofShop(),
    /** The kind of record, as the log names it. */
    subject: text().notNull(),
    record_id: recordId().notNull(),
    event: text().notNull(),
    from_state: text(),
    to_state: text().notNull(),
    user_id: recordId(),
    at: createdAt(),
    /** How many whole minutes it had stood where it came from; nothing where that is not known. */
    minutes: integer(),
    /** Where its order was bought, and by which method that is sent, as it was then. */
    channel: text(),
    carrier_id: recordId(),
    /** Which way it went, as one number: rows are counted by it at half the time that its three names take. No page ever sees it. */
    way: bigint({ mode: 'bigint' }).generatedAlwaysAs(
      sql`hashtextextended(coalesce(from_state, '') || ' ' || event || ' ' || to_state, 0)`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('transitions_of').on(t.shop_id, t.subject, t.record_id, t.id.desc()),
    // All that the process map counts, so that it reads no rows, nor names that are the same in thousands of them.
    index('transitions_flow').on(
      t.shop_id,
      t.subject,
      t.at,
      t.way,
      t.minutes,
      t.channel,
      t.carrier_id,
      t.user_id,
      t.id,
    ),
    // The steps of the orders, newest first and by how long they stood.
    index('transitions_orders').on(t.shop_id, t.id.desc()).where(sql`subject = 'orders'`),
    index('transitions_orders_time').on(t.shop_id, t.at, t.id).where(sql`subject = 'orders'`),
    index('transitions_orders_waits').on(t.shop_id, t.minutes, t.id).where(sql`subject = 'orders'`),
  ],
)

/** What rules of the shop kept people from, kept apart from the work that was undone with it. Equal tries within seconds are one row. */
export const refusals = pgTable(
  'refusals',
  {
    id: id(),
    shop_id: ofShop(),
    rule: text().notNull(),
    about: jsonb().$type<About>(),
    subject: text().notNull(),
    /** Nothing where it was to be a new one. */
    record_id: recordId(),
    /** The step of a chart, or what was asked for. */
    event: text().notNull(),
    user_id: recordId(),
    at: createdAt(),
    count: integer().notNull().default(1),
    channel: text(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('refusals_rule').on(t.shop_id, t.rule, t.at.desc()),
    index('refusals_time').on(t.shop_id, t.at, t.rule, t.count),
    index('refusals_of').on(t.shop_id, t.subject, t.record_id, t.id.desc()),
    index('refusals_age').on(t.at),
  ],
)
