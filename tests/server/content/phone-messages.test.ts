import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PhoneTemplate, PhoneTemplates } from '#api/contract/platform/phone-templates.ts'
import { shop_phone_message_methods } from '#server/db/schema/catalogue.ts'
import { phone_messages, phone_templates } from '#server/db/schema/phone-messages.ts'
import { mostTries } from '#server/platform/outgoing/send-due.ts'
import { sendPhoneMessages } from '#server/platform/phone-messages/send.ts'
import { newOrder, newOrders, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { activePhone, phonePath as path, shopPhone } from '#tests/fixtures/phone-messages.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The messages to phones: their words, when they are sent and to whom, and what keeps them from leaving. */

const accepted = 1

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.delete(phone_messages)
  await shop.db.delete(phone_templates)
  await activePhone(shop, shop.own.shop_id)
  await shop.db.delete(phone_templates)
})
afterAll(() => shop.close())

const read = async (id: number, as = shop.admin): Promise<PhoneTemplate> =>
  (await shop.call('GET', `${path}/${id}`, { as })).body.data
const save = (body: object, id = accepted) => shop.call('PUT', `${path}/${id}`, { body })
const own = { tr: 'Tamam {{customer_name}}: {{order_number}}', en: 'Done: {{order_number}}' }
const queued = () => shop.db.select().from(phone_messages).orderBy(phone_messages.id)
const zeynep = { invoice_address: { phone: '+90 532 111 22 33' } }

async function accept(changes: Parameters<typeof newOrder>[1] = zeynep) {
  const { id } = await newOrder(shop, changes)
  const body = { status: 'accepted', version: 1, lines: [] }
  const answer = await shop.call('PATCH', `${ordersPath}/${id}/status`, { body })
  expect(answer.http, answer.text).toBe(200)
  return { number: (await orderIn(shop, id)).number, id, past: answer.body.data.history[0] }
}

describe('the templates', () => {
  test('all of the staff see all of them, as they were built, and none is sent', async () => {
    const { rows, ready } = (await shop.call('GET', path, { as: await shop.as([600]) })).body.data as PhoneTemplates
    expect(rows.map(({ id, kind, own: changed, status }) => [id, kind, changed, status])).toEqual([
      [1, 'order_accepted', false, 0],
      [2, 'order_reported_to_cargo', false, 0],
      [3, 'order_delivered', false, 0],
      [4, 'order_cancelled', false, 0],
      [5, 'order_rejected', false, 0],
      [6, 'refunded', false, 0],
      [7, 'part_refunded', false, 0],
    ])
    expect(ready).toEqual({ integration: true, letters: 'unicode', phone: shopPhone })
    const { texts, built, version } = await read(2)
    expect([version, texts]).toEqual([0, built])
    expect(texts).toEqual({
      tr: '{{shop_name}}: {{order_number}} numaralı siparişiniz kargoya verildi\n{{tracking}}',
      en: '{{shop_name}}: Your order {{order_number}} goes out\n{{tracking}}',
    })
    expect((await shop.call('GET', `${path}/8`)).http).toBe(404)
  })

  test.each([
    [{ ...own, en: '{{urun}}' }, 'template.unknown_placeholder', ['en']],
    [{ ...own, tr: ' ' }, 'validation.required', ['tr']],
    [{ ...own, tr: 'a'.repeat(601) }, 'validation.max_length', ['tr']],
  ])('one that breaks a rule is refused by name and stored nowhere', async (texts, id, at) => {
    const { http, body } = await save({ texts, status: 1, version: 0 })
    expect([http, body.rules.map((rule: { id: string; at: string[] }) => [rule.id, rule.at])]).toEqual([
      422,
      [[id, at]],
    ])
    expect(await shop.db.select().from(phone_templates)).toEqual([])
  })

  test('D5: of two saves at once one is taken, the first and every later one', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all([1, 0].map((status) => save({ texts: own, status, version })))
      expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
    }
    expect((await save({ texts: own, status: 1, version: 7 })).http).toBe(409)
    expect((await read(accepted)).version).toBe(2)
  })

  test('another shop’s are its own', async () => {
    await save({ texts: own, status: 1, version: 0 })
    expect(await read(accepted, shop.otherAdmin)).toMatchObject({ version: 0, status: 0 })
  })
})

