import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { option_values, options } from '#server/db/schema/catalogue.ts'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import { endSession } from '#tests/browser/paths/platform/record-desk.ts'
import { wrong, wrongTogether } from '#tests/paths/catalog/product-form.products.ts'
import {
  failureIn,
  ketenWith,
  newPicture,
  newProduct,
  path as productsPath,
  saveAsAnother,
  savesNext,
} from '#tests/paths/catalog/products.fixture.ts'
import type { Arranged, Moment, PageFixture } from '#tests/paths/cover/browser.ts'
import type { Step, Walk } from '#tests/paths/cover/walks.ts'
import { setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'

/** What one walk through the product form has: a product of its own where it opens one. */
export interface Desk extends PageFixture {
  readonly path: string
  /** The stored product; `null` for a new one. */
  readonly id: number | null
  /** What an older rule let it be stored with. */
  readonly wrong: Partial<ProductInput> | null
  /** Pictures that are sent now stay on their way. */
  holding: boolean
}

/** The desk of a walk from one of the inputs of `product-form.paths.ts`. */
export async function deskFor(browserFixture: BrowserFixture, { input, steps }: Walk): Promise<Desk> {
  const { shop } = browserFixture
  const known = wrong[input] ?? wrongTogether[input] ?? null
  const as = steps.some(({ event }) => event.type === 'RENEWED') ? await signedIn(shop) : await shop.as(codesOf(input))
  if (steps.some(({ event }) => choosesThousands(event))) await addManyValues(shop)
  const desk = { browserFixture, page: await browserFixture.visit({ as }), wrong: known, holding: false }
  if (input === 'add') return { ...desk, id: null, path: '/products/add' }
  if (input === 'quick') return { ...desk, id: null, path: '/fast-products/add' }
  const images = known ? [] : [await newPicture(shop), await newPicture(shop)]
  const id = await newProduct(shop, known ? {} : ketenWith(images))
  return { ...desk, id, path: `/products/edit/${id}` }
}

/** Brings an answer about: what went wrong in the walk goes wrong in the shop. */
export async function answered(event: EventObject, { fixture, ahead }: Moment<Desk>): Promise<Arranged> {
  const { id, browserFixture } = fixture
  switch (failureIn(event)?.kind) {
    case undefined:
      return { how: 'through' }
    case 'network':
      return { how: isOfSave(event) && savesNext(ahead) ? 'answerLost' : 'lost' }
    case 'notFound':
      expect((await browserFixture.shop.call('DELETE', `${productsPath}/${id}`)).http).toBe(200)
      if (ahead[0]?.event.type !== 'BACK') return { how: 'through' }
      return { how: 'through', after: () => bringBack(browserFixture.shop, id) }
    case 'conflict':
      await saveAsAnother(browserFixture.shop, id)
      return { how: 'through' }
    case 'session':
      await endSession(fixture)
      return { how: 'through' }
    default:
      throw new Error(`nobody knows how ${event.type} comes about`)
  }
}

/** It is there again for what else the walk does with it. */
async function bringBack(shop: Shop, id: number | null): Promise<void> {
  expect((await shop.call('POST', `/v1/panel/bin/products/${id}`)).http).toBe(200)
}

function isOfSave({ type }: EventObject): boolean {
  return type.endsWith('.actor.save')
}

function codesOf(input: string): number[] {
  return input === 'looking' ? [601] : [100]
}

/** Ayşe, who may do everything, with the password that she will sign in with again. */
async function signedIn(shop: Shop): Promise<string> {
  await setPasswords(shop)
  return tokenOf(shop, ayse.id)
}

/** Options of so many values that two of them have more combinations than a product may have variants. */
export const manyValued = ['Numara', 'Desen'] as const
const many = 45

/** Whether more values are chosen than the shop has. */
export function choosesThousands(event: Step['event']): boolean {
  return event.type === 'CHOOSE_VALUES' && (event as { values?: readonly number[] }).values?.length === 2001
}

async function addManyValues({ db, own: { shop_id } }: Shop): Promise<void> {
  const named = (label: string) => ({ shop_id, label, translations: [{ language_id: 175, name: label }] })
  for (const name of manyValued) {
    const [option] = await db
      .insert(options)
      .values({ ...named(name), search: name })
      .returning({ id: options.id })
    const values = Array.from({ length: many }, (_, index) => named(`${name} ${index + 1}`))
    await db.insert(option_values).values(values.map((one) => ({ ...one, option_id: option?.id ?? 0 })))
  }
}
