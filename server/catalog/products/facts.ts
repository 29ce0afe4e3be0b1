import { sql } from 'drizzle-orm'
import {
  marketplaceListPrice,
  marketplaceSalePrice,
  type Product,
  type ProductInput,
} from '#api/contract/catalog/products.ts'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import type { Database } from '#server/db/open.ts'
import { languagesOf } from '#server/platform/http/language.ts'

/** What the rules of a product need to know, from the database alone. `stored` is the product that is being changed. */
export async function factsOf(
  db: Database,
  shop_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<ProductFacts> {
  const category = product.main_category_id
  return {
    product,
    mode: 'full',
    languages: await languagesOf(db, shop_id),
    // A category that got subcategories later does not stop its old products from being edited.
    categoryFits: category === stored?.main_category_id || (await isLeaf(db, shop_id, category)),
    countries: [...(await priceLists(db, shop_id)), ...pricedIn(stored)],
  }
}

async function isLeaf(db: Database, shop_id: number, id: number | null): Promise<boolean> {
  if (id === null || id < 1 || !Number.isSafeInteger(id)) return false
  const found = await db.execute<{ leaf: boolean }>(
    sql`select not exists (select from categories child where child.shop_id = ${shop_id} and child.parent_id = c.id) as leaf
          from categories c where c.shop_id = ${shop_id} and c.id = ${id}`,
  )
  return found.rows[0]?.leaf ?? false
}

export async function priceLists(db: Database, shop_id: number): Promise<number[]> {
  const found = await db.execute<{ id: number }>(
    sql`select country_id as id from shop_countries where shop_id = ${shop_id}
        union all select ${marketplaceSalePrice}::int + id from marketplaces
        union all select ${marketplaceListPrice}::int + id from marketplaces`,
  )
  return found.rows.map((row) => row.id)
}

/** Price lists that the product has already stay open to it when the shop leaves the country. */
export function pricedIn(stored: Product | null): number[] {
  return [...new Set(stored?.variants.flatMap((one) => one.prices.map((price) => price.country_id)))]
}
