import { createServer, type IncomingMessage } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoices } from '#server/db/schema/invoices.ts'
import { introduceSeller, newInvoicable } from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const methodsPath = '/v1/panel/shop-invoice-methods'
const credential = 'çok gizli parola'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly authorization: string | undefined
  readonly body: string
}

let shop: Shop
let method: number
let heard: Heard[]
/** What the integrator says of each of its addresses; of others there is none. */
let says: Record<string, readonly [status: number, text: string]>

const integrator = createServer(async (request: IncomingMessage, answer) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method, url, headers } = request
  heard.push({ method, url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() })
  const [status, text] = says[`${method} ${url?.replace(/[\da-f-]{36}/, '*')}`] ?? [404, 'yok']
  answer.writeHead(status).end(text)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => integrator.listen(0, '127.0.0.1', resolve))
  shop = await openShop()
  Object.assign(shop.services.config, { privateHosts: ['127.0.0.1'] })
  await introduceSeller(shop)
  const at = `http://127.0.0.1:${(integrator.address() as { port: number }).port}`
  const body = {
    ...draftOf('shop-invoice-methods', shop.own),
    ...{ title: 'Entegratör', adapter: 'http', url: `${at}/gonder`, auth: 'basic', username: 'magaza', credential },
    ...{ status_url: `${at}/durum/[uuid]`, cancel_url: `${at}/iptal/[uuid]`, status: 1 },
    ...{ words_succeed: 'TAMAM', words_waiting: 'KUYRUKTA', words_error: 'HATA' },
    ...{ words_approved: 'KABUL', words_rejected: 'RED' },
  }
  const answer = await shop.call('POST', methodsPath, { body })
  expect([answer.http, answer.body.error]).toEqual([200, undefined])
  method = answer.body.data.id
})
afterAll(async () => {
  integrator.close()
  await shop.close()
})
beforeEach(async () => {
  heard = []
  says = {}
  await use(method)
})

/** Of the shop's connections this one alone is active. */
const use = (id: number) =>
  shop.db.execute(sql`update shop_invoice_methods set status = (id = ${id})::int where shop_id = ${shop.own.shop_id}`)

async function issue() {
  const { id: order_id } = await newInvoicable(shop)
  const answer = await shop.call('POST', `${ordersPath}/${order_id}/invoice`, { body: { profile: 'earchive' } })
  await workOff(shop)
  const [row] = await shop.db.select().from(invoices).where(eq(invoices.order_id, order_id))
  return { order_id, answer, row }
}

