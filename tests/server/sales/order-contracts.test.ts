import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderContracts } from '#api/contract/content/contracts.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { contract_texts, order_contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import { outboxMailer } from '#server/integrations/mail/outbox-mailer.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { agreedOrder } from '#tests/fixtures/order-contracts.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What an order was agreed on: written with it, in the language of its customer, and never anew. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.delete(contract_texts)
})
afterAll(() => shop.close())

const read = async (id: number): Promise<OrderContracts> =>
  (await shop.call('GET', `${ordersPath}/${id}/contracts`)).body.data
const page = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const kept = (id: number) => shop.db.select().from(order_contracts).where(eq(order_contracts.order_id, id))
const write = (texts: object, version = 0) =>
  shop.call('PUT', '/v1/panel/contracts/2', { body: { texts: { tr: texts, en: texts }, version } })

describe('an order on the phone', () => {
  test('is stored with both, filled with its people, goods, sums and days', async () => {
    const id = await agreedOrder(shop)
    const { number, contracts } = await read(id)
    expect(contracts.map(({ kind, language, title }) => [kind, language, title])).toEqual([
      ['pre_information', 'tr', 'Ön bilgilendirme formu'],
      ['distance_sales', 'tr', 'Mesafeli satış sözleşmesi'],
    ])
    for (const { content } of contracts) {
      expect(content).not.toMatch(/\{\{|\}\}/)
      for (const told of [
        number,
        'Zeynep Yılmaz',
        'Deneme Mağazası',
        'Lale Sk. 4',
        '₺99,80',
        '₺20,00',
        '₺119,80',
        'Havale',
      ])
        expect(content).toContain(told)
      expect(content).toContain('<td>₺49,90</td>')
    }
    expect((await page(id)).contracts?.map(({ kind, title }) => [kind, title])).toEqual([
      ['pre_information', 'Ön bilgilendirme formu'],
      ['distance_sales', 'Mesafeli satış sözleşmesi'],
    ])
  })

  test('is agreed on in the language in which its customer is written to', async () => {
    const { contracts } = await read(await agreedOrder(shop, { language: 'en' }))
    expect(contracts.map(({ language, title }) => [language, title])).toEqual([
      ['en', 'Pre-information form'],
      ['en', 'Distance sales contract'],
    ])
    expect(contracts[1]?.content).toContain('₺119.80')
  })

  test('has the goods that are fetched where they are fetched', async () => {
    const { contracts } = await read(
      await agreedOrder(shop, { delivery: 'pickup', shipping_method_id: null, shipping_price: '0' }),
    )
    expect(contracts[0]?.content).toContain('Mağazadan teslim')
  })

  test('has what people typed as text, whatever it is', async () => {
    const guest = { name: '<img src=x onerror=x>', surname: '{{total}}', phone: '+90 532 111 22 33', email: '' }
    await write({ title: '{{buyer_name}}', content: '<p>[{{buyer_name}}]</p>' })
    const address = newOrderIn(shop, 1).shipping_address
    const id = await agreedOrder(shop, {
      guest,
      shipping_address: { ...address, name: `${guest.name} ${guest.surname}` },
    })
    const { title, content } = (await read(id)).contracts[1] ?? { title: '', content: '' }
    expect(content).toBe('<p>[&lt;img src=x onerror=x&gt; {{total}}]</p>')
    expect(title).toBe('<img src=x onerror=x> {{total}}')
  })

  test('keeps its words when the shop, its address or the template change', async () => {
    await write({ title: 'Eski', content: '<p>{{seller_name}}, {{seller_address}}: {{buyer_name}}</p>' })
    const id = await agreedOrder(shop)
    const before = await read(id)
    expect(before.contracts[1]?.title).toBe('Eski')
    const [own] = await shop.db.select().from(shops).where(eq(shops.id, shop.own.shop_id))
    await write({ title: 'Yeni', content: '<p>Başka</p>' }, 1)
    const moved = {
      country: 'Türkiye',
      state: '',
      city: 'Muş',
      district: '',
      neighborhood: '',
      address: 'Yeni Sk. 1',
      zip: '',
    }
    await setSettings(shop.db, shop.own.shop_id, { shop_address: moved })
    await shop.db.update(shops).set({ name: 'Yeni Ad', phone: '0' }).where(eq(shops.id, shop.own.shop_id))
    await shop.db.update(orders).set({ language: 'en', customer_name: 'Başkası' }).where(eq(orders.id, id))
    expect((await read(id)).contracts).toEqual(before.contracts)
    const next = await read(await agreedOrder(shop))
    expect([next.contracts[1]?.title, next.contracts[0]?.content.includes('Yeni Sk. 1, Muş')]).toEqual(['Yeni', true])
    await shop.db
      .update(shops)
      .set({ name: own?.name ?? '', phone: own?.phone ?? '' })
      .where(eq(shops.id, shop.own.shop_id))
  })

  test('has them with the SHA-256 of their words', async () => {
    for (const { title, content, hash } of (await read(await agreedOrder(shop))).contracts)
      expect(hash).toBe(createHash('sha256').update(`${title}\n${content}`).digest('hex'))
  })

  test('that is refused leaves none behind', async () => {
    const { variant_id } = await newVariant(shop)
    const before = await shop.db.$count(order_contracts)
    const body = newOrderIn(shop, variant_id, { lines: [{ variant_id, quantity: 9_999, price: '1' }] })
    expect((await shop.call('POST', ordersPath, { body })).http).toBe(422)
    expect(await shop.db.$count(order_contracts)).toBe(before)
  })
})

