import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import {
  firstChoices,
  type Import,
  type ImportChoices,
  type ImportCounts,
  type Making,
  type RowRefusal,
} from '#api/contract/platform/imports.ts'
import { createdAt, id, moment, recordId, shopId, updatedAt } from './columns.ts'
import { shops } from './shops.ts'

/** A cell as a file has it: a text, a number that the file says is one, or what a formula came to. */
export type Cell = string | number | { readonly formula: string }

/** A file that was read and waits to be applied. Its rows are kept for a month. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    user_id: recordId().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    state: text().notNull().default('mapping'),
    mode: text().notNull().default('both'),
    headers: jsonb().$type<readonly string[]>().notNull(),
    mapping: jsonb().$type<readonly (string | null)[]>().notNull(),
    choices: jsonb().$type<ImportChoices>().notNull().default(firstChoices),
    /** The number of the row whose cells name the columns; what stands above it is no row of the file. */
    header_row: integer().notNull().default(0),
    /** The elements of a feed that may be its row, and the number of the one that is. */
    elements: jsonb().$type<Readonly<Import['elements']>>().notNull().default([]),
    element: integer().notNull().default(0),
    /** What applying it adds beside its rows' own records. */
    making: jsonb().$type<Making>().notNull().default({ total: 0, first: [] }),
    total: integer().notNull(),
    counts: jsonb().$type<ImportCounts>().notNull().default({ create: 0, update: 0, same: 0, faulty: 0 }),
    /** The job that applies it. */
    job_id: recordId(),
    /** Until when somebody is checking it: whoever asks later takes over. */
    held_until: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('imports_age').on(t.created_at),
    index('imports_own').on(t.shop_id, t.user_id, t.id),
  ],
)

/** A feed as it was sent, packed, until it is applied: another of its elements may be chosen for its row. */
export const import_sources = pgTable(
  'import_sources',
  { shop_id: shopId(), import_id: recordId().notNull(), content: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.import_id] }),
    foreignKey({ columns: [t.shop_id, t.import_id], foreignColumns: [imports.shop_id, imports.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A row of a file, and what its check came to. */
export const import_rows = pgTable(
  'import_rows',
  {
    shop_id: shopId(),
    import_id: recordId().notNull(),
    /** Its number in the spreadsheet. */
    position: integer().notNull(),
    cells: jsonb().$type<readonly Cell[]>().notNull(),
    /** Its cells as somebody is mending them, not yet checked. */
    mended: jsonb().$type<readonly string[]>(),
    /** 0 not checked, 1 adds, 2 changes, 3 changes nothing, 4 faulty. */
    verdict: smallint().notNull().default(0),
    refusals: jsonb().$type<readonly RowRefusal[]>().notNull().default([]),
    /** What applying does. It stands in the first row of those that make one record together. */
    plan: jsonb().$type<unknown>(),
    label: text().notNull().default(''),
    /** Records that lie under others of the same file come after them. */
    turn: integer().notNull().default(0),
    /** What applying it made or changed. */
    record_id: recordId(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.import_id, t.position] }),
    foreignKey({ columns: [t.shop_id, t.import_id], foreignColumns: [imports.shop_id, imports.id] }).onDelete(
      'cascade',
    ),
    index('import_rows_verdict').on(t.shop_id, t.import_id, t.verdict, t.position),
  ],
)

/** What the columns of a person's last file of a kind were taken for, by their folded names. */
export const import_mappings = pgTable(
  'import_mappings',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    user_id: recordId().notNull(),
    kind: text().notNull(),
    mapping: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.user_id, t.kind] })],
)
