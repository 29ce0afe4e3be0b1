import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { dataUrl, webp } from '#tests/pictures.ts'
import { turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { keten, theirs } from './product-form.products.ts'
import { productIn } from './product-form.shop.ts'

/** Where the products of a shop are asked for. */
export const path = '/v1/panel/products'
let made = 0

/** Stores a product of the walks and answers its id. */
export async function newProduct({ call, own }: Shop, changes: Partial<ProductInput>): Promise<number> {
  const answer = await call('POST', path, { body: productIn(own, changes) })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data.id
}

/** Stores a picture and answers its name. */
export async function newPicture({ call }: Shop): Promise<string> {
  const body = { type: 'product', image: dataUrl('image/webp', await webp()), realName: 'a.webp' }
  return (await call('POST', '/v1/files', { body })).body.data.name
}

/** The walk's product with its pictures, and codes that no other has. */
export function ketenWith(images: readonly string[]): Partial<ProductInput> {
  made += 1
  return {
    product_type_id: keten.product_type_id,
    selected_options: keten.selected_options,
    variants: keten.variants.map(({ id: _, ...one }) => ({
      ...one,
      stock_code: `${one.stock_code}-${made}`,
      images: one.images.map(({ id: __, ...image }, index) => ({ ...image, image: images[index] ?? '' })),
    })),
  }
}

/** Somebody else saves what the walk finds as theirs. */
export async function saveAsAnother(shop: Shop, id: number | null): Promise<void> {
  const stored = await storedIn(shop, id)
  const name = theirs.translations[0]?.name
  const translations = stored?.translations.map((one) => (one.language_id === turkish ? { ...one, name } : one))
  const { id: _, created_at: __, updated_at: ___, ...body } = { ...stored, translations }
  const answer = await shop.call('PUT', `${path}/${id}`, { body })
  expect(answer.http, answer.text).toBe(200)
}

/** A product as it is stored now; `null` when there is none. */
export async function storedIn({ call }: Shop, id: number | null): Promise<Product | null> {
  if (id === null) return null
  const { http, body } = await call('GET', `${path}/${id}`)
  return http === 200 ? body.data : null
}

/** A stored product with something wrong about it; variants keep the ids of those that are stored. */
export function withWrong(stored: Product, given: ProductInput): Product {
  const variants = given.variants.map((one, index) => ({ ...one, id: stored.variants[index]?.id ?? null }))
  return { ...stored, ...given, variants }
}

/** What went wrong, in the answer of an actor that failed. */
export function failureIn(event: EventObject): ApiFailure | undefined {
  return (event as unknown as { error?: ApiFailure }).error
}

/** Whether the next save of the walk succeeds: it may then be the same one again, whose first answer was lost. */
export function savesNext(ahead: readonly Step[]): boolean {
  return ahead.find(({ event }) => event.type.endsWith('.actor.save'))?.event.type === 'xstate.done.actor.save'
}
