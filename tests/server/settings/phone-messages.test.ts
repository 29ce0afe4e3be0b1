import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shop_phone_message_methods } from '#server/db/schema/catalogue.ts'
import { phone_messages } from '#server/db/schema/phone-messages.ts'
import { shops } from '#server/db/schema/shops.ts'
import { sendPhoneMessages } from '#server/platform/phone-messages/send.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/shop-phone-message-methods'
const key = 'sms-anahtarim-5519'
let shop: Shop
let server: Server
let answer = { status: 200, text: 'OK 17' }
const heard: { type: string; auth: string; body: string }[] = []

beforeAll(async () => {
  shop = await openShop()
  Object.assign(shop.services, { config: { ...shop.services.config, privateHosts: ['127.0.0.1'] } })
  await shop.db.update(shops).set({ phone: '+90 312 555 01 23' }).where(eq(shops.id, shop.own.shop_id))
  server = createServer((request, out) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      heard.push({ type: request.headers['content-type'] ?? '', auth: String(request.headers['x-api-key']), body })
      out.writeHead(answer.status).end(answer.text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const http = (changes: object = {}) => ({
  title: 'Firma',
  adapter: 'http',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
  header_name: 'X-Api-Key',
  header_value: key,
  content_type: 'application/json',
  body: '{"to":"[phone]","text":"[message]"}',
  answer_contains: 'OK',
  letters: 'unicode',
  position: 0,
  status: 1,
  ...changes,
})
const add = async (changes: object) => (await shop.call('POST', path, { body: http(changes) })).body.data.id
const tryOut = async (id: number) => shop.call('POST', `${path}/${id}/test`)

describe('trying a connection for phone messages', () => {
  test('R151 accept: sends a message to the shop’s own phone, and tells what the company answered', async () => {
    const answered = (await tryOut(await add({}))).body.data
    expect(answered).toMatchObject({ answer: '200 OK 17', state: { used: 1, missing: [] } })
    const sent = heard.at(-1)
    expect([sent?.type, sent?.auth]).toEqual(['application/json; charset=utf-8', key])
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      to: '+90 312 555 01 23',
      text: 'Kepenk: SMS bağlantınızın deneme iletisi.',
    })
  })

  test.each([
    ['application/x-www-form-urlencoded', 'to=[phone]&text=[message]', 'to=%2B90%20312%20555%2001%2023&text=Kepenk%3A'],
    ['text/xml', '<sms to="[phone]">[message]</sms>', '<sms to="+90 312 555 01 23">Kepenk: SMS'],
  ])('writes number and words as %s wants them', async (content_type, body, sent) => {
    await tryOut(await add({ title: content_type, content_type, body }))
    expect(heard.at(-1)?.body.startsWith(sent)).toBe(true)
  })

  test('R151 reject: one that is passive sends nothing', async () => {
    const before = heard.length
    const refused = await tryOut(await add({ title: 'Pasif', status: 0 }))
    expect([refused.http, refused.body.error, heard.length]).toEqual([422, 'phone_message.not_active', before])
  })

  test('a company that says no in an answer of 200 has failed, and no secret is repeated', async () => {
    const id = await add({ title: 'Hatalı' })
    answer = { status: 200, text: `ERR bad key ${key}` }
    const { body, text } = await tryOut(id)
    answer = { status: 200, text: 'OK 17' }
    expect(body.data.failure).toEqual({ id: 'connection.answered', about: { answer: '200 ERR bad key •••' } })
    expect(text).not.toContain(key)
  })
})

test('a message that is tried again has the same number, by which a company knows it', async () => {
  await shop.db.update(shop_phone_message_methods).set({ status: 0 } as object)
  await add({ title: 'Numaralı', body: '{"id":"[id]","to":"[phone]","text":"[message]"}' })
  const { shop_id } = shop.own
  await shop.db.insert(phone_messages).values({ shop_id, phone: '+90 532 111 22 33', body: 'Yolda' })
  answer = { status: 500, text: 'ERR' }
  await sendPhoneMessages(shop.services)
  answer = { status: 200, text: 'OK 17' }
  await shop.db.update(phone_messages).set({ due_at: sql`now()` as never })
  await sendPhoneMessages(shop.services)
  const [first, second] = heard.slice(-2).map(({ body }) => JSON.parse(body))
  expect(second).toEqual({ id: expect.stringMatching(/^sms-/), to: '+90 532 111 22 33', text: 'Yolda' })
  expect(first).toEqual(second)
})

test('R202 reject: without an active connection the modules say so, and lead to adding one', async () => {
  const modules = async () =>
    (await shop.call('GET', '/v1/panel/modules')).body.data.rows.find(
      ({ list }: { list: string }) => list === 'shop-phone-message-methods',
    )
  expect((await modules()).missing).toEqual([])
  const { rows } = (await shop.call('GET', path)).body.data
  const records = rows.map(({ id }: { id: number }) => ({ id }))
  await shop.call('POST', '/v1/panel/record-status/shop-phone-message-methods', { body: { status: 0, records } })
  expect((await modules()).missing).toEqual([{ id: 'phone_message.no_integration' }])
})
