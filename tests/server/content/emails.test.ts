import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailTemplate, MailTemplates, MailValues } from '#api/contract/platform/mail-templates.ts'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { mails } from '#server/db/schema/mails.ts'
import { users } from '#server/db/schema/people.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The mails' words: as they were built, as the shop writes them, and as they then go out. That the built ones say what they did is in every/mails. */

const path = '/v1/panel/emails'
/** By their numbers in the address. */
const [accepted, link] = [1, 8]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.delete(mails)
  await shop.db.delete(mail_templates)
})
afterAll(() => shop.close())

const read = async (id: number, as = shop.admin): Promise<MailTemplate> =>
  (await shop.call('GET', `${path}/${id}`, { as })).body.data
const save = (id: number, texts: object, version: number, as = shop.admin) =>
  shop.call('PUT', `${path}/${id}`, { as, body: { texts, version } })
const own = {
  tr: { subject: 'Tamam: {{order_number}}', content: 'Sevgili {{customer_name}}\n\n{{shop_name}}', footer: 'Sevgiler' },
  en: { subject: 'Done: {{order_number}}', content: 'Dear {{customer_name}}', footer: '' },
}

async function accept(): Promise<string> {
  const order = await newOrder(shop, { status: 'pending' })
  const body = { status: 'accepted', version: 1, lines: [] }
  const answer = await shop.call('PATCH', `${ordersPath}/${order.id}/status`, { body })
  expect(answer.http, answer.text).toBe(200)
  return (await orderIn(shop, order.id)).number
}

test('all of the staff see all mails, as they were built', async () => {
  const { rows } = (await shop.call('GET', path, { as: await shop.as([600]) })).body.data as MailTemplates
  expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'order_accepted'],
    [2, 'order_reported_to_cargo'],
    [3, 'order_delivered'],
    [4, 'order_cancelled'],
    [5, 'order_rejected'],
    [6, 'refunded'],
    [7, 'part_refunded'],
    [8, 'payment_link'],
    [9, 'question_answered'],
    [10, 'feedback_answered'],
    [11, 'password_reset'],
    [12, 'invitation'],
    [13, 'order_received'],
  ])
  expect(rows.some((row) => row.own)).toBe(false)
  const { texts, built, version } = await read(accepted)
  expect([version, texts]).toEqual([0, built])
  expect(texts.tr).toEqual({
    subject: '{{shop_name}}: {{order_number}} numaralı siparişiniz onaylandı',
    content: 'Merhaba {{customer_name}},\n\n{{order_number}} numaralı siparişinizi onayladık; hazırlamaya başlıyoruz.',
    footer: '{{shop_name}}',
  })
  expect(texts.en.subject).toBe('{{shop_name}}: Your order {{order_number}} is accepted')
  expect((await shop.call('GET', `${path}/14`)).http).toBe(404)
})

test('what the shop wrote goes out, until the built words are put back', async () => {
  expect((await save(accepted, own, 0)).body.data).toMatchObject({ version: 1, texts: own })
  const number = await accept()
  const [mail] = await shop.db.select().from(mails)
  expect([mail?.subject, mail?.body]).toEqual([
    `Tamam: ${number}`,
    'Sevgili Zeynep Yılmaz\n\nDeneme Mağazası\n\nSevgiler',
  ])
  const { built } = await read(accepted)
  expect((await save(accepted, built, 1)).body.data).toMatchObject({ version: 2, texts: built })
  await shop.db.delete(mails)
  const next = await accept()
  const [again] = await shop.db.select().from(mails)
  expect(again?.subject).toBe(`Deneme Mağazası: ${next} numaralı siparişiniz onaylandı`)
})

test('another shop’s words are its own', async () => {
  await save(accepted, own, 0)
  expect((await read(accepted, shop.otherAdmin)).version).toBe(0)
})

describe('a save', () => {
  test.each([
    [{ ...own, en: { ...own.en, content: '{{urun}}' } }, 'template.unknown_placeholder', ['en.content']],
    [{ ...own, tr: { ...own.tr, subject: ' ' } }, 'validation.required', ['tr.subject']],
    [{ ...own, tr: { ...own.tr, footer: 'a'.repeat(2_001) } }, 'validation.max_length', ['tr.footer']],
  ])('that breaks a rule is refused by name and stored nowhere', async (texts, id, at) => {
    const { http, body } = await save(accepted, texts, 0)
    expect([http, body.rules.map((rule: { id: string; at: string[] }) => [rule.id, rule.at])]).toEqual([
      422,
      [[id, at]],
    ])
    expect(await shop.db.select().from(mail_templates)).toEqual([])
  })

  test('of a payment link that has none is refused', async () => {
    const { http, body } = await save(link, own, 0)
    expect([http, body.error]).toEqual([422, 'template.placeholder_missing'])
  })

  test('of two at once one is taken, the first and every later one', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all([save(accepted, own, version), save(accepted, own, version)])
      expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
    }
    expect((await save(accepted, own, 7)).http).toBe(409)
    expect(
      (await save(link, { tr: { ...own.tr, content: '{{link}}' }, en: { ...own.en, content: '{{link}}' } }, 7)).http,
    ).toBe(409)
    expect((await read(accepted)).version).toBe(2)
  })
})

describe('what a template is tried with', () => {
  const tried = async (query = '', as = shop.admin): Promise<MailValues> =>
    (await shop.call('GET', `${path}/${accepted}/values${query}`, { as })).body.data

  test('is the order that is named, in the money and words of each language', async () => {
    const { id } = await newOrder(shop, { currency: 'EUR', total: 125_000 })
    await newOrder(shop)
    const { number } = await orderIn(shop, id)
    const { order, tr, en } = await tried(`?order=${number}`)
    expect([order, tr.order_number, tr.customer_name, tr.shop_name]).toEqual([
      ...[number, number, 'Zeynep Yılmaz', 'Deneme Mağazası'],
    ])
    expect([tr.amount, en.amount]).toEqual(['€1.250,00', '€1,250.00'])
    expect((await shop.call('GET', `${path}/${accepted}/values?order=yok`)).http).toBe(404)
  })

  test('is no order to whoever may see none', async () => {
    await newOrder(shop)
    const { order, tr } = await tried('', await shop.as([600]))
    expect([order, tr.customer_name]).toEqual([null, 'Ayşe Yılmaz'])
  })
})

test('a test goes to whoever asks for it, with the words that stand on the screen', async () => {
  const as = shop.admin
  const body = { language: 'en', texts: own }
  const { http, body: answer } = await shop.call('POST', `${path}/${accepted}/test`, { as, body })
  const [me] = await shop.db.select().from(users).where(eq(users.id, shop.own.admin_id))
  expect([http, answer.data.recipient]).toEqual([200, me?.email])
  const [mail] = await shop.db.select().from(mails)
  expect([mail?.recipient, mail?.subject.startsWith('Done: ')]).toEqual([me?.email, true])
  const wrong = { ...body, texts: { ...own, en: { ...own.en, subject: '' } } }
  expect((await shop.call('POST', `${path}/${accepted}/test`, { as, body: wrong })).http).toBe(422)
})
