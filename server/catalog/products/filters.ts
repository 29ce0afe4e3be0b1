import { type SQL, sql } from 'drizzle-orm'
import type { ProductQuery } from '#api/contract/catalog/products.ts'
import { fold } from '#api/rules/platform/fold.ts'

/** Which products a list is about: `from … where …`, the products under the name `p`. */
export function chosenBy(shop_id: number, query: ProductQuery): SQL {
  const conditions = sql.join(conditionsOf(shop_id, query), sql` and `)
  return sql`from products p ${sql.join(joinsOf(shop_id, query), sql` `)} where ${conditions}`
}

/** A product names a category or tag once, so a join repeats no row, and lets the index of the category give its products in their order. */
function joinsOf(shop_id: number, { category_id, attribute_id, tag_id }: ProductQuery): SQL[] {
  return [
    // The main category is always among a product's categories.
    ...(category_id
      ? [
          sql`join product_categories c
                on c.shop_id = ${shop_id} and c.category_id = ${category_id} and c.product_id = p.id`,
        ]
      : []),
    ...(attribute_id
      ? [
          sql`join product_attributes a
                on a.shop_id = ${shop_id} and a.attribute_id = ${attribute_id} and a.product_id = p.id`,
        ]
      : []),
    ...(tag_id
      ? [sql`join product_tags t on t.shop_id = ${shop_id} and t.tag_id = ${tag_id} and t.product_id = p.id`]
      : []),
  ]
}

/** As the partial indexes of these have it. */
const lacking = {
  image: sql`p.image = ''`,
  price: sql`p.lacks_price = 1`,
  translation: sql`p.lacks_translation = 1`,
  match: sql`p.lacks_match = 1`,
}

const pointing = ['brand_id', 'tax_id', 'unit_id', 'supplier_id'] as const

function conditionsOf(shop_id: number, query: ProductQuery): SQL[] {
  const { until, product_type_id, status, stock, lacks, option_id, option_value_id, search = '' } = query
  return [
    sql`p.shop_id = ${shop_id}`,
    ...(until === undefined ? [] : [sql`p.id <= ${until}`]),
    ...(query.id ? [sql`p.id = any(${sql.param(query.id)}::int[])`] : []),
    ...pointing.flatMap((key) => (query[key] ? [sql`p.${sql.identifier(key)} = ${query[key]}`] : [])),
    ...(product_type_id ? [sql`p.product_type_id = ${Number(product_type_id)}`] : []),
    ...(status ? [sql`p.status = ${Number(status)}`] : []),
    ...(stock === 'none' ? [sql`p.stock = 0 and p.product_type_id <> 3`] : []),
    ...(stock === 'some' ? [sql`p.stock > 0`] : []),
    ...(lacks ? [lacking[lacks]] : []),
    ...(option_value_id ? [hasValue(shop_id, sql`o.option_value_id = ${option_value_id}`)] : []),
    ...(option_id
      ? [hasValue(shop_id, sql`o.option_value_id in (select id from option_values where option_id = ${option_id})`)]
      : []),
    ...wordsOf(search).map(foundIn),
  ]
}

/** Products of whose variants some have such a value. */
function hasValue(shop_id: number, which: SQL): SQL {
  return sql`p.id in (select v.product_id from variant_options o join variants v on v.id = o.variant_id
                       where o.shop_id = ${shop_id} and v.deleted = 0 and ${which})`
}

/** Every word must be found somewhere, in any order. */
function wordsOf(search: string): string[] {
  return fold(search).split(' ').filter(Boolean)
}

/** One or two letters are the beginning of a word: anywhere inside of words they are in nearly every product, and no index knows them. */
function foundIn(word: string): SQL {
  const escaped = word.replace(/[\\%_]/g, '\\$&')
  return [...word].length > 2
    ? sql`p.search like ${`%${escaped}%`}`
    : sql`(p.search like ${`${escaped}%`} or p.search like ${`% ${escaped}%`})`
}
