import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { folded, id, recordId, shopId, sorted } from './columns.ts'
import { shops } from './shops.ts'

/** What was deleted, as the rows that it was: nothing that reads the tables has to leave it out, and it comes back with its ids. */
export const trash = pgTable(
  'bin',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** The list that it was in, and its id there. */
    resource: text().notNull(),
    record_id: recordId().notNull(),
    label: sorted().notNull().default(''),
    /** What it was found by in its list: its name, and with a product its codes. */
    search: folded(),
    /** Its rows and those that went with it, by their tables. */
    rows: jsonb().$type<Readonly<Record<string, readonly unknown[]>>>().notNull(),
    /** The stored pictures that it names: they stay as long as it lies here. */
    files: text().array().notNull().default([]),
    user_id: recordId(),
    deleted_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.resource, t.record_id),
    index('bin_newest').on(t.shop_id, t.resource, t.id.desc()),
    index('bin_oldest').on(t.deleted_at),
    index('bin_search').using('gin', t.search.op('gin_trgm_ops')),
    index('bin_files').using('gin', t.files),
  ],
)
