import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { givenChequeStatuses } from '#api/contract/money/given-cheques.ts'
import { accounts } from './accounts.ts'
import { suppliers } from './catalogue.ts'
import { createdAt, folded, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** Cheques that the shop gave to suppliers, each drawn on one of its bank accounts. They are never deleted: one that is void came back. */
export const given_cheques = pgTable(
  'given_cheques',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    /** A state of the given cheque's chart. */
    status: text({ enum: givenChequeStatuses }).notNull().default('given'),
    number: text().notNull(),
    account_id: recordId().notNull(),
    supplier_id: recordId().notNull(),
    currency: text().notNull(),
    amount: minor().notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    given_on: date({ mode: 'string' }).notNull(),
    /** The day of which the staff was told that it comes. */
    due_told: date({ mode: 'string' }),
    note: text().notNull().default(''),
    user_id: recordId(),
    /** Its number and note, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    // What came back may have been written wrongly, and is written again.
    uniqueIndex('given_cheques_leaf').on(t.shop_id, t.account_id, t.number).where(sql`status <> 'returned'`),
    index('given_cheques_newest').on(t.shop_id, t.id.desc()),
    index('given_cheques_due').on(t.shop_id, t.due_on, t.id),
    index('given_cheques_status').on(t.shop_id, t.status, t.due_on),
    index('given_cheques_account').on(t.shop_id, t.account_id),
    index('given_cheques_supplier').on(t.shop_id, t.supplier_id, t.id.desc()),
    index('given_cheques_search').using('gin', t.search.op('gin_trgm_ops')),
    check('given_cheques_amount', sql`amount > 0`),
    check('given_cheques_status', sql`status in ('given', 'cleared', 'bounced', 'returned')`),
    check('given_cheques_days', sql`given_on <= due_on`),
  ],
)

/** What happened to a given cheque, in the order in which it did: each stands in the books with an entry of its own. */
export const given_cheque_steps = pgTable(
  'given_cheque_steps',
  {
    id: id(),
    shop_id: shopId(),
    cheque_id: recordId().notNull(),
    step: text().notNull(),
    status: text({ enum: givenChequeStatuses }).notNull(),
    user_id: recordId(),
    /** The day of the shop on which it happened; `at` is when it was noted. */
    day: date({ mode: 'string' }).notNull(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      columns: [t.shop_id, t.cheque_id],
      foreignColumns: [given_cheques.shop_id, given_cheques.id],
    }).onDelete('cascade'),
    index('given_cheque_steps_of').on(t.shop_id, t.cheque_id, t.id),
  ],
)
