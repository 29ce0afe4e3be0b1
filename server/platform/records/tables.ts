import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ResourceName } from '#api/registry/resources.ts'
import * as catalogue from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { productgroups } from '#server/db/schema/product-groups.ts'
import { product_attributes, product_tags, products, variant_options, variants } from '#server/db/schema/products.ts'
import { order_refund_lines } from '#server/db/schema/refunds.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { tableOf } from '#server/db/schema/table-of.ts'

export type RecordTable = ReturnType<typeof tableOf>

/** The table of each resource. */
export const tables = {
  categories: catalogue.categories as unknown as RecordTable,
  brands: catalogue.brands,
  attributes: catalogue.attributes as unknown as RecordTable,
  options: catalogue.options as unknown as RecordTable,
  groups: catalogue.groups,
  productgroups: productgroups as unknown as RecordTable,
  tags: catalogue.tags,
  units: catalogue.units,
  taxes: catalogue.taxes,
  suppliers: catalogue.suppliers,
  'order-refund-reasons': catalogue.order_refund_reasons,
} satisfies Record<ResourceName, RecordTable>

/** What a reference field may point to: a shop's own records, or those that belong to no shop. */
export interface Target {
  readonly id: AnyPgColumn
  /** `null`: the same for all shops. */
  readonly shop_id: AnyPgColumn | null
  readonly label: AnyPgColumn
}

export const targets: Readonly<Record<string, Target>> = {
  ...tables,
  option_values: catalogue.option_values,
  products,
  marketplaces: { id: marketplaces.id, shop_id: null, label: marketplaces.name },
  'product-reviews/products': products,
  'jobs/users': { id: users.id, shop_id: users.shop_id, label: users.name },
  'orders/customers': { id: users.id, shop_id: users.shop_id, label: users.name },
}

/** Rows that name a record: which they are, and in which table. One entry for each tie of a resource. */
export interface TieRows {
  readonly table: AnyPgColumn['table']
  where(shop_id: number, id: number): SQL
}

export const tieRows: Readonly<Record<ResourceName, Readonly<Record<string, TieRows>>>> = {
  // Refused by rules of their own (R164, R165).
  categories: {},
  brands: { products: by(products.shop_id, products.brand_id) },
  attributes: {
    products: by(product_attributes.shop_id, product_attributes.attribute_id),
    categories: by(catalogue.category_attributes.shop_id, catalogue.category_attributes.attribute_id),
  },
  options: { products: { table: products, where: productsOfOption } },
  tags: { products: by(product_tags.shop_id, product_tags.tag_id) },
  groups: { productgroups: by(productgroups.shop_id, productgroups.group_id) },
  productgroups: {},
  units: { products: by(products.shop_id, products.unit_id) },
  taxes: { products: by(products.shop_id, products.tax_id) },
  suppliers: { products: by(products.shop_id, products.supplier_id) },
  'order-refund-reasons': {
    order_refunds: by(order_refund_lines.shop_id, order_refund_lines.reason_id),
  },
}

function by(shop: AnyPgColumn, column: AnyPgColumn): TieRows {
  return { table: column.table, where: (shop_id, id) => and(eq(shop, shop_id), eq(column, id)) as SQL }
}

/** Those of whose variants some have a value of it; variants that were deleted do not count. */
function productsOfOption(shop_id: number, id: number): SQL {
  const { option_values } = catalogue
  return sql`${products.shop_id} = ${shop_id} and ${products.id} in (
    select v.product_id from ${variant_options} o join ${variants} v on v.id = o.variant_id
     where o.shop_id = ${shop_id} and v.deleted = 0
       and o.option_value_id in (select ${option_values.id} from ${option_values} where ${option_values.option_id} = ${id}))`
}