describe('an integrator over HTTP', () => {
  test('is sent the XML with its sign-in, and asked for it by its number', async () => {
    says = { 'POST /gonder': [200, ''] }
    const { row } = await issue()
    expect(row).toMatchObject({ method_id: method, status: 'waiting' })
    expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /durum/${row?.uuid}`,
      'POST /gonder',
      `GET /durum/${row?.uuid}`,
    ])
    expect(heard[1]?.body).toBe(row?.xml)
    expect(heard[1]?.authorization).toBe(`Basic ${Buffer.from(`magaza:${credential}`).toString('base64')}`)
  })

  test.each([
    ['{"durum":"TAMAM"}', 'succeed', 'waiting'],
    ['<durum>tamam</durum><cevap>kabul</cevap>', 'succeed', 'approved'],
    ['TAMAM RED', 'succeed', 'rejected'],
    ['KUYRUKTA', 'waiting', 'waiting'],
    ['1163', 'unknown', 'waiting'],
    ['TAMAMLANMADI', 'unknown', 'waiting'],
    ['TAMAM HATA', 'unknown', 'waiting'],
    ['HATA: 1150', 'error', 'waiting'],
  ])('says %s, which is %s, %s', async (text, status, answer) => {
    says = { 'GET /durum/*': [200, text] }
    expect((await issue()).row).toMatchObject({ status, answer })
    expect(heard.filter((one) => one.method === 'POST')).toEqual([])
  })

  test.each([
    [400, 'XML şemaya uymuyor', 'error'],
    [409, 'zaten var', 'waiting'],
    [401, 'giremezsiniz', 'unknown'],
    [500, 'çöktü', 'unknown'],
    [302, 'başka yere', 'unknown'],
  ])('answers what it is sent with %i: %s, which is %s', async (http, text, status) => {
    says = { 'POST /gonder': [http, text] }
    const { row } = await issue()
    expect(row?.status).toBe(status)
    if (status === 'error')
      expect(row?.reason).toMatchObject({ id: 'invoice.not_taken', about: { why: `400 ${text}` } })
  })

  test('cancels at its address', async () => {
    says = { 'GET /durum/*': [200, 'TAMAM'], 'POST /iptal/*': [200, ''] }
    const { row } = await issue()
    heard = []
    const answered = await shop.call('PATCH', `/v1/panel/invoices/${row?.id}/status`, { body: { step: 'CANCEL' } })
    expect([answered.http, answered.body.error]).toEqual([200, undefined])
    expect(heard.map(({ url }) => url)).toContain(`/iptal/${row?.uuid}`)
  })
})

test('what is issued goes by the connection that is active then, and stays with it', async () => {
  says = { 'GET /durum/*': [200, 'KUYRUKTA'] }
  const { row } = await issue()
  const other = (
    await shop.call('POST', methodsPath, { body: { ...draftOf('shop-invoice-methods', shop.own), adapter: 'manual' } })
  ).body.data.id
  await use(other)
  heard = []
  await shop.call('POST', `/v1/panel/invoices/${row?.id}/ask`)
  expect(heard.map(({ url }) => url)).toEqual([`/durum/${row?.uuid}`])
  heard = []
  expect((await issue()).row).toMatchObject({ method_id: other, status: 'succeed', answer: 'automatic' })
  expect(heard).toEqual([])
})

test('without one that is active nothing is issued, and no number is used up', async () => {
  await use(0)
  const { answer, row } = await issue()
  expect([answer.http, answer.body.error, row]).toEqual([409, 'invoice.no_method', undefined])
  const modules = (await shop.call('GET', '/v1/panel/modules')).body.data.rows
  expect(modules.find(({ list }: { list: string }) => list === 'shop-invoice-methods').missing).toEqual([
    { id: 'invoice.no_method' },
  ])
})

test('trying it asks for an invoice that nobody has; what it repeats of its password is told to nobody', async () => {
  const tried = async () => (await shop.call('POST', `${methodsPath}/${method}/test`)).body.data
  expect((await tried()).answer).toBe('404 yok')
  says = { 'GET /durum/*': [401, `parola ${credential} yanlış`] }
  const { failure, state } = await tried()
  expect(failure).toMatchObject({ id: 'connection.answered' })
  expect(JSON.stringify([failure, state])).not.toContain(credential)
  for (const path of [methodsPath, `${methodsPath}/${method}`, '/v1/panel/modules'])
    expect(JSON.stringify((await shop.call('GET', path)).body)).not.toContain(credential)
})

test.each([
  ['status_url', 'https://entegrator.test/durum'],
  ['cancel_url', 'https://entegrator.test/iptal'],
])('%s without the place of the number is refused', async (field, value) => {
  const places = { url: 'https://entegrator.test/', status_url: 'https://entegrator.test/[uuid]', credential: 'x' }
  const body = {
    ...draftOf('shop-invoice-methods', shop.own),
    adapter: 'http',
    auth: 'bearer',
    ...places,
    [field]: value,
  }
  const { http, body: said } = await shop.call('POST', methodsPath, { body })
  expect([http, said.rules]).toMatchObject([422, [{ id: 'invoice_method.uuid_missing', at: [field] }]])
})

test('a connection that an invoice waits for is not deleted, one whose invoices are answered is', async () => {
  says = { 'GET /durum/*': [200, 'KUYRUKTA'] }
  await shop.db.update(invoices).set({ status: 'succeed' }).where(eq(invoices.method_id, method))
  const { row } = await issue()
  const kept = await shop.call('DELETE', `${methodsPath}/${method}`)
  expect([kept.http, kept.body.rules]).toEqual([409, [{ id: 'invoice_method.waited_for', about: { count: 1 } }]])
  await shop.db
    .update(invoices)
    .set({ status: 'succeed' })
    .where(eq(invoices.id, row?.id ?? 0))
  expect((await shop.call('DELETE', `${methodsPath}/${method}`)).http).toBe(200)
})

test('of two active connections the one that people put first is used', async () => {
  const added = async () =>
    (
      await shop.call('POST', methodsPath, {
        body: { ...draftOf('shop-invoice-methods', shop.own), adapter: 'manual' },
      })
    ).body.data.id as number
  const [first, second] = [await added(), await added()]
  await shop.db.execute(sql`update shop_invoice_methods set status = (id in (${first}, ${second}))::int`)
  expect((await issue()).row?.method_id).toBe(first)
  const ordered = await shop.call('PUT', '/v1/panel/record-order/shop-invoice-methods', {
    body: { ids: [second, first] },
  })
  expect([ordered.http, ordered.body.error]).toEqual([200, undefined])
  expect((await issue()).row?.method_id).toBe(second)
})
