import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { contractKinds, type EveryContractText } from '#api/contract/content/contracts.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { createdAt, recordId, shopId, updatedAt } from './columns.ts'
import { orders } from './orders.ts'
import { shops } from './shops.ts'

/** The contracts whose texts a shop has changed; all others are as they were built. */
export const contract_texts = pgTable(
  'contract_texts',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: contractKinds }).notNull(),
    version: integer().notNull(),
    /** None where the built ones were put back. */
    texts: jsonb().$type<EveryContractText>(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.kind] }), check('contract_texts_version', sql`version > 0`)],
)

/** What an order was agreed on, in the words of that moment: written once with the order, and never changed. */
export const order_contracts = pgTable(
  'order_contracts',
  {
    shop_id: shopId(),
    order_id: recordId().notNull(),
    kind: text({ enum: contractKinds }).notNull(),
    language: text({ enum: panelLanguages as [PanelLanguage, ...PanelLanguage[]] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** SHA-256 of the title, a line break and the content, by which anybody can tell that they are as they were. */
    hash: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.order_id, t.kind] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    check('order_contracts_hash', sql`hash ~ '^[0-9a-f]{64}$'`),
  ],
)
