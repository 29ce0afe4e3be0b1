import { sandbox_products } from '#server/db/schema/sandbox.ts'
import type { Shop } from './shop.ts'

type Listed = Partial<Omit<typeof sandbox_products.$inferInsert, 'supplier_id' | 'id'>>

/** Has the sandbox marketplace list a product of the shops' account there, one of the specification's examples unless said otherwise. Answers its id. */
export async function listOnMarketplace({ db }: Pick<Shop, 'db'>, listed: Listed = {}): Promise<string> {
  const [row] = await db
    .insert(sandbox_products)
    .values({
      supplier_id: '42',
      barcode: '8690000000012',
      title: 'Basic Tişört',
      brand: 'Mavi Deniz',
      category_name: 'Tişört',
      quantity: 5,
      sale_price: 99.9,
      list_price: 120,
      images: ['pictures/shirt-b3362d.webp', 'pictures/shirt-26385f.webp', 'pictures/shirt-3f6b4a.webp'],
      ...listed,
    })
    .returning({ id: sandbox_products.id })
  return String(row?.id)
}
