import { foreignKey, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { groups, type Names } from './catalogue.ts'
import { createdAt, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { products } from './products.ts'
import { shops } from './shops.ts'

/** Products that belong together under a name of their own. */
export const productgroups = pgTable(
  'productgroups',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    group_id: recordId(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.group_id], foreignColumns: [groups.shop_id, groups.id] }),
    index('productgroups_group').on(t.shop_id, t.group_id),
    index('productgroups_label').on(t.shop_id, t.label, t.id),
    index('productgroups_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

export const productgroup_products = pgTable(
  'productgroup_products',
  {
    shop_id: shopId(),
    productgroup_id: recordId().notNull(),
    product_id: recordId().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.productgroup_id, t.product_id] }),
    foreignKey({
      columns: [t.shop_id, t.productgroup_id],
      foreignColumns: [productgroups.shop_id, productgroups.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }),
    index('productgroup_products_product').on(t.shop_id, t.product_id),
  ],
)
