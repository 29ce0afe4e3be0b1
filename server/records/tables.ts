import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ResourceName } from '#api/resources/index.ts'
import * as catalogue from '#server/db/schema/catalogue.ts'
import { product_attributes, product_tags, products } from '#server/db/schema/products.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { tableOf } from '#server/db/schema/table-of.ts'

export type RecordTable = ReturnType<typeof tableOf>

/** The table of each resource. */
export const tables = {
  categories: catalogue.categories as unknown as RecordTable,
  brands: catalogue.brands,
  attributes: catalogue.attributes as unknown as RecordTable,
  tags: catalogue.tags,
  units: catalogue.units,
  taxes: catalogue.taxes,
  suppliers: catalogue.suppliers,
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
  options: catalogue.options,
  marketplaces: { id: marketplaces.id, shop_id: null, label: marketplaces.name },
}

/** Where other tables name a record: the column that holds its id, and the record that is counted. One entry for each tie of a resource. */
export interface TieColumn {
  readonly shop_id: AnyPgColumn
  readonly column: AnyPgColumn
}

export const tieColumns: Readonly<Record<ResourceName, Readonly<Record<string, TieColumn>>>> = {
  // Refused by rules of their own (R164, R165).
  categories: {},
  brands: { products: { shop_id: products.shop_id, column: products.brand_id } },
  attributes: {
    products: { shop_id: product_attributes.shop_id, column: product_attributes.attribute_id },
    categories: {
      shop_id: catalogue.category_attributes.shop_id,
      column: catalogue.category_attributes.attribute_id,
    },
  },
  tags: { products: { shop_id: product_tags.shop_id, column: product_tags.tag_id } },
  units: { products: { shop_id: products.shop_id, column: products.unit_id } },
  taxes: { products: { shop_id: products.shop_id, column: products.tax_id } },
  suppliers: { products: { shop_id: products.shop_id, column: products.supplier_id } },
}
