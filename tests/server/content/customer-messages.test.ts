import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerMessage, CustomerMessageRow } from '#api/contract/content/customer-messages.ts'
import { customer_messages } from '#server/db/schema/customer-messages.ts'
import { mails } from '#server/db/schema/mails.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { shops } from '#server/db/schema/shops.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import {
  feedbacksPath,
  messageIn,
  newMessage,
  newQuestion,
  questionsPath,
  sendPath,
} from '#tests/fixtures/customer-messages.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What customers write: how it comes, who is told of it, how it is answered, and that the bell counts down. */

let shop: Shop
const asked = { name: 'Zeynep', email: 'zeynep@example.com', subject: 'Beden', text: 'Hangisi olur?\nTeşekkürler' }

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  for (const table of [customer_messages, mails, notifications, rate_limits]) await shop.db.delete(table)
})
afterAll(() => shop.close())

const send = (kind: keyof typeof sendPath, body: object, shop_id = shop.own.shop_id) =>
  shop.call('POST', sendPath[kind], { as: null, body, headers: { 'x-sid': String(shop_id) } })
const stored = () => shop.db.select().from(customer_messages)
const counts = async (as = shop.admin) => {
  const { feedbackCount, questionCount } = (await shop.call('GET', '/v1/panel/notifications', { as })).body.data
  return [feedbackCount, questionCount]
}

describe('a visitor', () => {
  test('asks, and whoever may answer is told once', async () => {
    const answer = await send('question', { ...asked, language: 'en' })
    expect([answer.http, answer.body]).toEqual([200, { status: 1, data: {} }])
    const [row] = await stored()
    expect(row).toMatchObject({
      ...{ ...asked, shop_id: shop.own.shop_id, kind: 'question', status: 'open', language: 'en', product_id: null },
    })
    const [notice] = await shop.db.select().from(notifications)
    expect(notice).toMatchObject({
      ...{ kind: 'question', user_id: null, link: `/user-questions/edit/${row?.id}` },
      about: { name: 'Zeynep', subject: 'Beden' },
    })
    expect(row?.notice_id).toBe(notice?.id)
    expect(await counts()).toEqual([0, 1])
    expect(await counts(shop.otherAdmin)).toEqual([0, 0])
  })

  test('says something without an address', async () => {
    expect((await send('feedback', { ...asked, email: '', subject: '' })).http).toBe(200)
    expect((await stored())[0]).toMatchObject({ kind: 'feedback', email: '', subject: '' })
    expect(await counts()).toEqual([1, 0])
  })

  test.each([
    ['question', { email: '' }, [['validation.required', ['email']]]],
    ['question', { email: 'zeynep@' }, [['validation.email', ['email']]]],
    [
      'feedback',
      { name: ' ', text: '\n' },
      [
        ['validation.required', ['name']],
        ['validation.required', ['text']],
      ],
    ],
    ['feedback', { text: 'a'.repeat(3_001) }, [['validation.max_length', ['text']]]],
  ] as const)('is told what is missing of a %s with %j, and nothing is stored', async (kind, changes, expected) => {
    const { http, body } = await send(kind, { ...asked, ...changes })
    expect([http, body.rules.map(({ id, at }: { id: string; at: string[] }) => [id, at])]).toEqual([422, expected])
    expect(await stored()).toEqual([])
  })

  test('writes ten times in a quarter of an hour', async () => {
    for (let at = 0; at < 10; at += 1) expect((await send('feedback', asked)).http).toBe(200)
    const late = await send('feedback', asked)
    expect([late.http, late.body.error]).toEqual([429, 'auth.too_many_tries'])
    expect(await stored()).toHaveLength(10)
  })

  test('asks nothing of a shop that takes no questions, but may say what they think', async () => {
    const take = (seller_question: 0 | 1) =>
      shop.db.update(shops).set({ settings: { seller_question } }).where(eq(shops.id, shop.own.shop_id))
    await take(0)
    const answer = await send('question', asked)
    expect([answer.http, answer.body.error]).toEqual([409, 'question.off'])
    expect((await send('feedback', asked)).http).toBe(200)
    await take(1)
  })

  test('asks of a product of this shop alone', async () => {
    const nothing = await send('question', { ...asked, product_id: 999_999_999 })
    expect([nothing.http, nothing.body.rules[0]]).toEqual([422, { id: 'question.no_product', at: ['product_id'] }])
    expect((await send('question', asked, 987_654)).http).toBe(404)
  })
})

