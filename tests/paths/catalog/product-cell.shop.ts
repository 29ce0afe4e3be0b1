import type { Product } from '#api/contract/catalog/products.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import { productIn } from './product-form.shop.ts'

const path = '/v1/panel/products'

/** What the list shows of the product of the walks. */
export interface Shown {
  readonly price: string
  readonly stock: string
  readonly status: string
}

export const asItWas: Shown = { price: '49.90', stock: '3', status: '1' }
export const elsewhere = { price: '70.00', stock: '9' } as const

/** A product without further variants, as the walks have it. */
export async function addProduct(shop: Shop): Promise<number> {
  const body = productIn(shop.own, { variants: [variant({ quantity: 3 })] })
  return (await shop.call('POST', path, { body })).body.data.id
}

/** What is stored of it now. */
export async function shownOf(shop: Shop, id: number): Promise<Shown> {
  const { variants, status } = await productOf(shop, id)
  const [one] = variants
  return { price: String(one?.prices[0]?.price), stock: String(one?.quantity), status: String(status) }
}

/** Somebody else stores it so. */
export async function storeElsewhere(shop: Shop, id: number, shown: Partial<Shown>): Promise<void> {
  const { id: _, created_at: __, updated_at: ___, ...product } = await productOf(shop, id)
  const { price, stock, status } = { ...(await shownOf(shop, id)), ...shown }
  const variants = product.variants.map((one) => ({
    ...one,
    quantity: stock,
    prices: one.prices.map(({ country_name: _, ...own }) => ({ ...own, price })),
  }))
  await shop.call('PUT', `${path}/${id}`, { body: { ...product, status: Number(status), variants } })
}

async function productOf({ call }: Shop, id: number): Promise<Product> {
  return (await call('GET', `${path}/${id}`)).body.data
}
