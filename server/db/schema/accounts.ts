import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { transactionKinds } from '#api/contract/money/transactions.ts'
import type { EntryKind } from '#api/rules/money/entries.ts'
import { suppliers } from './catalogue.ts'
import { createdAt, flag, folded, id, minor, moment, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { order_payments, order_refunds } from './refunds.ts'
import { shops } from './shops.ts'

/** Where a shop keeps its money: its cash desks and its accounts at banks. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    kind: text({ enum: ['cash', 'bank'] }).notNull(),
    name: sorted().notNull(),
    label: sorted().notNull().generatedAlwaysAs(sql`name`),
    search: folded(),
    bank: text().notNull().default(''),
    branch_name: text().notNull().default(''),
    branch_code: text().notNull().default(''),
    account_number: text().notNull().default(''),
    iban: text().notNull().default(''),
    currency: text().notNull(),
    status: flag().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('accounts_name').on(t.shop_id, t.name, t.id),
    index('accounts_label').on(t.shop_id, t.label, t.id),
    index('accounts_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** Money that people wrote by hand; each is in the books of its accounts, and stays there. */
export const account_entries = pgTable(
  'account_entries',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    text: text().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The entry that it takes back; an entry is taken back once. */
    reverses_id: recordId(),
    account_id: recordId().notNull(),
    amount: minor().notNull(),
    to_account_id: recordId(),
    to_amount: minor(),
    /** What the money was for. */
    counter: text().notNull().default(''),
    /** The supplier who was paid. */
    supplier_id: recordId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('account_entries_reverses').on(t.shop_id, t.reverses_id),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.to_account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({ columns: [t.shop_id, t.reverses_id], foreignColumns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    index('account_entries_supplier_id').on(t.shop_id, t.supplier_id),
    index('account_entries_label').on(t.shop_id, t.label, t.id),
    index('account_entries_search').using('gin', t.search.op('gin_trgm_ops')),
    index('account_entries_account_id').on(t.shop_id, t.account_id),
    index('account_entries_to_account_id').on(t.shop_id, t.to_account_id),
    check(
      'account_entries_amount',
      sql`amount > 0 and (to_amount is null) = (to_account_id is null) and to_amount > 0`,
    ),
  ],
)

/** The money of accounts, never changed once written: an account's balance is the sum of it. */
export const account_transactions = pgTable(
  'account_transactions',
  {
    id: id(),
    shop_id: shopId(),
    account_id: recordId().notNull(),
    /** An order was paid, that payment was taken as not come after all, a refund was paid back, what an account began with, or what was written by hand. */
    kind: text({ enum: transactionKinds }).notNull(),
    /** Signed: what it adds to the account. */
    amount: minor().notNull(),
    refund_id: recordId(),
    /** The payment of an order that it books, or takes back. */
    payment_id: recordId(),
    entry_id: recordId(),
    /** The cheque whose money it is. */
    cheque_id: recordId(),
    /** The cheque of the shop's own that it paid. */
    given_cheque_id: recordId(),
    /** How the bank calls the movement: a statement that comes again is not booked again. */
    bank_reference: text(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    // One refund is paid once (D1), whatever a program does.
    unique('account_transactions_refund').on(t.shop_id, t.refund_id),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({
      columns: [t.shop_id, t.refund_id],
      foreignColumns: [order_refunds.shop_id, order_refunds.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.payment_id],
      foreignColumns: [order_payments.shop_id, order_payments.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.entry_id],
      foreignColumns: [account_entries.shop_id, account_entries.id],
    }).onDelete('cascade'),
    unique('account_transactions_bank').on(t.shop_id, t.account_id, t.bank_reference),
    index('account_transactions_payment').on(t.shop_id, t.payment_id),
    index('account_transactions_entry').on(t.shop_id, t.entry_id),
    index('account_transactions_cheque').on(t.shop_id, t.cheque_id).where(sql`cheque_id is not null`),
    index('account_transactions_newest').on(t.shop_id, t.id.desc()),
    index('account_transactions_given_cheque').on(t.shop_id, t.given_cheque_id).where(sql`given_cheque_id is not null`),
    // What no statement has named yet, by what it moved.
    index('account_transactions_unnamed').on(t.shop_id, t.account_id, t.amount).where(sql`bank_reference is null`),
    index('account_transactions_of').on(t.shop_id, t.account_id, t.id),
    check('account_transactions_amount', sql`amount <> 0`),
  ],
)
