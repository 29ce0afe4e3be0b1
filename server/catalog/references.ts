import { type SQL, sql } from 'drizzle-orm'
import * as catalogue from '#server/db/schema/catalogue.ts'
import { cheque_steps, cheques } from '#server/db/schema/cheques.ts'
import { given_cheques } from '#server/db/schema/given-cheques.ts'
import { incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { journal_lines } from '#server/db/schema/ledger.ts'
import { productgroups } from '#server/db/schema/product-groups.ts'
import { product_attributes, product_tags, products, variant_options, variants } from '#server/db/schema/products.ts'
import { purchase_invoices, purchases } from '#server/db/schema/purchases.ts'
import { type ReferenceRows, rowsBy } from '#server/platform/records/tables.ts'

/** What names the catalogue's records, by resource. */
export const catalogReferences: Readonly<Record<string, Readonly<Record<string, ReferenceRows>>>> = {
  // Refused by rules of their own (R164, R165).
  categories: {},
  brands: { products: rowsBy(products.shop_id, products.brand_id) },
  attributes: {
    products: rowsBy(product_attributes.shop_id, product_attributes.attribute_id),
    categories: rowsBy(catalogue.category_attributes.shop_id, catalogue.category_attributes.attribute_id),
  },
  options: { products: { table: products, where: productsOfOption } },
  tags: { products: rowsBy(product_tags.shop_id, product_tags.tag_id) },
  groups: { productgroups: rowsBy(productgroups.shop_id, productgroups.group_id) },
  productgroups: {},
  units: { products: rowsBy(products.shop_id, products.unit_id) },
  taxes: { products: rowsBy(products.shop_id, products.tax_id) },
  suppliers: {
    products: rowsBy(products.shop_id, products.supplier_id),
    journal_lines: rowsBy(journal_lines.shop_id, journal_lines.supplier_id),
    purchase_invoices: rowsBy(purchase_invoices.shop_id, purchase_invoices.supplier_id),
    incoming_invoices: rowsBy(incoming_invoices.shop_id, incoming_invoices.supplier_id),
    purchases: rowsBy(purchases.shop_id, purchases.supplier_id),
    cheques: rowsBy(cheques.shop_id, cheques.supplier_id),
    cheque_steps: rowsBy(cheque_steps.shop_id, cheque_steps.supplier_id),
    given_cheques: rowsBy(given_cheques.shop_id, given_cheques.supplier_id),
  },
}

/** Those of whose variants some have a value of it; variants that were deleted do not count. */
function productsOfOption(shop_id: number, id: SQL): SQL {
  const { option_values } = catalogue
  return sql`${products.shop_id} = ${shop_id} and ${products.id} in (
    select v.product_id from ${variant_options} o join ${variants} v on v.shop_id = o.shop_id and v.id = o.variant_id
     where o.shop_id = ${shop_id} and v.deleted = 0
       and o.option_value_id in (select ${option_values.id} from ${option_values}
                                  where ${option_values.shop_id} = ${shop_id} and ${option_values.option_id} = ${id}))`
}
