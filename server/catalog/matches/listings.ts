import { sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { MarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import type { Work } from '#server/platform/jobs/kind.ts'

/**
 * Stores what the marketplace tells of its products, each barcode once, and nothing of what somebody has decided. What is as it was is not
 * written, so nobody who looks at it is told that it changed.
 */
export async function storeListings(
  { db, actor: { shop_id } }: Pick<Work, 'db' | 'actor'>,
  products: readonly MarketplaceProduct[],
): Promise<void> {
  // In one order, so that two fetches at once wait for each other, and the last of a barcode that a page has twice.
  const rows = [...new Map(products.map((one) => [one.barcode, one])).values()]
    .map(columnsOf)
    .sort((one, other) => (one.barcode < other.barcode ? -1 : 1))
  await db.execute(sql`
    insert into marketplace_listings as l
           (shop_id, marketplace_id, barcode, title, brand, category, stock_code, sale_price, list_price, quantity, image, search)
    select ${shop_id}, ${importMarketplace}, x.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (
        barcode text, title text, brand text, category text, stock_code text, sale_price bigint, list_price bigint,
        quantity int, image text, search text)
    on conflict (shop_id, marketplace_id, barcode) do update set
           title = excluded.title, brand = excluded.brand, category = excluded.category, stock_code = excluded.stock_code,
           sale_price = excluded.sale_price, list_price = excluded.list_price, quantity = excluded.quantity,
           image = excluded.image, search = excluded.search, version = l.version + 1, updated_at = now()
     where (l.title, l.brand, l.category, l.stock_code, l.sale_price, l.list_price, l.quantity, l.image)
           is distinct from (excluded.title, excluded.brand, excluded.category, excluded.stock_code, excluded.sale_price,
                             excluded.list_price, excluded.quantity, excluded.image)`)
}

function columnsOf(product: MarketplaceProduct) {
  const { barcode, title, brand, categoryName, stockCode, salePrice, listPrice, quantity, images } = product
  return {
    barcode,
    title: title || barcode,
    brand,
    category: categoryName,
    stock_code: stockCode,
    sale_price: minorOf(salePrice) ?? 0,
    list_price: minorOf(listPrice) ?? 0,
    quantity,
    image: images[0] ?? '',
    search: fold([title, brand, barcode, stockCode].join(' ')),
  }
}
