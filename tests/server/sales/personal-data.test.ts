import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { mail_bounces } from '#server/db/schema/newsletters.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { phone_messages, phone_templates } from '#server/db/schema/phone-messages.ts'
import { newCheque } from '#tests/fixtures/cheques.fixture.ts'
import { twoContacts } from '#tests/fixtures/customer-merges.fixture.ts'
import { moveAccount } from '#tests/fixtures/customer-movements.fixture.ts'
import { newInvoicable, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { activeMail, sendNewsletter } from '#tests/fixtures/newsletters.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { activePhone } from '#tests/fixtures/phone-messages.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the law on personal data (KVKK) lets a customer ask: what is held, and that it is erased. */

const path = '/v1/panel/customers'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Somebody whom nothing of the shop has the same word of as this. */
const secret = 'Zümrüdüanka'
const person = {
  ...{ contact_type: 'individual', company_name: '', name: secret, surname: 'Kaya', email: 'zumrut@ornek.test' },
  ...{ phone: '0532 765 43 21', tax_office: '', tax_number: '', tc_number: '10000000146', group_id: null },
  ...{ language: '', note: 'Kapıcıya bırakılsın' },
}
const added = async (changes: object = {}): Promise<number> =>
  (await shop.call('POST', path, { body: { ...person, ...changes } })).body.data.id
const read = async (id: number) => (await shop.call('GET', `${path}/${id}/personal-data`)).body.data
const erase = (id: number) => shop.call('POST', `${path}/${id}/erase`)
const orderOf = async (customer_id: number, changes: object = {}, who = person) => {
  const { id, line_id } = await newOrder(shop, { status: 'cancelled', ...changes })
  await shop.db
    .update(orders)
    .set({
      ...{ customer_id, customer_name: `${who.name} Kaya` },
      shipping_address: { name: who.name, phone: who.phone, city: 'Rize', country: 'Türkiye', address: 'Çay Sk. 4' },
      invoice_address: { name: who.name, email: who.email, tc_number: who.tc_number },
    })
    .where(eq(orders.id, id))
  return { id, line_id }
}
/** Every table of the shop that has one of these words in a row of it. */
async function tablesWith(...words: readonly string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const any = sql.join(
      words.map((word) => sql`strpos(t::text, ${word}) > 0`),
      sql` or `,
    )
    const { rows: hits } = await shop.db.execute(sql`select 1 from ${sql.identifier(name)} t where ${any} limit 1`)
    if (hits.length > 0) found.push(name)
  }
  return found
}

test('the newest word of a channel is told first, with how and by whom', async () => {
  const id = await added()
  const say = (given: 0 | 1, how: string) =>
    shop.call('POST', `${path}/${id}/consents`, { body: { channel: 'sms', given, how } })
  await say(1, ' Kasada imzalı form ')
  await say(0, 'Telefonda')
  expect((await read(id)).consents).toMatchObject([
    { channel: 'sms', given: 0, how: 'Telefonda' },
    { channel: 'sms', given: 1, how: 'Kasada imzalı form' },
  ])
  const empty = await say(1, ' ')
  expect([empty.http, empty.body.fields]).toEqual([422, { how: 'validation.required' }])
})

test('what is held is told whole, as data and as a sheet; to whoever may change customers alone', async () => {
  const id = await added()
  await orderOf(id)
  const { text } = await shop.call('GET', `${path}/${id}/personal-data/file`)
  const held = JSON.parse(text)
  expect(held.contact).toMatchObject([{ name: secret, email: person.email, tc_number: person.tc_number }])
  expect(held.orders).toMatchObject([{ customer_name: `${secret} Kaya`, shipping_address: { city: 'Rize' } }])
  expect(text).not.toContain('password')
  expect((await shop.call('GET', `${path}/${id}/personal-data/file?format=xlsx&lang=en`)).http).toBe(200)
  const as = await shop.as([2001])
  expect((await shop.call('GET', `${path}/${id}/personal-data/file`, { as })).http).toBe(403)
})

