import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { entryKinds } from '#api/contract/platform/ledger.ts'
import { accounts } from './accounts.ts'
import { suppliers } from './catalogue.ts'
import { id, minor, moment, recordId, shopId } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

const kinds = Object.keys(entryKinds) as [keyof typeof entryKinds, ...(keyof typeof entryKinds)[]]

/** The books of a shop by double entry. An entry is never changed once written; a later one takes it back. */
export const journal_entries = pgTable(
  'journal_entries',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    currency: text().notNull(),
    kind: text({ enum: kinds }).notNull(),
    /** The record that it was written for, by the name of its table: each kind of entry is written once for it. */
    source: text().notNull(),
    source_id: recordId().notNull(),
    /** The order whose money it is about, where it is about one. */
    order_id: recordId(),
    /** What the record is called, such as the number of an order. */
    text: text().notNull().default(''),
    reverses_id: recordId(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('journal_entries_source').on(t.shop_id, t.source, t.source_id, t.kind),
    unique('journal_entries_reverses').on(t.shop_id, t.reverses_id),
    unique('journal_entries_of_day').on(t.shop_id, t.id, t.day, t.currency),
    foreignKey({ columns: [t.shop_id, t.reverses_id], foreignColumns: [t.shop_id, t.id] }),
    index('journal_entries_order').on(t.shop_id, t.order_id).where(sql`order_id is not null`),
    index('journal_entries_day').on(t.shop_id, t.day.desc(), t.id.desc()),
  ],
)

/** What an entry takes from one account and gives to another. A trigger of the migration holds that its two sides are equal. */
export const journal_lines = pgTable(
  'journal_lines',
  {
    id: id(),
    shop_id: shopId(),
    entry_id: recordId().notNull(),
    /** Those of its entry, so that sums read no other table. */
    day: date().notNull(),
    currency: text().notNull(),
    /** By the code of the uniform chart. */
    account: text().notNull(),
    /** The cash desk or the account at a bank; the customer; the supplier. */
    account_id: recordId(),
    customer_id: recordId(),
    supplier_id: recordId(),
    tax_rate: integer(),
    debit: minor().notNull().default(0),
    credit: minor().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      name: 'journal_lines_entry',
      columns: [t.shop_id, t.entry_id, t.day, t.currency],
      foreignColumns: [journal_entries.shop_id, journal_entries.id, journal_entries.day, journal_entries.currency],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    index('journal_lines_newest').on(t.shop_id, t.id.desc()),
    index('journal_lines_entry').on(t.shop_id, t.entry_id),
    index('journal_lines_account').on(t.shop_id, t.account, t.currency, t.day, t.id),
    // With both sides, so that the sums of the books read the index alone.
    index('journal_lines_sums').on(t.shop_id, t.day, t.account, t.currency, t.debit, t.credit),
    index('journal_lines_money').on(t.shop_id, t.account_id).where(sql`account_id is not null`),
    // What customers owe and paid, newest first, among all that the books are told.
    index('journal_lines_statements')
      .on(t.shop_id, t.id.desc().nullsLast())
      .where(sql`account = '120' and customer_id is not null`),
    index('journal_lines_customer').on(t.shop_id, t.customer_id, t.day, t.id).where(sql`customer_id is not null`),
    index('journal_lines_supplier').on(t.shop_id, t.supplier_id, t.day, t.id).where(sql`supplier_id is not null`),
    check('journal_lines_account', sql`account ~ '^[1-7][0-9]{2}$'`),
    check('journal_lines_side', sql`debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0)`),
  ],
)
