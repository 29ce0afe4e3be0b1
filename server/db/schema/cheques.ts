import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { chequeStatuses } from '#api/contract/money/cheques.ts'
import { accounts } from './accounts.ts'
import { suppliers } from './catalogue.ts'
import { collections } from './collections.ts'
import { createdAt, folded, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** Cheques that customers gave. They are never deleted: one that was taken by mistake is returned. */
export const cheques = pgTable(
  'cheques',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    /** A state of the cheque's chart. */
    status: text({ enum: chequeStatuses }).notNull().default('portfolio'),
    number: text().notNull(),
    bank: text().notNull(),
    branch: text().notNull().default(''),
    drawer: text().notNull(),
    iban: text().notNull().default(''),
    customer_id: recordId().notNull(),
    currency: text().notNull(),
    amount: minor().notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    received_on: date({ mode: 'string' }).notNull(),
    /** The day of which the staff was told that it comes. */
    due_told: date({ mode: 'string' }),
    /** The collection that it paid; without one it stands on the customer's account. */
    collection_id: recordId(),
    /** What the shop writes of it for itself. */
    note: text().notNull().default(''),
    /** Where it is collected or was paid into, and whom it was endorsed to. */
    account_id: recordId(),
    supplier_id: recordId(),
    user_id: recordId(),
    /** Its number, bank and drawer, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }),
    foreignKey({ columns: [t.shop_id, t.collection_id], foreignColumns: [collections.shop_id, collections.id] }),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    unique('cheques_collection').on(t.shop_id, t.collection_id),
    // One that was returned may come again.
    uniqueIndex('cheques_paper')
      .on(t.shop_id, sql`lower(bank)`, sql`lower(branch)`, t.iban, t.number)
      .where(sql`status <> 'returned'`),
    index('cheques_newest').on(t.shop_id, t.id.desc()),
    index('cheques_due').on(t.shop_id, t.due_on, t.id),
    index('cheques_status').on(t.shop_id, t.status, t.due_on),
    index('cheques_customer').on(t.shop_id, t.customer_id, t.id.desc()),
    index('cheques_account').on(t.shop_id, t.account_id),
    index('cheques_supplier').on(t.shop_id, t.supplier_id),
    index('cheques_search').using('gin', t.search.op('gin_trgm_ops')),
    check('cheques_amount', sql`amount > 0`),
    check('cheques_status', sql`status in ('portfolio', 'endorsed', 'deposited', 'cleared', 'bounced', 'returned')`),
    check('cheques_account', sql`(status in ('deposited', 'cleared')) = (account_id is not null)`),
    check('cheques_supplier', sql`(status = 'endorsed') = (supplier_id is not null)`),
  ],
)

/** What happened to a cheque, in the order in which it did: each stands in the books with an entry of its own. */
export const cheque_steps = pgTable(
  'cheque_steps',
  {
    id: id(),
    shop_id: shopId(),
    cheque_id: recordId().notNull(),
    step: text().notNull(),
    status: text({ enum: chequeStatuses }).notNull(),
    account_id: recordId(),
    supplier_id: recordId(),
    user_id: recordId(),
    /** The day of the shop on which it happened; `at` is when it was noted. */
    day: date({ mode: 'string' }).notNull(),
    /** What was edited: each field with what stood there before and after. */
    changes: jsonb().$type<Record<string, readonly [string, string]>>(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.cheque_id], foreignColumns: [cheques.shop_id, cheques.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    index('cheque_steps_of').on(t.shop_id, t.cheque_id, t.id),
    index('cheque_steps_account').on(t.shop_id, t.account_id),
    index('cheque_steps_supplier').on(t.shop_id, t.supplier_id),
  ],
)
