import { expect, test } from 'vitest'
import { byAdapter } from '#server/integrations/marketplace/by-adapter.ts'
import type { Marketplace } from '#server/integrations/marketplace/marketplace.ts'

/** Two marketplaces that answer with their name and what they were asked. */
const named = (name: string) =>
  new Proxy({} as Marketplace, {
    get:
      (_, call) =>
      async (...given: unknown[]) => [name, call, given.at(-1)],
  })
const both = byAdapter({ service: named('service'), trendyol: named('trendyol') })
const keys = { baseKey: 'base', supplierId: '42' }

test.each([
  [{ ...keys, adapter: 'trendyol' as const }, 'trendyol'],
  [{ ...keys, adapter: 'service' as const }, 'service'],
  // An account from before there was a choice.
  [keys, 'service'],
])('every call of %j goes to %s', async (account, name) => {
  const page = { page: 0, limit: 1 }
  const dated = { ...page, from: new Date(0), to: new Date(1) }
  expect(
    await Promise.all([
      both.products(account, page),
      both.brandsByName(account, 'mavi'),
      both.categoriesByName(account, 'elbise'),
      both.categoryAttributes(account, 411),
      both.createProducts(account, []),
      both.updateProducts(account, []),
      both.updateOffers(account, []),
      both.batch(account, 'b-1'),
      both.orders(account, dated),
    ]),
  ).toEqual([
    [name, 'products', page],
    [name, 'brandsByName', 'mavi'],
    [name, 'categoriesByName', 'elbise'],
    [name, 'categoryAttributes', 411],
    [name, 'createProducts', []],
    [name, 'updateProducts', []],
    [name, 'updateOffers', []],
    [name, 'batch', 'b-1'],
    [name, 'orders', dated],
  ])
})

test('a picture is fetched from whoever keeps it', async () => {
  const at = async (address: string) => ((await both.picture(address)) as unknown as string[])[0]
  expect(
    await Promise.all(
      ['https://cdn.dsmcdn.com/a.jpg', 'https://cdn.dsmcdn.com.evil.test/a.jpg', 'pictures/a.webp'].map(at),
    ),
  ).toEqual(['trendyol', 'service', 'service'])
})