describe('the mail that an order came in', () => {
  const told = (id: number) => shop.db.select().from(mails).where(eq(mails.order_id, id))
  const guest = { name: 'Elif', surname: 'Kaya', phone: '+90 532 111 22 33', email: 'elif@ornek.test' }

  test('says what was bought and what it comes to, and has both contracts with it as they were written', async () => {
    const id = await agreedOrder(shop, { guest })
    const { number, contracts } = await read(id)
    expect(await told(id)).toMatchObject([
      { recipient: 'elif@ornek.test', subject: `Deneme Mağazası: ${number} numaralı siparişiniz alındı` },
    ])
    await sendMails(shop.services)
    const sent = shop.mails.sent.find(({ to }) => to === 'elif@ornek.test')
    expect(sent?.text).toContain('Toplamı ₺119,80:')
    expect(sent?.text).toMatch(/2 × .+: ₺99,80/)
    expect(sent?.attachments?.map(({ name }) => name)).toEqual([
      'on-bilgilendirme-formu.html',
      'mesafeli-satis-sozlesmesi.html',
    ])
    for (const [at, { title, content }] of contracts.entries()) {
      expect(sent?.attachments?.[at]?.html).toContain(`<h1>${title}</h1>${content}`)
      expect(sent?.attachments?.[at]?.html).toMatch(/^<!doctype html><html lang="tr"><head><meta charset="utf-8">/)
    }
  })

  test('is in the language of its customer, attachments and all', async () => {
    const id = await agreedOrder(shop, { language: 'en', guest: { ...guest, email: 'elif.en@ornek.test' } })
    expect((await told(id))[0]?.subject).toContain('has been received')
    await sendMails(shop.services)
    const sent = shop.mails.sent.find(({ to }) => to === 'elif.en@ornek.test')
    expect(sent?.attachments?.map(({ name }) => name)).toEqual([
      'pre-information-form.html',
      'distance-sales-contract.html',
    ])
  })

  test('is written to nobody whose address nobody knows, and of nothing that is sold in the shop', async () => {
    const nobody = { ...guest, email: '' }
    for (const changes of [{ guest: nobody }, { guest, channel: 'in_store' as const }])
      expect(await told(await agreedOrder(shop, changes))).toEqual([])
  })

  test('that is kept in a folder lies there with a file for each', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kepenk-outbox-'))
    const attachments = [{ name: 'sozlesme.html', html: '<p>Söz</p>' }]
    await outboxMailer(folder).send({ id: 'm-1', to: 'a@ornek.test', subject: 'S', text: 'T', attachments })
    expect(readFileSync(join(folder, 'm-1.txt'), 'utf8')).toContain('Attached: sozlesme.html\n')
    expect(readFileSync(join(folder, 'm-1-sozlesme.html'), 'utf8')).toBe('<p>Söz</p>')
    rmSync(folder, { recursive: true })
  })
})

test('what is sold in the shop is agreed on there', async () => {
  const id = await agreedOrder(shop, { channel: 'in_store' })
  expect([await kept(id), (await read(id)).contracts, (await page(id)).contracts]).toEqual([[], [], undefined])
})

test('an order of before has none, and another shop’s is none', async () => {
  const { id } = await newOrder(shop)
  expect((await read(id)).contracts).toEqual([])
  const as = shop.otherAdmin
  expect((await shop.call('GET', `${ordersPath}/${id}/contracts`, { as })).http).toBe(404)
  expect((await shop.call('GET', `${ordersPath}/${id}/contracts`, { as: await shop.as([200]) })).http).toBe(403)
})

describe('the database', () => {
  test.each([
    ['changed', sql`update order_contracts set title = 'x', hash = repeat('0', 64)`],
    ['moved to another order', sql`update order_contracts set order_id = order_id`],
    ['deleted', sql`delete from order_contracts`],
  ])('lets no contract be %s', async (_, query) => {
    const id = await agreedOrder(shop)
    await expect(shop.db.execute(sql`${query} where order_id = ${id}`)).rejects.toThrow()
    expect(await kept(id)).toHaveLength(2)
  })

  test('lets it go with its order', async () => {
    const id = await agreedOrder(shop)
    await shop.db.execute(sql`delete from stock_movements where order_id = ${id}`)
    await shop.db.delete(orders).where(eq(orders.id, id))
    expect(await kept(id)).toEqual([])
  })
})

test('erasing a customer leaves the contracts of their orders, and their file has them', async () => {
  const customer_id = shop.own.customer_id
  const id = await agreedOrder(shop, { customer_id })
  const before = (await read(id)).contracts
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.customer_id, customer_id))
  const file = await shop.call('GET', `/v1/panel/customers/${customer_id}/personal-data/file`)
  expect(file.text).toContain('Mesafeli satış sözleşmesi')
  const erased = await shop.call('POST', `/v1/panel/customers/${customer_id}/erase`)
  expect(erased.http, erased.text).toBe(200)
  expect((await read(id)).contracts).toEqual(before)
})
