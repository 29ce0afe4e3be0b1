import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { productOperations } from '#api/operations/catalog/products.ts'
import { sendable } from '#machines/catalog/product-form/payload.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

interface Changing {
  readonly record: { readonly id: number; readonly label: string }
  /** The product with the change; the same product where nothing changes. */
  readonly change: (product: ProductInput) => ProductInput
  /** As it was before, where the change was stored already and its answer was lost. */
  readonly before?: (product: ProductInput) => ProductInput
  /** Kept over retries; of a product that moved on meanwhile another body is sent, which a key of its own goes with. */
  readonly key: string
}

/** Changes something of a product as it is stored now, judged as its form would be; answers what takes that back. */
export async function changeProduct({ record, change, before = same, key }: Changing): Promise<Undoing> {
  const { version, product } = inputOf(await call(productOperations.read, { params: { id: record.id } }))
  const body = change(product)
  const saved =
    body === product
      ? { version }
      : await call(productOperations.edit, {
          params: { id: record.id },
          body: { ...body, version },
          key: `${key}-${version}`,
        })
  return { what: 'product', list: 'products', records: [record], version: saved.version, before: before(product) }
}

/** With the stock that was seen, a sale made meanwhile is not undone by saving something else. */
function inputOf({ id: _, version, created_at: __, updated_at: ___, ...stored }: Product) {
  const variants = stored.variants.map((one) => ({ ...one, quantity_loaded: Number(one.quantity) }))
  return { version, product: sendable({ ...stored, variants }) }
}

function same(product: ProductInput): ProductInput {
  return product
}
