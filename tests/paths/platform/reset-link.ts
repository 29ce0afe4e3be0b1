import { expect } from 'vitest'
import type { Shop } from '#tests/shop.ts'
import { emailIn } from './people.fixture.ts'
import { ayse } from './people.ts'

/** The token of a new reset link for Ayşe, from the mail that brings it. */
export async function linkFrom(shop: Shop): Promise<string> {
  const before = shop.mails.sent.length
  await shop.call('POST', '/v1/auth/forget-password', { as: null, body: { email: await emailIn(shop, ayse.id) } })
  await expect.poll(() => shop.mails.sent.length).toBeGreaterThan(before)
  const [, token = ''] = /token=([\w-]+)/.exec(JSON.stringify(shop.mails.sent.at(-1))) ?? []
  return token
}

/** Somebody uses the link. */
export async function spend(shop: Shop, token: string): Promise<void> {
  const body = { token, password: 'Panel!2028', password_confirmation: 'Panel!2028' }
  expect((await shop.call('POST', '/v1/auth/reset-password', { as: null, body })).http).toBe(200)
}
