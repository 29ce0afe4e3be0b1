import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { array, integer, number, object, string } from 'superstruct'
import type { Database } from '#server/db/open.ts'
import { sandbox_products } from '#server/db/schema/sandbox.ts'
import { failureReasons, type ListedItem } from './judge.ts'
import { brands, categories } from './lists.ts'

/** A product as the sandbox answers it. */
export const productRow = object({
  id: string(),
  barcode: string(),
  title: string(),
  stockCode: string(),
  brand: string(),
  categoryName: string(),
  quantity: integer(),
  salePrice: number(),
  listPrice: number(),
  images: array(object({ url: string() })),
})

/** A supplier's products, in the order they came. */
export async function filter(
  db: Database,
  supplier_id: string,
  {
    barcode,
    page = 0,
    limit = 50,
  }: { barcode?: string | undefined; page?: number | undefined; limit?: number | undefined },
) {
  const own = and(
    eq(sandbox_products.supplier_id, supplier_id),
    barcode === undefined ? undefined : eq(sandbox_products.barcode, barcode),
  )
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(sandbox_products).where(own)
  const rows = await db
    .select()
    .from(sandbox_products)
    .where(own)
    .orderBy(asc(sandbox_products.id))
    .limit(limit)
    .offset(page * limit)
  return { totalElements: total, page, size: limit, content: rows.map(rowOf) }
}

function rowOf(row: typeof sandbox_products.$inferSelect) {
  const { id, barcode, title, stock_code, brand, category_name, quantity, sale_price, list_price, images } = row
  return {
    id: String(id),
    ...{ barcode, title, brand, quantity },
    stockCode: stock_code,
    categoryName: category_name,
    salePrice: sale_price,
    listPrice: list_price,
    images: images.map((url) => ({ url })),
  }
}

/** Lists what may be listed. Of two items with one barcode and stock code in a batch, the later one counts. */
export async function create(db: Database, supplier_id: string, items: readonly ListedItem[]) {
  const judged = items.map((item) => ({ item, reasons: failureReasons(item) }))
  const good = new Map(
    judged.flatMap(({ item, reasons }) =>
      reasons.length === 0 ? [[`${item.barcode} ${item.stockCode ?? ''}`, item]] : [],
    ),
  )
  if (good.size > 0)
    await db
      .insert(sandbox_products)
      .values([...good.values()].map((item) => columnsOf(supplier_id, item)))
      .onConflictDoUpdate({
        target: [sandbox_products.supplier_id, sandbox_products.barcode, sandbox_products.stock_code],
        set: Object.fromEntries(
          ['title', 'brand', 'category_name', 'quantity', 'sale_price', 'list_price', 'images'].map((name) => [
            name,
            sql.raw(`excluded.${name}`),
          ]),
        ),
      })
  return {
    batchRequestId: randomUUID(),
    items: judged.map(({ item: { barcode }, reasons }) => ({
      barcode,
      status: reasons.length === 0 ? 'SUCCESS' : 'FAILED',
      failureReasons: reasons,
    })),
  }
}

function columnsOf(supplier_id: string, item: ListedItem): typeof sandbox_products.$inferInsert {
  return {
    supplier_id,
    barcode: item.barcode,
    title: item.title.trim(),
    stock_code: item.stockCode ?? '',
    brand: brands.find(({ id }) => id === item.brandId)?.name ?? '',
    category_name: categories.find(({ id }) => id === item.categoryId)?.name ?? '',
    quantity: item.quantity,
    sale_price: item.salePrice,
    list_price: item.listPrice,
    images: (item.images ?? []).map(({ url }) => url),
  }
}
