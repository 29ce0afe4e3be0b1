import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Contract, Contracts, ContractValues } from '#api/contract/content/contracts.ts'
import { contractPlaceholders } from '#api/rules/content/contracts.ts'
import { placeholdersIn } from '#api/rules/platform/placeholders.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { contract_texts } from '#server/db/schema/contracts.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The contracts of the shop: as they were built, as the shop writes them, and with what they are shown. */

const path = '/v1/panel/contracts'
const [information, sale] = [1, 2]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.delete(contract_texts)
})
afterAll(() => shop.close())

const read = async (id: number, as = shop.admin): Promise<Contract> =>
  (await shop.call('GET', `${path}/${id}`, { as })).body.data
const save = (id: number, texts: object, version: number) =>
  shop.call('PUT', `${path}/${id}`, { body: { texts, version } })
const words = { title: 'Sözleşme {{order_number}}', content: '<p>{{buyer_name}}</p>' }
const own = { tr: words, en: { title: 'Contract', content: '<p>Between {{seller_name}}</p>' } }

test('are the two that the law asks for, for whoever may change the shop', async () => {
  const { rows } = (await shop.call('GET', path, { as: await shop.as([200]) })).body.data as Contracts
  expect(rows).toEqual([
    { id: 1, kind: 'pre_information', own: false, updated_at: null },
    { id: 2, kind: 'distance_sales', own: false, updated_at: null },
  ])
  expect((await shop.call('GET', path, { as: await shop.as([1501]) })).http).toBe(403)
  expect((await shop.call('GET', `${path}/3`)).http).toBe(404)
})

describe('the built ones', () => {
  const asked = {
    tr: [/on dört gün/, /tüketici hakem heyetine/, /tüketici mahkemesine/, /cayma/i, /otuz gün/, /üç yıl|6502/],
    en: [/fourteen days/, /consumer arbitration committee/, /consumer court/, /withdraw/i, /thirty days/, /6502/],
  }
  test.each([information, sale])('say in both languages what the regulation asks for: %i', async (id) => {
    const { texts, built, version } = await read(id)
    expect([version, texts]).toEqual([0, built])
    for (const language of ['tr', 'en'] as const) {
      const text = plainTextOf(texts[language].content)
      for (const one of asked[language]) expect(text).toMatch(one)
      const names = placeholdersIn(texts[language].content)
      expect(names.filter((name) => !(name in contractPlaceholders))).toEqual([])
      for (const name of [
        'seller_name',
        'buyer_name',
        'lines',
        'total',
        'shipping_total',
        'payment_method',
        'order_date',
      ])
        expect(names).toContain(name)
      for (const name of ['delivery_address', 'delivery_deadline', 'seller_address', 'seller_email', 'order_number'])
        expect(names).toContain(name)
    }
    expect(placeholdersIn(texts.tr.content).toSorted()).toEqual(placeholdersIn(texts.en.content).toSorted())
  })

  test('are nothing that saving would take away: put back as they are, the shop has no words of its own', async () => {
    const { built } = await read(sale)
    expect((await save(sale, own, 0)).body.data).toMatchObject({ version: 1, texts: own })
    const back = await save(sale, built, 1)
    expect([back.http, back.body.data.texts]).toEqual([200, built])
    expect((await shop.db.select().from(contract_texts))[0]?.texts).toBe(null)
  })
})

describe('a save', () => {
  test.each([
    [{ ...own, en: { ...own.en, content: '<p>{{urun}}</p>' } }, 'template.unknown_placeholder', ['en.content']],
    [{ ...own, tr: { ...words, title: ' ' } }, 'validation.required', ['tr.title']],
    [{ ...own, tr: { ...words, content: '<p> </p>' } }, 'validation.required', ['tr.content']],
    [{ ...own, tr: { ...words, content: '<script>x</script>' } }, 'validation.required', ['tr.content']],
    [{ ...own, en: { ...words, content: `<p>${'a'.repeat(29_994)}</p>` } }, 'validation.max_length', ['en.content']],
  ])('that breaks a rule is refused by name and stored nowhere', async (texts, id, at) => {
    const { http, body } = await save(sale, texts, 0)
    expect([http, body.rules.map((rule: { id: string; at: string[] }) => [rule.id, rule.at])]).toEqual([
      422,
      [[id, at]],
    ])
    expect(await shop.db.select().from(contract_texts)).toEqual([])
  })

  test('names the placeholder that there is not', async () => {
    const { body } = await save(sale, { ...own, tr: { ...words, content: '<p>{{alici}}</p>' } }, 0)
    expect(body.rules[0].about).toEqual({ names: '{{alici}}' })
  })

  test('keeps of a text what may stand in one, and no picture', async () => {
    const content =
      '<h2 onclick="x()">Konu</h2><p style="color:red">{{lines}}<script>x</script><img src="/files/a.png"><a href="javascript:x">b</a></p>'
    const { body } = await save(information, { ...own, tr: { ...words, content } }, 0)
    expect(body.data.texts.tr.content).toBe('<h2>Konu</h2><p>{{lines}}<a rel="noopener noreferrer">b</a></p>')
  })

  test('of two at once one is taken', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all([save(sale, own, version), save(sale, own, version)])
      expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409])
    }
    expect((await read(sale)).version).toBe(2)
    expect((await read(sale, shop.otherAdmin)).version).toBe(0)
  })
})

describe('what a contract is shown with', () => {
  const shown = async (query = '', as = shop.admin): Promise<ContractValues> =>
    (await shop.call('GET', `${path}/${sale}/values${query}`, { as })).body.data

  test('is the order that is named, in the money of each language', async () => {
    const { id } = await newOrder(shop, { currency: 'EUR', total: 125_000 })
    await newOrder(shop)
    const { number } = await orderIn(shop, id)
    const { order, tr, en } = await shown(`?order=${number}`)
    expect([order, tr.words.order_number, tr.words.total, en.words.total]).toEqual([
      ...[number, number, '€1.250,00', '€1,250.00'],
    ])
    expect(tr.lines[0]).toEqual(['Ürün', 'Adet', 'Birim fiyat', 'KDV', 'Tutar'])
    expect(tr.lines).toHaveLength(2)
    expect((await shop.call('GET', `${path}/${sale}/values?order=yok`)).http).toBe(404)
  })

  test('is no order to whoever may see none, and samples say every name', async () => {
    await newOrder(shop)
    const { order, tr, en } = await shown('', await shop.as([200]))
    expect([order, tr.words.buyer_name]).toEqual([null, 'Ayşe Yılmaz'])
    for (const { words: told } of [tr, en])
      expect(Object.keys(told).toSorted()).toEqual(Object.keys(contractPlaceholders).toSorted())
  })
})
