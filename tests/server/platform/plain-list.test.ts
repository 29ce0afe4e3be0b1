import { sql } from 'drizzle-orm'
import { enums, integer, object, optional, string } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Id } from '#api/contract/platform/common.ts'
import { listing, type RowOf } from '#api/listings/platform/listing.ts'
import { choice, date, quantity, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { pipeline } from '#server/platform/http/pipeline.ts'
import { equals, listFrom } from '#server/platform/lists/list.ts'
import { endpointsOf } from '#server/platform/lists/list-endpoints.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A listing that says nothing of its file: it is told by its listed fields. */

const types = ['inbound', 'system'] as const
const inbound = { id: 'test.inbound', message: 'Giriş' }
const movements = listing({
  name: 'test-movements',
  summary: 'What went into the stock and out of it',
  title: { id: 'test.movements', message: 'Hareketler' },
  one: { id: 'test.movement', message: 'Hareket' },
  codes: family(600),
  acts: ['list'],
  naming: 'product',
  fields: {
    product: text({ label: { id: 'test.product', message: 'Ürün' }, listed: true }),
    type: choice({
      label: { id: 'test.type', message: 'Tür' },
      listed: true,
      choices: [
        { value: 'inbound', says: inbound },
        { value: 'system', says: { id: 'test.system', message: 'Sistem' } },
      ],
    }),
    quantity: quantity({ label: { id: 'test.quantity', message: 'Adet' }, listed: true }),
    day: date({ label: { id: 'test.day', message: 'Gün' }, listed: true }),
    hidden: text({ label: { id: 'test.hidden', message: 'Gizli' } }),
  },
  row: object({ id: Id, product: string(), type: enums(types), quantity: integer(), day: string() }),
  filters: { type: optional(enums(types)) },
  sortings: ['quantity'],
  label: ({ product }) => product,
})

const list = listFrom(movements, {
  from: ['stock_movements', 'm'],
  filters: { type: equals(sql`m.type`) },
  sortings: { quantity: { by: sql`m.quantity`, tieBreak: 'by id' } },
  found: () => sql`true`,
  rows: async ({ db }, ids) => {
    const { rows } = await db.execute<RowOf<typeof movements> & Record<string, unknown>>(sql`
      select id, 'Kupa' as product, type, quantity, '2026-01-15' as day
        from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place) join stock_movements using (id)
       order by place`)
    return rows
  },
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  for (const endpoint of endpointsOf(list))
    shop.app.on(endpoint.method, `/test${endpoint.path}`, pipeline(endpoint, shop.services))
  await newOrder(shop)
})
afterAll(() => shop.close())

test('its file has the listed fields, each as its kind is told, the name first', async () => {
  const { text: file } = await shop.call('GET', '/test/v1/panel/test-movements/export?format=csv&order_index=quantity')
  expect(readCsv(file, ',')).toEqual([
    ['Ürün', 'Tür', 'Adet', 'Gün'],
    ['Kupa', 'Giriş', '10', '2026-01-15'],
    ['Kupa', 'Sistem', '-2', '2026-01-15'],
  ])
})

test('its file has the columns that are asked for, of the rows that its filter leaves, and says which', async () => {
  const query = 'format=csv&type=system&columns=quantity,product'
  const { text: file } = await shop.call('GET', `/test/v1/panel/test-movements/export?${query}`)
  expect(readCsv(file, ',')).toEqual([['Adet', 'Ürün'], ['-2', 'Kupa'], [''], ['Tür', 'Sistem']])
})
