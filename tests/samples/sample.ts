import type { Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** A request that the server takes: where it goes and what it carries. */
export interface Sample {
  readonly path: string
  readonly body?: unknown
}

/** Makes a sample in a shop, creating first whatever it is about, so that each call gives a fresh one. */
export type Maker = (shop: Shop, seeded: Seeded, token: string) => Promise<Sample>

let numbers = 0

/** A number that no other sample has. */
export function next(): number {
  numbers += 1
  return numbers
}

/** Creates a record of a resource and answers its id. */
export async function create(shop: Shop, path: string, body: unknown, token: string, seeded: Seeded): Promise<number> {
  const answer = await shop.call('POST', path, { as: token, body, headers: { 'x-sid': String(seeded.shop_id) } })
  if (answer.body?.status !== 1) throw new Error(`${path} did not take its sample: ${answer.text}`)
  return answer.body.data.id
}

/** Made for whoever asks first, and the same for all. */
export function made<T>(make: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    known ??= make()
    return known
  }
}
