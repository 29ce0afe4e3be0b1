import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { flag, id, shopId, sorted } from './columns.ts'
import { shops } from './shops.ts'

/** How a shop sends its parcels: a service of a cargo company. */
export const shipping_methods = pgTable(
  'shipping_methods',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    name: sorted().notNull(),
    carrier: text({ enum: ['sandbox'] }).notNull(),
    /** What the company calls the service. */
    service: text().notNull().default('standard'),
    status: flag().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] })],
)