describe('erasing', () => {
  test('leaves nothing of a person in any table, but for invoices and sums; the books stay as they were', async () => {
    const who = {
      ...person,
      name: 'Kardelenay',
      email: 'kardelen@ornek.test',
      phone: '0533 210 98 76',
      note: 'Bahçe kapısı',
    }
    const words = [who.name, 'kardelenay', who.email, '210 98 76', '2109876', who.note]
    const id = await added(who)
    const { name } = who
    const address = { ...draftOf('customer-addresses', shop.own), customer_id: id, name, default_status: 0 }
    await shop.call('POST', '/v1/panel/customer-addresses', { body: address })
    const gone = await shop.call('POST', '/v1/panel/customer-addresses', { body: { ...address, title: 'Eski' } })
    await shop.call('DELETE', `/v1/panel/customer-addresses/${gone.body.data.id}`)
    await shop.call('POST', `${path}/${id}/notes`, { body: { note: `${name} arandı` } })
    await shop.call('POST', `${path}/${id}/consents`, { body: { channel: 'email', given: 1, how: `${name} yazdı` } })
    await activeMail(shop, shop.own.shop_id)
    await sendNewsletter(shop)
    await workOff(shop)
    await shop.db
      .insert(mail_bounces)
      .values({ shop_id: shop.own.shop_id, customer_id: id, email: who.email, reply: '550' })
    const order = await orderOf(id, { status: 'pending' }, who)
    await activePhone(shop, shop.own.shop_id)
    const kind = 'order_cancelled'
    await shop.db.insert(phone_templates).values({ shop_id: shop.own.shop_id, kind, version: 1, status: 1 })
    const { shipping_address: moved } = (await shop.call('GET', `${ordersPath}/${order.id}`)).body.data
    const place = { title: 'Ev', state: 'Karadeniz', district: 'Merkez', neighborhood: 'Eminettin', zip: '53100' }
    const change = { of: 'shipping', address: { ...moved, ...place, address: 'Liman Cd. 8' }, version: 1 }
    expect((await shop.call('PUT', `${ordersPath}/${order.id}/address`, { body: change })).http).toBe(200)
    const cancel = { status: 'cancelled', version: 2, lines: [] }
    const told = (await shop.call('PATCH', `${ordersPath}/${order.id}/status`, { body: cancel })).body.data
    expect(told.history).toMatchObject([
      { mail: who.email, phone_message: who.phone },
      { address: { before: { name, address: 'Çay Sk. 4' } } },
    ])
    expect(await shop.db.select().from(mails)).toMatchObject([{ order_id: order.id, recipient: who.email }])
    expect(await shop.db.select().from(phone_messages)).toMatchObject([{ order_id: order.id, phone: who.phone }])
    const { body } = await twoContacts(shop, shop.own)
    await shop.db.update(users).set({ surname: name }).where(eq(users.id, body.from_id))
    expect((await shop.call('POST', `${path}/${id}/merges`, { body: { ...body, fields: {} } })).http).toBe(200)
    await moveAccount(shop, { customer_id: id, amount: 1_000 })
    await moveAccount(shop, { customer_id: id, amount: -1_000 })
    expect(await tablesWith(...words)).toEqual(
      expect.arrayContaining([
        ...['audit_log', 'bin', 'customer_merges', 'job_rows', 'mail_bounces', 'mails'],
        ...['newsletter_recipients', 'orders', 'phone_messages'],
      ]),
    )
    const books = async () => (await shop.db.execute(sql`select * from journal_lines order by shop_id, id`)).rows
    const before = await books()
    expect((await erase(id)).http).toBe(200)
    // Answers of the last requests go by themselves, with the keys that they were given under.
    expect((await tablesWith(...words)).filter((table) => table !== 'idempotency_keys')).toEqual([])
    expect(await books()).toEqual(before)
    const stored = (await shop.call('GET', `${path}/${id}`)).body.data
    expect(stored).toMatchObject({ name: 'Silinmiş', surname: 'kişi', email: '', phone: '', tc_number: '', note: '' })
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
    expect([kept?.customer_name, kept?.shipping_address]).toEqual([
      'Silinmiş kişi',
      { city: 'Rize', state: 'Karadeniz', country: 'Türkiye' },
    ])
    expect((await read(id)).erased_at).not.toBeNull()
    const again = await erase(id)
    expect([again.http, again.body.error]).toEqual([409, 'erase.erased'])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('leaves an invoice as it was issued', async () => {
    const id = await added()
    const order = await newInvoicable(shop)
    const invoice = await storeInvoiceOf(shop, order.id)
    await shop.db.update(orders).set({ customer_id: id, status: 'invoiced' }).where(eq(orders.id, order.id))
    const paper = async () =>
      (await shop.db.execute(sql`select document, xml from invoices where order_id = ${order.id}`)).rows
    const before = await paper()
    expect(before).toHaveLength(1)
    expect(invoice).toBeTruthy()
    await shop.db.execute(sql`delete from journal_lines where customer_id = ${id}`)
    expect((await erase(id)).http).toBe(200)
    expect(await paper()).toEqual(before)
  })

  const refused: readonly (readonly [string, (id: number) => Promise<unknown>, string])[] = [
    ['an order is under way', (id) => orderOf(id, { status: 'preparing' }), 'erase.order_open'],
    ['they owe', (id) => moveAccount(shop, { customer_id: id, amount: 1 }), 'erase.unsettled'],
    ['the shop owes them', (id) => moveAccount(shop, { customer_id: id, amount: -1 }), 'erase.unsettled'],
    ...(['portfolio', 'deposited', 'endorsed', 'bounced'] as const).map(
      (status) =>
        [
          `a cheque of theirs is not paid: ${status}`,
          (id: number) => newCheque(shop, { customer_id: id, status }),
          'erase.cheque_open',
        ] as const,
    ),
    [
      'a refund is not decided',
      async (id) => {
        const order = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
        await newRefund(shop, order)
        await shop.db.update(orders).set({ customer_id: id }).where(eq(orders.id, order.id))
      },
      'erase.refund_open',
    ],
    [
      'sales at the till begin with them',
      (id) => shop.db.update(users).set({ walk_in: 1 }).where(eq(users.id, id)),
      'erase.walk_in',
    ],
    [
      'they worked in the panel',
      (id) => shop.db.update(users).set({ password_hash: 'x' }).where(eq(users.id, id)),
      'erase.signs_in',
    ],
  ]
  test.each(refused)('is refused while %s, and told beforehand', async (_, open, rule) => {
    const id = await added()
    await open(id)
    expect((await read(id)).erase_refusals.map((one: { id: string }) => one.id)).toEqual([rule])
    const answer = await erase(id)
    expect([answer.http, answer.body.error]).toEqual([409, rule])
    expect((await shop.call('GET', `${path}/${id}`)).body.data.name).toBe(secret)
  })
})