describe('a step of an order', () => {
  test('queues the message of it, tells so in the history, and it leaves once', async () => {
    await save({ texts: own, status: 1, version: 0 })
    const { id, number, past } = await accept()
    expect(past).toMatchObject({ event: 'ACCEPT', phone_message: '+90 532 111 22 33' })
    expect(await queued()).toMatchObject([
      { order_id: id, state: 'queued', phone: '+90 532 111 22 33', body: `Tamam Zeynep Yılmaz: ${number}` },
    ])
    await Promise.all([sendPhoneMessages(shop.services), sendPhoneMessages(shop.services)])
    expect(await queued()).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  test('is told in the language of the order, in the built words where the shop wrote none', async () => {
    const { built } = await read(accepted)
    expect((await save({ texts: built, status: 1, version: 0 })).body.data).toMatchObject({ version: 1, status: 1 })
    const { number } = await accept({ ...zeynep, language: 'en' })
    expect((await queued())[0]?.body).toBe(`Deneme Mağazası: Your order ${number} is accepted`)
  })

  test('tells of money that went back in letters that phones have', async () => {
    for (const id of [6, 7]) await save({ texts: (await read(id)).built, status: 1, version: 0 }, id)
    const order = await newOrder(shop, { ...zeynep, status: 'delivered', payment_status: 'paid' })
    const { id } = await approvedRefund(shop, order)
    const answer = await shop.call('POST', `${refundsPath}/${id}/pay-back`, { body: { account_id: shop.own.account } })
    expect(answer.http, answer.text).toBe(200)
    const [told] = await queued()
    expect(told?.body.split('\n')[1]).toMatch(/^[\d.]+,\d\d TL$/)
  })

  test('queues nothing while the message is not active', async () => {
    await save({ texts: own, status: 0, version: 0 })
    const { past } = await accept()
    expect([past.phone_message, await queued()]).toEqual([undefined, []])
  })

  test('R202 reject: queues nothing where no company takes messages', async () => {
    await save({ texts: own, status: 1, version: 0 })
    await shop.db
      .update(shop_phone_message_methods)
      .set({ status: 0 } as object)
      .where(eq(shop_phone_message_methods.shop_id, shop.own.shop_id))
    await accept()
    expect(await queued()).toEqual([])
  })

  test.each([
    ['nobody’s number is known', { customer_id: null, invoice_address: {}, shipping_address: {} }],
    ['what stands there is no number', { customer_id: null, invoice_address: { phone: 'yok' }, shipping_address: {} }],
    ['the marketplace tells its own customer', { ...zeynep, channel: 'marketplace' }],
  ] as const)('queues nothing where %s', async (_, changes) => {
    await save({ texts: own, status: 1, version: 0 })
    await accept(changes)
    expect(await queued()).toEqual([])
  })

  test('of many orders tells each customer', async () => {
    await save({ texts: own, status: 1, version: 0 })
    const ids = (await newOrders(shop, 12, zeynep)).map(({ id }) => id)
    const answer = await shop.call('PATCH', `${ordersPath}/status`, { body: { ids, status: 'accepted' } })
    expect(answer.body.data, answer.text).toMatchObject({ done: 12 })
    expect((await queued()).map(({ order_id }) => order_id)).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('is told without Turkish letters through a company that takes none', async () => {
    await activePhone(shop, shop.own.shop_id, 'plain')
    const { number } = await accept()
    expect((await queued())[0]?.body).toBe(`Deneme Magazasi: ${number} numarali siparisiniz onaylandi`)
  })
})

test('a message that nobody takes is tried again, and given up in the end; whoever may open the order is told', async () => {
  await save({ texts: own, status: 1, version: 0 })
  const { id } = await accept()
  await shop.db.delete(shop_phone_message_methods).where(eq(shop_phone_message_methods.shop_id, shop.own.shop_id))
  for (let tried = 0; tried < mostTries; tried += 1) {
    await sendPhoneMessages(shop.services)
    await shop.db.update(phone_messages).set({ due_at: sql`now()` as never })
  }
  expect(await queued()).toMatchObject([{ state: 'failed', tries: mostTries }])
  const { notifications } = (await shop.call('GET', '/v1/panel/notifications')).body.data
  expect(notifications[0]).toMatchObject({
    ...{ kind: 'mail', says: 'phone_message.not_sent', link: `/orders/edit/${id}` },
    about: { phone: '+90 532 111 22 33' },
  })
})

describe('a test', () => {
  const body = { language: 'en', texts: own }
  const tryIt = (changes: object = {}) =>
    shop.call('POST', `${path}/${accepted}/test`, { body: { ...body, ...changes } })

  test('R151 accept: of an active message goes to the shop’s own phone, with the words on the screen', async () => {
    await save({ texts: { tr: 'bir', en: 'one' }, status: 1, version: 0 })
    await newOrder(shop)
    const { http, body: answer } = await tryIt()
    expect([http, answer.data]).toEqual([200, { phone: shopPhone }])
    const [message] = await queued()
    expect([message?.phone, message?.order_id, message?.body.startsWith('Done: ')]).toEqual([shopPhone, null, true])
  })

  test.each([
    ['tr', 'İade: 100,00'],
    ['en', 'Back: 100.00'],
  ])('tells what stands in it in its language: %s', async (language, told) => {
    const partRefunded = 7
    const texts = { tr: 'İade: {{amount}}', en: 'Back: {{amount}}' }
    await newOrder(shop)
    await save({ texts, status: 1, version: 0 }, partRefunded)
    await shop.call('POST', `${path}/${partRefunded}/test`, { body: { language, texts } })
    expect((await queued())[0]?.body.replace(/₺|TL| TL/, '')).toBe(told)
  })

  test('R151 reject: of one that is not active is refused, and nothing is queued', async () => {
    const { http, body: answer } = await tryIt()
    expect([http, answer.error, await queued()]).toEqual([422, 'phone_message.not_active', []])
  })

  test('R202 reject: without a company is refused, and nothing is queued', async () => {
    await save({ texts: own, status: 1, version: 0 })
    await shop.db.delete(shop_phone_message_methods).where(eq(shop_phone_message_methods.shop_id, shop.own.shop_id))
    const { http, body: answer } = await tryIt()
    expect([http, answer.error, await queued()]).toEqual([422, 'phone_message.no_integration', []])
  })

  test('of words that break a rule is refused', async () => {
    await save({ texts: own, status: 1, version: 0 })
    expect((await tryIt({ texts: { ...own, en: '' } })).body.error).toBe('validation.required')
  })
})