describe('the inbox', () => {
  const rows = async (query: string, as = shop.admin): Promise<CustomerMessageRow[]> =>
    (await shop.call('GET', `${feedbacksPath}?${query}`, { as })).body.data.rows

  test('has its own kind alone, by whose it is and where it stands', async () => {
    const mine = await newMessage(shop, { assignee_id: shop.own.admin_id })
    const closed = await newMessage(shop, { status: 'closed', name: 'Işıl Çınar' })
    await newQuestion(shop)
    await newMessage(shop, {}, shop.other)
    const found = async (query: string) => (await rows(query)).map(({ id }) => id)
    expect(await found('')).toEqual([closed, mine])
    expect(await found('status=open')).toEqual([mine])
    expect(await found('assigned=me')).toEqual([mine])
    expect(await found('assigned=nobody')).toEqual([closed])
    expect(await found('assigned=others')).toEqual([])
    expect(await found('search=isil')).toEqual([closed])
  })

  test('a message of one inbox is none of the other', async () => {
    const id = await newMessage(shop)
    expect((await shop.call('GET', `${questionsPath}/${id}`)).http).toBe(404)
    const body = { status: 'closed', version: 1 }
    expect((await shop.call('PATCH', `${questionsPath}/${id}/status`, { body })).http).toBe(404)
    expect((await messageIn(shop, id))?.status).toBe('open')
  })

  test('questions are everybody’s, feedback is not', async () => {
    const id = await newQuestion(shop)
    const as = await shop.as([1500])
    expect((await shop.call('GET', questionsPath, { as })).http).toBe(200)
    const answered = await shop.call('POST', `${questionsPath}/${id}/answers`, {
      as,
      body: { answer: 'M', version: 1 },
    })
    expect(answered.http).toBe(200)
    expect((await shop.call('GET', feedbacksPath, { as })).http).toBe(403)
  })

  test('what was read counts for nobody who read it', async () => {
    await send('feedback', asked)
    const [row] = await stored()
    const path = `${feedbacksPath}/${row?.id}`
    const { unread_notice } = (await shop.call('GET', path)).body.data as CustomerMessage
    expect([unread_notice, (await rows(''))[0]?.unread]).toEqual([row?.notice_id, 1])
    const body = { from: unread_notice, until: unread_notice, online_order: 0 }
    await shop.call('PUT', '/v1/panel/notifications/read', { body })
    expect(await counts()).toEqual([0, 0])
    expect((await shop.call('GET', path)).body.data.unread_notice).toBe(null)
    expect((await rows(''))[0]?.unread).toBe(0)
    expect(await counts(await shop.as([2800]))).toEqual([1, 0])
  })
})

describe('an answer', () => {
  test('goes out as a mail in the language of whoever wrote, and is kept with what became of it', async () => {
    const id = await newQuestion(shop, { ...asked, language: 'en' })
    const body = { answer: ' M fits. \n', version: 1 }
    const { http, body: answered } = await shop.call('POST', `${questionsPath}/${id}/answers`, { body })
    expect(http).toBe(200)
    expect(answered.data).toMatchObject({
      status: 'answered',
      version: 2,
      answers: [{ text: 'M fits.', mail: 'queued' }],
    })
    const [mail] = await shop.db.select().from(mails)
    expect(mail).toMatchObject({ recipient: asked.email, order_id: null })
    expect(mail?.subject).toContain(': Your question was answered: Beden')
    expect(mail?.body.split('\n\n').slice(0, 4)).toEqual([
      'Hello Zeynep,',
      'M fits.',
      'You wrote:',
      '> Hangisi olur?\n> Teşekkürler',
    ])
    await shop.db.update(mails).set({ state: 'failed' })
    expect((await shop.call('GET', `${questionsPath}/${id}`)).body.data.answers[0].mail).toBe('failed')
  })

  test('of two at once one is taken, and one mail goes', async () => {
    const id = await newMessage(shop)
    const answer = () =>
      shop.call('POST', `${feedbacksPath}/${id}/answers`, { body: { answer: 'Teşekkürler', version: 1 } })
    const both = await Promise.all([answer(), answer()])
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
    expect(await shop.db.select().from(mails)).toHaveLength(1)
  })

  test('to nobody is refused', async () => {
    const id = await newMessage(shop, { email: '' })
    const { http, body } = await shop.call('POST', `${feedbacksPath}/${id}/answers`, {
      body: { answer: 'Teşekkürler', version: 1 },
    })
    expect([http, body.error]).toEqual([409, 'message.no_email'])
    expect(await shop.db.select().from(mails)).toEqual([])
  })

  test('that cannot be sent is told to whoever may open its message', async () => {
    const id = await newMessage(shop)
    await shop.call('POST', `${feedbacksPath}/${id}/answers`, { body: { answer: 'Teşekkürler', version: 1 } })
    await shop.db.update(mails).set({ tries: 9 })
    const mail = { send: () => Promise.reject(new Error('nobody there')), ready: async () => {} }
    await sendMails({ ...shop.services, mail })
    const [notice] = await shop.db.select().from(notifications)
    expect(notice).toMatchObject({ kind: 'feedback', link: `/user-feedbacks/edit/${id}` })
  })
})

test('whoever is given a message is told, unless they took it themselves', async () => {
  const id = await newMessage(shop)
  const assign = async (user_id: number | null, version: number, as = shop.admin) =>
    shop.call('PATCH', `${feedbacksPath}/${id}/assignee`, { as, body: { user_id, version } })
  const own = shop.own.admin_id
  expect((await assign(own, 1)).body.data.assignee.id).toBe(own)
  expect(await shop.db.select().from(notifications)).toEqual([])
  expect((await assign(null, 2)).body.data.assignee).toBe(null)
  expect((await assign(own, 3, await shop.as([2800, 2801]))).http).toBe(200)
  const told = await shop.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, own), eq(notifications.kind, 'notice')))
  expect(told.map(({ link }) => link)).toEqual([`/user-feedbacks/edit/${id}`])
  const customer = await assign(shop.own.customer_id, 4)
  expect([customer.http, customer.body.error]).toEqual([422, 'message.not_staff'])
})
