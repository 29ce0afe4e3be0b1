import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { shop_accounting_methods } from './catalogue.ts'
import { createdAt, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { journal_entries } from './ledger.ts'
import { shops } from './shops.ts'

/** What the accountant calls an account of the books, where that is not as the uniform chart has it. */
export const account_codes = pgTable(
  'account_codes',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    account: text().notNull(),
    /** `all`, or the one rate that it is for. */
    tax_rate: text().notNull().default('all'),
    code: text().notNull(),
    title: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('account_codes_account').on(t.shop_id, t.account, t.tax_rate),
    index('account_codes_label').on(t.shop_id, t.label, t.id),
    index('account_codes_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** The accountant's code and name of an account. */
export interface AccountName {
  readonly code: string
  readonly title: string
}

/** Periods of the books that were given to the accountant. */
export const accounting_exports = pgTable(
  'accounting_exports',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    title: text().notNull(),
    method_id: recordId().notNull(),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    scope: text({ enum: ['new', 'all'] })
      .notNull()
      .default('new'),
    state: text({ enum: ['waiting', 'ready', 'refused', 'undone'] })
      .notNull()
      .default('waiting'),
    entries: integer().notNull().default(0),
    /** How many of them an earlier one had given already. */
    repeated: integer().notNull().default(0),
    /** What the accountant called the accounts then: the same file can be had again. */
    names: jsonb().$type<Readonly<Record<string, AccountName>>>().notNull().default({}),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      columns: [t.shop_id, t.method_id],
      foreignColumns: [shop_accounting_methods.shop_id, shop_accounting_methods.id],
    }),
    index('accounting_exports_label').on(t.shop_id, t.label, t.id),
    index('accounting_exports_search').using('gin', t.search.op('gin_trgm_ops')),
    index('accounting_exports_method_id').on(t.shop_id, t.method_id),
  ],
)

/** Which entry went to the accountant with which export. */
export const accounting_export_entries = pgTable(
  'accounting_export_entries',
  {
    shop_id: shopId(),
    export_id: recordId().notNull(),
    entry_id: recordId().notNull(),
    /** What one unit of its currency was worth in lira, as it was given; 1 in lira. */
    rate: numeric({ precision: 15, scale: 6 }),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.export_id, t.entry_id] }),
    foreignKey({
      columns: [t.shop_id, t.export_id],
      foreignColumns: [accounting_exports.shop_id, accounting_exports.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.entry_id],
      foreignColumns: [journal_entries.shop_id, journal_entries.id],
    }).onDelete('cascade'),
    index('accounting_export_entries_entry').on(t.shop_id, t.entry_id),
  ],
)
