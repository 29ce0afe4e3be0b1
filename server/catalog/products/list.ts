import { type SQL, sql } from 'drizzle-orm'
import { products } from '#api/listings/catalog/products.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { hasLanguage } from '#server/platform/http/language.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { productColumnsIn } from './export.ts'
import { foundProducts } from './found-products.ts'
import { productRows } from './rows.ts'

/** As the partial indexes of these have it. */
const lacking = {
  image: sql`p.image = ''`,
  price: sql`p.lacks_price = 1`,
  translation: sql`p.lacks_translation = 1`,
  match: sql`p.lacks_match = 1`,
}

const stock = {
  none: sql`p.stock = 0 and p.product_type_id <> 3`,
  low: sql`p.least_stock < p.min_stock and p.product_type_id <> 3`,
  some: sql`p.stock > 0`,
}

const byName = { by: sql`p.label`, tieBreak: 'by id' } as const

/** The products. */
export const productList = listFrom(products, {
  from: ['products', 'p'],
  filters: {
    // The main category is always among a product's categories.
    category_id: named('product_categories', 'category_id'),
    attribute_id: named('product_attributes', 'attribute_id'),
    tag_id: named('product_tags', 'tag_id'),
    brand_id: equals(sql`p.brand_id`),
    tax_id: equals(sql`p.tax_id`),
    unit_id: equals(sql`p.unit_id`),
    supplier_id: equals(sql`p.supplier_id`),
    product_type_id: equals(sql`p.product_type_id`),
    status: equals(sql`p.status`),
    min_price: (price) => sql`p.price >= ${minorOf(price)}`,
    max_price: (price) => sql`p.price <= ${minorOf(price)}`,
    stock: (which) => stock[which],
    lacks: (what) => lacking[what],
    untranslated: (language, { shop_id }) => lacksNameIn(shop_id, language),
    option_value_id: (id, { shop_id }) => hasValue(shop_id, sql`o.option_value_id = ${id}`),
    option_id: (id, { shop_id }) =>
      hasValue(
        shop_id,
        sql`o.option_value_id in (select id from option_values where shop_id = ${shop_id} and option_id = ${id})`,
      ),
  },
  sortings: {
    name: byName,
    label: byName,
    price: { by: sql`p.price`, tieBreak: 'by id' },
    stock: { by: sql`p.stock`, tieBreak: 'by id' },
    status: { by: sql`p.status`, tieBreak: 'newest first' },
  },
  found: foundProducts,
  rows: productRows,
  exported: { columns: productColumnsIn, rows: productRows },
})

/** Products `p` without a name in this language; only those that are known to lack one are looked at. */
export function lacksNameIn(shop_id: number, language_id: number | SQL): SQL {
  return sql`p.lacks_translation = 1 and ${hasLanguage(sql`${shop_id}`, language_id)} and not exists (
    select from product_translations t
     where t.shop_id = ${shop_id} and t.product_id = p.id and t.language_id = ${language_id} and t.name <> '')`
}

/** A product names a category or tag once, so a join repeats no row, and lets the index of the category give its products in their order. */
function named(table: string, key: string) {
  const link = sql.identifier(table)
  const column = sql`${link}.${sql.identifier(key)}`
  return (id: number, { shop_id }: Choosing) => ({
    join: sql`join ${link} on ${link}.shop_id = ${shop_id} and ${column} = ${id} and ${link}.product_id = p.id`,
  })
}

/** Products of whose variants some have such a value. */
function hasValue(shop_id: number, which: SQL): SQL {
  return sql`p.id in (select v.product_id from variant_options o
                        join variants v on v.shop_id = o.shop_id and v.id = o.variant_id
                       where o.shop_id = ${shop_id} and v.deleted = 0 and ${which})`
}
