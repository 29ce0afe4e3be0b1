import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'
import { users } from '#server/db/schema/people.ts'
import {
  activeMail,
  newNewsletter,
  newsletterTexts,
  newslettersPath as path,
} from '#tests/fixtures/newsletters.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The templates of newsletters: three at most, what may stand in them, and how one is tried. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.delete(newsletter_templates)
  shop.mails.sent.length = 0
  shop.mails.failing = false
})
afterAll(() => shop.close())

const read = async (as = shop.admin): Promise<Newsletters> => (await shop.call('GET', path, { as })).body.data
const add = (title = 'Bahar', as = shop.admin) =>
  shop.call('POST', path, { as, body: { title, texts: newsletterTexts } })
const titles = async () => (await read()).rows.map(({ title }) => title)

describe('R212', () => {
  test('accept: with two the third is saved', async () => {
    for (const title of ['Kış', 'Bahar', 'Yaz']) expect((await add(title)).http).toBe(200)
    expect(await titles()).toEqual(['Kış', 'Bahar', 'Yaz'])
  })

  test('reject: with three a fourth is refused and stored nowhere; another shop has three of its own', async () => {
    for (const title of ['Kış', 'Bahar', 'Yaz']) await add(title)
    const { http, body } = await add('Güz')
    expect([http, body.error]).toEqual([409, 'newsletter.limit'])
    expect(await titles()).toEqual(['Kış', 'Bahar', 'Yaz'])
    expect((await add('Güz', shop.otherAdmin)).http).toBe(200)
  })

  test('reject: of two that are added at once with two there, one is saved and three are left', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.db.delete(newsletter_templates)
      for (const title of ['Kış', 'Bahar']) await add(title)
      const both = await Promise.all([add('Yaz'), add('Güz')])
      expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
      expect(await titles()).toHaveLength(3)
    }
  })

  test('one that was deleted makes room for another', async () => {
    for (const title of ['Kış', 'Bahar', 'Yaz']) await add(title)
    const [first] = (await read()).rows
    expect((await shop.call('DELETE', `${path}/${first?.id}`)).http).toBe(200)
    expect((await add('Güz')).http).toBe(200)
    expect(await titles()).toEqual(['Bahar', 'Yaz', 'Güz'])
    expect((await shop.call('DELETE', `${path}/${first?.id}`)).http).toBe(404)
  })
})

test('one begins with words that may be saved as they are, in both languages', async () => {
  const { starter, values } = await read()
  expect(starter.tr.subject).toBe('{{shop_name}}: yeni gelenler')
  expect(starter.en.subject).toBe('{{shop_name}}: new arrivals')
  expect((await shop.call('POST', path, { body: { title: 'Bahar', texts: starter } })).http).toBe(200)
  expect(values.tr).toEqual({ shop_name: 'Deneme Mağazası', customer_name: 'Ayşe Yılmaz' })
})

test.each([
  [{ title: ' ' }, 'validation.required', ['title']],
  [{ title: 'a'.repeat(101) }, 'validation.max_length', ['title']],
  [
    { texts: { ...newsletterTexts, en: { ...newsletterTexts.en, content: '{{order_number}}' } } },
    'template.unknown_placeholder',
    ['en.content'],
  ],
  [
    { texts: { ...newsletterTexts, tr: { ...newsletterTexts.tr, subject: '' } } },
    'validation.required',
    ['tr.subject'],
  ],
])('what breaks a rule is refused at its field, when added and when saved', async (changes, id, at) => {
  const body = { title: 'Bahar', texts: newsletterTexts, ...changes }
  const added = await shop.call('POST', path, { body })
  const saved = await shop.call('PUT', `${path}/${await newNewsletter(shop)}`, { body: { ...body, version: 1 } })
  for (const { http, body: answer } of [added, saved])
    expect([http, answer.rules.map((rule: { id: string; at: string[] }) => [rule.id, rule.at])]).toEqual([
      422,
      [[id, at]],
    ])
  expect((await read()).rows).toMatchObject([{ title: 'Bahar', version: 1, texts: newsletterTexts }])
})

test('D5: of two saves of one version one is taken; another shop’s is not found', async () => {
  const id = await newNewsletter(shop)
  const save = (title: string, as = shop.admin) =>
    shop.call('PUT', `${path}/${id}`, { as, body: { title, texts: newsletterTexts, version: 1 } })
  const both = await Promise.all([save('Bir'), save('İki')])
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
  expect((await read()).rows).toMatchObject([{ id, version: 2 }])
  expect((await save('Üç', shop.otherAdmin)).http).toBe(404)
})

describe('a test', () => {
  const body = { language: 'en', texts: newsletterTexts }
  const tryIt = async (changes: object = {}) =>
    shop.call('POST', `${path}/${await newNewsletter(shop)}/test`, { body: { ...body, ...changes } })
  beforeEach(() => activeMail(shop, shop.own.shop_id))

  test('goes at once to whoever asks for it, with the words that stand on the screen', async () => {
    const { http, body: answer } = await tryIt()
    const [me] = await shop.db.select().from(users).where(eq(users.id, shop.own.admin_id))
    expect([http, answer.data]).toEqual([200, { recipient: me?.email }])
    expect(shop.mails.sent).toMatchObject([{ to: me?.email, subject: 'Deneme Mağazası: spring' }])
    expect(shop.mails.sent[0]?.text).toMatch(/^Hello Ayşe Yılmaz\n\nNew things are here\.\n\nYours/)
  })

  test('that the mail server does not take is told so (R193)', async () => {
    shop.mails.failing = true
    const { http, body: answer } = await tryIt()
    expect([http, answer.error, shop.mails.sent]).toEqual([503, 'server.unavailable', []])
  })

  test('without a way to send mails is refused, and nothing is sent', async () => {
    await shop.db.delete(shop_mail_methods).where(eq(shop_mail_methods.shop_id, shop.own.shop_id))
    const { http, body: answer } = await tryIt()
    expect([http, answer.error, shop.mails.sent, (await read()).mail]).toEqual([422, 'newsletter.no_mail', [], 0])
  })

  test('of words that break a rule is refused', async () => {
    const wrong = { ...newsletterTexts, en: { ...newsletterTexts.en, content: '{{urun}}' } }
    expect((await tryIt({ texts: wrong })).body.error).toBe('template.unknown_placeholder')
  })
})
