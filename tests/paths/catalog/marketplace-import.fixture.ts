import { eq } from 'drizzle-orm'
import { sandbox_products } from '#server/db/schema/sandbox.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import { barcodes } from './marketplace-import.paths.ts'

/** What the marketplace lists for the walks: one product under a barcode, two under another. What was listed before is gone. */
export async function haveListed(shop: Shop): Promise<void> {
  await shop.db.delete(sandbox_products).where(eq(sandbox_products.supplier_id, '42'))
  const images = ['pictures/shirt-b3362d.webp']
  await listOnMarketplace(shop, { barcode: barcodes.one, images })
  await listOnMarketplace(shop, { barcode: barcodes.two, images, stock_code: 'A' })
  await listOnMarketplace(shop, { barcode: barcodes.two, images, stock_code: 'B', title: 'Çizgili Tişört' })
}
