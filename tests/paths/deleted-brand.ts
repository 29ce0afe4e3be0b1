import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

const path = '/v1/panel/brands'
let made = 0

/** A brand that lies in the bin. */
export async function deletedBrand(shop: Shop): Promise<{ id: number; name: string }> {
  made += 1
  const name = `Çöpteki ${made}`
  const id = await newBrand(shop, name)
  expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(200)
  return { id, name }
}

/** Another brand has this name from now on. */
export async function takeName(shop: Shop, name: string): Promise<void> {
  await newBrand(shop, name)
}

export async function newBrand({ call }: Shop, name: string): Promise<number> {
  const translations = [turkish, english].map((language_id) => ({ language_id, name }))
  const answer = await call('POST', path, { body: { logo: '', translations, marketplace_links: [], status: 1 } })
  expect(answer.http).toBe(200)
  return answer.body.data.id
}

export async function isThere({ call }: Shop, id: number): Promise<boolean> {
  return (await call('GET', `${path}/${id}`)).http === 200
}

/** An answer by which something stands in the way. */
export function isRefused(event: EventObject): boolean {
  const { output } = event as unknown as { output?: { refused: unknown[] } }
  return (output?.refused.length ?? 0) > 0
}
