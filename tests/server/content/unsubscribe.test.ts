import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import {
  activeMail,
  newNewsletter,
  newSubscriber,
  newslettersPath,
  newsletterTexts,
  sendNewsletter,
} from '#tests/fixtures/newsletters.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The page by which whoever got a newsletter gets no more of them, and how mail programs do it for them (RFC 8058). */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await activeMail(shop, shop.own.shop_id)
})
beforeEach(() => {
  shop.mails.sent.length = 0
})
afterAll(() => shop.close())

async function gotOne(changes: Parameters<typeof newSubscriber>[1] = {}) {
  const person = await newSubscriber(shop, changes)
  await sendNewsletter(shop)
  await workOff(shop)
  const mail = shop.mails.sent.findLast(({ to }) => to === person.email)
  return { ...person, path: pathIn(mail?.text) }
}
const pathIn = (text = '') => new URL(/http\S+\/v1\/web\/unsubscribe\/\S+$/.exec(text)?.[0] ?? 'http://none').pathname
const ask = (path: string, init: RequestInit = {}) => shop.app.request(path, init)
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
const said = (customer_id: number) =>
  shop.db
    .select()
    .from(customer_consents)
    .where(eq(customer_consents.customer_id, customer_id))
    .orderBy(customer_consents.id)

describe('the link in a newsletter', () => {
  test('that is opened asks, and ends nothing: programs follow the links of a mail', async () => {
    const { id, path } = await gotOne()
    const answer = await ask(path)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      ...[200, 'no-store', 'noindex'],
    ])
    expect(html).toContain(`<form method="post" action="${path}">`)
    expect(html).toContain('Abonelikten çık')
    expect(await said(id)).toHaveLength(1)
  })

  test('ends the subscription when its button is pressed or a mail program sends it, once, without signing in', async () => {
    const { id, path } = await gotOne()
    const answers = [await ask(path, oneClick), await ask(path, { method: 'POST' }), await ask(path, oneClick)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[2]?.text()).toContain('Aboneliğiniz bitti')
    expect(await said(id)).toMatchObject([
      { given: 1 },
      { given: 0, complaint: 0, how: 'Bültendeki bağlantıyla: Bahar' },
    ])
    shop.mails.sent.length = 0
    await newSubscriber(shop)
    await sendNewsletter(shop)
    await workOff(shop)
    expect(shop.mails.sent.map(({ to }) => to)).not.toContain(
      (await shop.call('GET', `/v1/panel/customers/${id}`)).body.data.email,
    )
  })

  test('pressed many times at once ends it once', async () => {
    const { id, path } = await gotOne()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path, oneClick)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await said(id)).toHaveLength(2)
  })

  test('ends it for every customer of the address, and in no other shop', async () => {
    const email = 'ortak@ornek.test'
    const twin = await newSubscriber(shop, { email })
    const abroad = await newSubscriber(shop, { email }, shop.other)
    const first = await newSubscriber(shop, { email })
    await sendNewsletter(shop)
    await workOff(shop)
    await ask(pathIn(shop.mails.sent.find(({ to }) => to === email)?.text), oneClick)
    for (const { id } of [twin, first]) expect((await said(id)).at(-1)?.given).toBe(0)
    expect((await said(abroad.id)).at(-1)?.given).toBe(1)
  })

  test('speaks the customer’s language', async () => {
    const { path } = await gotOne({ mail_language: 'en' })
    const html = await (await ask(path)).text()
    expect(html).toContain('lang="en"')
    expect(html).toContain('Unsubscribe')
  })

  test('of a test ends nobody’s', async () => {
    const body = { language: 'tr', texts: newsletterTexts }
    await shop.call('POST', `${newslettersPath}/${await newNewsletter(shop)}/test`, { body })
    const before = await shop.db.$count(customer_consents)
    const path = pathIn(shop.mails.sent.at(-1)?.text)
    expect([(await ask(path)).status, (await ask(path, oneClick)).status]).toEqual([200, 200])
    expect(await shop.db.$count(customer_consents)).toBe(before)
  })
})

test.each([
  'yok',
  'v1.0.0.0.0',
  '%E0%A4%A',
  'v1.aaaaaaaa.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAA',
  'a'.repeat(4_000),
])('a key that is none (%#) gets a plain page', async (key) => {
  for (const init of [{}, oneClick]) {
    const answer = await ask(`/v1/web/unsubscribe/${key}`, init)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
  }
})

test('a key that was changed, or sealed for something else, is none', async () => {
  const { id, path } = await gotOne()
  // Not its last letter: of that some bits say nothing.
  const changed = `${path.slice(0, -9)}${path.at(-9) === 'A' ? 'B' : 'A'}${path.slice(-8)}`
  const foreign = shop.services.secrets.seal(JSON.stringify([shop.own.shop_id, 1]), 'draft link')
  for (const wrong of [changed, `/v1/web/unsubscribe/${foreign}`]) expect((await ask(wrong, oneClick)).status).toBe(404)
  expect(await said(id)).toHaveLength(1)
})
