import type { ProductInput, SavedProduct } from '#api/contract/catalog/products.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { copyFiles } from '#server/platform/files/copy.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { readProduct } from './read.ts'
import { storeNew } from './save.ts'
import type { Saving } from './saving.ts'

/** A new passive product like this one: same texts, prices, categories and pictures in files of its own, without codes and stock (R190). */
export async function copyProduct(context: Saving, id: number): Promise<SavedProduct> {
  const { db, actor, services } = context
  const product = await readProduct(db, actor.shop_id, id)
  if (!product) throw refuse(404, notFound)
  const { id: _, version: __, created_at: ___, updated_at: ____, ...fields } = product
  const names = product.variants.flatMap((one) => one.images.map((image) => image.image))
  const copies = await copyFiles(db, services, actor.shop_id, names)
  return storeNew(context, withoutOwn(fields, copies), 'copy', id)
}

/** Without what only the original has: ids, codes and stock. A picture whose file is gone stays behind. */
function withoutOwn(product: ProductInput, copies: ReadonlyMap<string, string>): ProductInput {
  return {
    ...product,
    status: 0,
    translations: product.translations.map(({ id: _, ...texts }) => texts),
    variants: product.variants.map(({ id: _, quantity_loaded: __, ...one }) => ({
      ...one,
      quantity: 0,
      stock_code: '',
      barcode: '',
      prices: one.prices.map(({ id: ___, ...price }) => price),
      images: one.images.flatMap(({ id: ___, ...image }) => {
        const copy = copies.get(image.image)
        return copy ? [{ ...image, image: copy }] : []
      }),
    })),
  }
}
