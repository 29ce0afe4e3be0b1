import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mails.ts'
import { payment_answers, payment_links } from '#server/db/schema/payment-links.ts'
import { newOrder, orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const methodsPath = '/v1/panel/shop-payment-methods'
/** What the bank and the shop know, and nobody else may. */
const key = 'çok gizli anahtar'
const bank = 'https://banka.test/odeme'
let shop: Shop
let method: number
let account: number

beforeAll(async () => {
  shop = await openShop()
  const { shop_id } = shop.own
  const [row] = await shop.db
    .insert(accounts)
    .values({ shop_id, kind: 'bank', name: 'Sanal POS', currency: 'TRY' })
    .returning({ id: accounts.id })
  account = row?.id ?? 0
  const body = {
    ...draftOf('shop-payment-methods', shop.own),
    ...{ method: 'credit_card', adapter: 'redirect', url: bank, send: 'post', merchant: '1042', key },
    ...{ minimum: '', maximum: '', account_id: account, position: 0, status: 1 },
  }
  const answer = await shop.call('POST', methodsPath, { body })
  expect([answer.http, answer.body.error]).toEqual([200, undefined])
  method = answer.body.data.id
})
afterAll(() => shop.close())
beforeEach(() => switched(1))

const switched = (status: 0 | 1) =>
  shop.db.execute(sql`update shop_payment_methods set status = ${status} where id = ${method}`)
const linkPath = (id: number) => `${ordersPath}/${id}/payment-link`
const make = (id: number, mail: 0 | 1 = 0) => shop.call('POST', linkPath(id), { body: { mail } })

/** An unpaid order of 100.00, and its link. */
async function linked() {
  const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
  const { http, body } = await make(id)
  expect([http, body.data?.link?.amount]).toEqual([200, '100.00'])
  const [row] = await shop.db.select().from(payment_links).where(eq(payment_links.order_id, id))
  const { number } = await orderIn(shop, id)
  const path = new URL(body.data.link.url).pathname
  const fields = { payment: String(row?.id), order: number, amount: '100.00', currency: 'TRY', status: 'paid' }
  return { id, path, fields: { ...fields, reference: `B-${id}` } }
}

/** As the bank writes it: names in their order, as a form writes them. Written anew here. */
function sign(fields: Record<string, string>, with_key = key) {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '').replace(/%20/g, '+')}`)
    .join('&')
  return { ...fields, signature: createHmac('sha256', with_key).update(text).digest('hex') }
}

const post = (path: string, fields: Record<string, string>) =>
  shop.app.request(`${path}/answer`, { method: 'POST', body: new URLSearchParams(fields) })
const answersOf = (id: number) =>
  shop.db
    .select({ outcome: payment_answers.outcome })
    .from(payment_answers)
    .innerJoin(payment_links, eq(payment_links.id, payment_answers.link_id))
    .where(eq(payment_links.order_id, id))

describe('the link', () => {
  test('leads to a page that sends what is due to the bank, signed', async () => {
    const { path, fields } = await linked()
    const page = await (await shop.app.request(path)).text()
    const sent = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const { signature, ...told } = sent as Record<string, string>
    expect(told).toMatchObject({
      merchant: '1042',
      payment: fields.payment,
      order: fields.order,
      amount: '100.00',
      currency: 'TRY',
    })
    expect(told.answer_url).toMatch(new RegExp(`${path}/answer$`))
    expect(signature).toBe(sign(told).signature)
    expect(page).toContain(`action="${bank}"`)
    expect(page).not.toContain(key)
  })

  test('is made once for the same money, and mailed to the customer', async () => {
    const { id } = await newOrder(shop, { invoice_address: { email: 'elif@ornek.test' } })
    const first = (await make(id)).body.data.link.url
    const second = (await make(id, 1)).body.data.link
    expect([second.url, second.mailed_to]).toEqual([first, 'elif@ornek.test'])
    const [mail] = await shop.db.select().from(mails).where(eq(mails.order_id, id))
    expect(mail?.body).toContain(first)
  })

  test.each([
    ['a cancelled order', { status: 'cancelled' as const }, 'order.cancelled_is_final'],
    ['a paid order', { payment_status: 'paid' as const, paid_total: 10_000 }, 'payment_link.nothing_due'],
  ])('is not made for %s', async (_, changes, rule) => {
    const { id } = await newOrder(shop)
    await setOrder(shop, id, changes)
    const { http, body } = await make(id)
    expect([http, body.rules.map((one: { id: string }) => one.id)]).toEqual([409, [rule]])
  })

  test('is not made where the shop takes no payments online, and not mailed to nobody', async () => {
    const { id } = await newOrder(shop, { customer_id: null, invoice_address: {}, shipping_address: {} })
    expect((await make(id, 1)).body.rules).toMatchObject([{ id: 'payment_link.no_email' }])
    await switched(0)
    expect((await make(id)).body.rules).toMatchObject([{ id: 'payment_link.no_method' }])
  })

  test('ends', async () => {
    const { path, id } = await linked()
    await shop.db
      .update(payment_links)
      .set({ expires_at: sql`now()` as never })
      .where(eq(payment_links.order_id, id))
    expect(await (await shop.app.request(path)).text()).not.toContain('<form')
    expect((await shop.app.request('/pay/1-nobodynobodynobodynobody')).status).toBe(404)
  })
})

describe('what the bank says', () => {
  test('marks the order paid by its chart, into the account of the method, once', async () => {
    const { id, path, fields } = await linked()
    const answers = await Promise.all([1, 2, 3].map(() => post(path, sign(fields))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    expect(order.payment_status).toBe('paid')
    expect(order.payments).toMatchObject([{ amount: '100.00', reference: fields.reference, account: 'Sanal POS' }])
    expect(await answersOf(id)).toEqual([{ outcome: 'paid' }])
    const { rows } = await shop.db.execute(
      sql`select event, user_id from audit_log where subject = 'orders' and subject_id = ${id} and event = 'MARK_PAID'`,
    )
    expect(rows).toEqual([{ event: 'MARK_PAID', user_id: null }])
    const { rows: settings } = await shop.db.execute<{ learned: string | null }>(sql`
      select settings -> 'payment_accounts' ->> 'money_transfer TRY' as learned from shops where id = ${shop.own.shop_id}`)
    expect(settings[0]?.learned).toBeNull()
  })

  test('comes into the account of the method, whatever account took such money last', async () => {
    const { shop_id, account } = shop.own
    const { id, path, fields } = await linked()
    const learned = (of: object) =>
      shop.db.execute(sql`
        update shops set settings = settings || ${JSON.stringify({ payment_accounts: of })}::jsonb where id = ${shop_id}`)
    await learned({ 'money_transfer TRY': account })
    await post(path, sign(fields))
    await learned({})
    const { payments } = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    expect(payments).toMatchObject([{ amount: '100.00', account: 'Sanal POS' }])
  })

  test('of an order that was paid in part meanwhile is told the staff, and changes nothing', async () => {
    const { id, path, fields } = await linked()
    await setOrder(shop, id, { paid_total: 4_000 })
    expect((await post(path, sign(fields))).status).toBe(200)
    expect(await answersOf(id)).toEqual([{ outcome: 'unbooked' }])
    expect(await orderIn(shop, id)).toMatchObject({ payment_status: 'not_paid', paid_total: 4_000 })
  })

  test.each([
    ['another key', (fields: Record<string, string>) => sign(fields, 'tahmin')],
    ['no signature', (fields: Record<string, string>) => fields],
    [
      'another amount under the same signature',
      (fields: Record<string, string>) => ({ ...sign(fields), amount: '1.00' }),
    ],
    ['a signature of no key', (fields: Record<string, string>) => sign(fields, '')],
  ])('counts for nothing with %s, and is logged', async (_, forged) => {
    const { id, path, fields } = await linked()
    const warn = vi.spyOn(shop.services.log, 'warn')
    expect((await post(path, forged(fields))).status).toBe(403)
    expect((await orderIn(shop, id)).payment_status).toBe('not_paid')
    expect(await answersOf(id)).toEqual([])
    expect(JSON.stringify(warn.mock.calls)).toContain('not signed')
    expect(JSON.stringify(warn.mock.calls)).not.toContain(key)
    warn.mockRestore()
  })

  test.each([
    ['less money', { amount: '99.99' }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { order: '2026-0' }],
    ['another link', { payment: '0' }],
  ])('of %s is told the staff and pays nothing', async (_, changes) => {
    const { id, path, fields } = await linked()
    expect((await post(path, sign({ ...fields, ...changes }))).status).toBe(422)
    expect((await orderIn(shop, id)).payment_status).toBe('not_paid')
    expect(await answersOf(id)).toEqual([{ outcome: 'mismatched' }])
  })

  test('of a refusal leaves the link open, and the next try pays', async () => {
    const { id, path, fields } = await linked()
    const refused = sign({ ...fields, status: 'refused', reference: 'R-1', reason: 'Limit yetersiz' })
    expect((await post(path, refused)).status).toBe(200)
    expect((await shop.call('GET', linkPath(id))).body.data.link.answers).toMatchObject([
      { outcome: 'refused', reason: 'Limit yetersiz' },
    ])
    await post(path, sign(fields))
    expect((await orderIn(shop, id)).payment_status).toBe('paid')
  })

  test.each([
    ['was cancelled meanwhile', { status: 'cancelled' as const }, 'not_paid'],
    ['was paid otherwise', { payment_status: 'paid' as const, paid_total: 10_000 }, 'paid'],
  ])('of an order that %s is told the staff', async (_, changes, payment_status) => {
    const { id, path, fields } = await linked()
    await setOrder(shop, id, changes)
    await post(path, sign(fields))
    expect((await orderIn(shop, id)).payment_status).toBe(payment_status)
    expect(await answersOf(id)).toEqual([{ outcome: 'unbooked' }])
    const { rows } = await shop.db.execute(sql`select says from notifications order by id desc limit 1`)
    expect(rows).toEqual([{ says: 'notices.payment_unbooked' }])
  })
})

describe('the sandbox bank', () => {
  async function atBank() {
    await shop.db.execute(sql`update shop_payment_methods set adapter = 'sandbox' where id = ${method}`)
    const { id, path } = await linked()
    const page = await (await shop.app.request(path)).text()
    const told = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const answer = await shop.app.request('/sandbox-bank', { method: 'POST', body: new URLSearchParams(told as never) })
    const forms = (await answer.text()).split('<form').slice(1)
    const press = (label: string) => {
      const form = forms.find((one) => one.includes(label)) ?? ''
      const fields = Object.fromEntries(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      )
      return post(path, fields as Record<string, string>)
    }
    return { id, press, told: told as Record<string, string> }
  }

  test.each([
    ['Öde', 200, 'paid', [{ outcome: 'paid' }]],
    ['Yetersiz bakiye', 200, 'not_paid', [{ outcome: 'refused' }]],
    ['Eksik tutar', 422, 'not_paid', [{ outcome: 'mismatched' }]],
    ['Geçersiz imza', 403, 'not_paid', []],
  ])('%s', async (label, http, payment_status, outcomes) => {
    const { id, press } = await atBank()
    expect((await press(label)).status).toBe(http)
    expect((await orderIn(shop, id)).payment_status).toBe(payment_status)
    expect(await answersOf(id)).toEqual(outcomes)
  })

  test('knows its merchants, their signatures, and nobody else’s pages', async () => {
    const { told } = await atBank()
    const asked = async (changes: object) =>
      (await shop.app.request('/sandbox-bank', { method: 'POST', body: new URLSearchParams({ ...told, ...changes }) }))
        .status
    expect(await asked({})).toBe(200)
    expect(await asked({ merchant: 'x' })).toBe(403)
    expect(await asked({ amount: '1.00' })).toBe(403)
  })
})

test('the key is in no answer, and a method that is worked by hand is not tried', async () => {
  const read = await shop.call('GET', `${methodsPath}/${method}`)
  expect(read.body.data.key).toBe(true)
  for (const path of [methodsPath, `${methodsPath}/${method}`, `${methodsPath}/${method}/state`])
    expect(JSON.stringify((await shop.call('GET', path)).body)).not.toContain(key)
  const { rows } = await shop.db.execute<{ id: number; key: string }>(sql`
    select m.id, kept.key from shop_payment_methods m, (select key from shop_payment_methods where id = ${method}) kept
     where m.shop_id = ${shop.own.shop_id} and m.method = 'cash'`)
  expect(rows[0]?.key).not.toContain(key)
  const tried = await shop.call('POST', `${methodsPath}/${rows[0]?.id}/test`)
  expect([tried.http, tried.body.error]).toEqual([409, 'connection.by_hand'])
})
