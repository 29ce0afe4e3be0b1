import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { english, turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a shop chooses from lists of the world: its languages, its countries, its currencies. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Each begins with what a shop of the tests has. */
beforeEach(async () => {
  const { shop_id } = shop.own
  await shop.db.execute(sql`delete from shop_languages where shop_id = ${shop_id} and language_id not in (175, 176)`)
  await shop.db.execute(sql`update shop_languages set status = 1 where shop_id = ${shop_id}`)
  await shop.db.execute(sql`delete from shop_countries where shop_id = ${shop_id} and country_id <> 1`)
  await shop.db.execute(sql`delete from shop_currencies where shop_id = ${shop_id} and currency_id not in (949, 978)`)
})

/** Ids of the world, with their names in Turkish and in English. */
const lists = [
  ['shop-languages', 'language_id', 177, ['Deutsch', 'Deutsch'], 133, 'language.default_stays', 175],
  ['shop-countries', 'country_id', 2, ['Almanya', 'Germany'], 3, 'country.default_stays', 1],
  ['shop-currencies', 'currency_id', 840, ['ABD doları', 'US Dollar'], 826, 'currency.default_stays', 949],
] as const

describe.each(lists)('%s', (name, field, id, [tr, en], other, stays, home) => {
  const path = `/v1/panel/${name}`
  const draft = (of: number, status = 1) => ({ [field]: of, position: 0, status })
  const add = (of: number, status = 1) => shop.call('POST', path, { body: draft(of, status) })
  const rows = async (lid = '175') =>
    (await shop.call('GET', path, { headers: { 'x-lid': lid } })).body.data.rows as Record<string, unknown>[]
  const own = async () => (await rows()).find((row) => row[field] === home) as { id: number; version: number }

  test('what is added stands last, under its name in the language that is asked for', async () => {
    const added = (await add(id, 0)).body.data
    const [last, lastInEnglish] = [(await rows()).at(-1), (await rows('176')).at(-1)]
    expect(last).toMatchObject({ id: added.id, label: tr, [field]: id, status: 0 })
    expect(lastInEnglish).toMatchObject({ id: added.id, label: en })
    expect(added.position).toBeGreaterThan(Math.max(...(await rows()).slice(0, -1).map((row) => Number(row.position))))
  })

  test('they stand in the order of their places, and can be found by either name', async () => {
    const { id: first, version } = (await add(id, 0)).body.data
    await add(other, 0)
    await shop.call('PUT', `${path}/${first}`, { body: { ...draft(id, 0), position: 1_000, version } })
    expect((await rows()).at(-1)).toMatchObject({ id: first })
    const found = await shop.call('GET', `${path}?search=${encodeURIComponent(en.toLocaleUpperCase('en'))}`)
    expect(found.body.data.rows).toMatchObject([{ id: first }])
  })

  test('all of them are put in order at once, and each that moves says so in its history', async () => {
    const added = [(await add(id, 0)).body.data.id, (await add(other, 0)).body.data.id]
    const mine = await own()
    const order = (ids: readonly number[], as = shop.admin) =>
      shop.call('PUT', `/v1/panel/record-order/${name}`, { body: { ids }, as })
    expect((await order([...added, mine.id])).http).toBe(200)
    const found = async () =>
      (await rows()).map((row) => row.id).filter((one) => [...added, mine.id].includes(Number(one)))
    expect(await found()).toEqual([...added, mine.id])
    const [past] = (await shop.call('GET', `${path}/${mine.id}/history`)).body.data.rows
    expect(past.changes).toMatchObject([{ field: 'position' }])
    // What is not named comes after, as it stood.
    expect((await order([mine.id])).http).toBe(200)
    expect(await found()).toEqual([mine.id, ...added])
    expect((await order([mine.id, 999_999])).http).toBe(404)
    expect((await order([mine.id, mine.id])).http).toBe(422)
  })

  test('reject: one that the shop has already, of twenty that add it at once too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, 0)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await add(id, 0)).body.fields).toEqual({ [field]: 'validation.name_exists' })
  })

  test('reject: one that there is not, and another one in the place of what was chosen', async () => {
    expect((await add(999_999)).body.fields).toEqual({ [field]: 'validation.invalid_choice' })
    const { id: added, version } = (await add(id, 0)).body.data
    const answer = await shop.call('PUT', `${path}/${added}`, { body: { ...draft(other, 0), version } })
    expect([answer.http, answer.body.fields]).toEqual([422, { [field]: 'records.chosen_once' }])
  })

  test('reject: the default one is not switched off, in its form or with others', async () => {
    const mine = await own()
    const body = { ...draft(home, 0), version: mine.version }
    const answer = await shop.call('PUT', `${path}/${mine.id}`, { body })
    expect([answer.http, answer.body.fields]).toEqual([422, { status: stays }])
    const added = (await add(id, 1)).body.data
    const records = [{ id: mine.id }, { id: added.id }]
    const both = await shop.call('POST', `/v1/panel/record-status/${name}`, { body: { status: 0, records } })
    expect(both.body.data).toMatchObject({
      changed: [{ id: added.id }],
      refused: [{ id: mine.id, rules: [{ id: stays }] }],
    })
    expect(await own()).toMatchObject({ status: 1 })
  })

  test('R58, D5: they are switched off and on again, each with its trace, unless somebody was faster', async () => {
    const added = (await add(id, 1)).body.data
    const make = (status: 0 | 1, version?: number) =>
      shop.call('POST', `/v1/panel/record-status/${name}`, { body: { status, records: [{ id: added.id, version }] } })
    expect((await make(0)).body.data.changed).toEqual([{ id: added.id, version: 2 }])
    expect((await make(1, 1)).body.data.refused).toMatchObject([{ rules: [{ id: 'conflict.stale' }] }])
    expect((await make(1, 2)).body.data.changed).toEqual([{ id: added.id, version: 3 }])
    const log = await shop.db.execute(
      sql`select event from audit_log where subject = ${name} and subject_id = ${added.id} order by id`,
    )
    expect(log.rows.map((row) => row.event).filter((event) => event !== 'refuse')).toEqual([
      'create',
      'update',
      'update',
    ])
  })

  test('nobody deletes one', async () => {
    expect((await shop.call('DELETE', `${path}/${(await own()).id}`)).http).toBe(405)
  })

  test("D6 reject: another shop's is not found and not changed", async () => {
    const headers = { 'x-sid': String(shop.other.shop_id) }
    const [theirs] = (await shop.call('GET', path, { as: shop.otherAdmin, headers })).body.data.rows
    for (const [method, body] of [['GET'], ['PUT', { ...draft(home), version: 1 }]] as const)
      expect((await shop.call(method, `${path}/${theirs.id}`, { body })).http).toBe(404)
    expect((await rows()).map((row) => row.id)).not.toContain(theirs.id)
  })

  test('R177: each act is opened by its own code, and by no other of the family', async () => {
    const mine = await own()
    const calls = [
      [2600, 'GET', path],
      [2601, 'GET', `${path}/${mine.id}`],
      [2602, 'POST', path, draft(id, 0)],
      [2603, 'PUT', `${path}/${mine.id}`, { ...draft(home), version: mine.version }],
      [2603, 'POST', `/v1/panel/record-status/${name}`, { status: 1, records: [{ id: mine.id }] }],
    ] as const
    for (const [code, method, to, body] of calls) {
      const others = await shop.as([2600, 2601, 2602, 2603, 2604].filter((one) => one !== code))
      expect([to, (await shop.call(method, to, { as: others, body })).body.error]).toEqual([to, 'auth.forbidden'])
      expect([to, (await shop.call(method, to, { as: await shop.as([code]), body })).http]).toEqual([to, 200])
    }
  })
})

test.each([
  ['all-languages', 181, { id: 175, code: 'tr', name: 'Türkçe - Turkish' }, { id: 176, code: 'en' }],
  ['all-countries', 249, { id: 1, code: 'TR', name: 'Türkiye' }, { id: 2, code: 'DE', name: 'Almanya' }],
  ['all-currencies', 131, { id: 949, code: 'TRY', name: 'Türk lirası' }, { id: 978, code: 'EUR', name: 'Euro' }],
])('%s has the whole world', async (path, count, ...known) => {
  const { rows } = (await shop.call('GET', `/v1/panel/${path}`)).body.data
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map((row: { code: string }) => row.code)).size).toBe(count)
  expect(rows.every((row: { id: number }) => row.id < 1_000)).toBe(true)
  for (const one of known) expect(rows).toContainEqual(expect.objectContaining(one))
})

test('the list of countries speaks the language of who reads it', async () => {
  const { rows } = (await shop.call('GET', '/v1/panel/all-countries', { headers: { 'x-lid': '176' } })).body.data
  expect(rows).toContainEqual({ id: 2, code: 'DE', name: 'Germany' })
})

describe('R16, R147: a language that comes and goes', () => {
  const languages = async () => {
    const asked = ['/v1/panel/shop-modules/languages-for-header?type=language', '/v1/panel/languages?type=available']
    const answers = await Promise.all(asked.map((path) => shop.call('GET', path)))
    return answers.map(({ body }) => body.data.map((row: { language_id: number }) => row.language_id))
  }
  const switched = async (language_id: number, status: 0 | 1) => {
    const { rows } = (await shop.call('GET', '/v1/panel/shop-languages')).body.data
    const { id } = rows.find((row: { language_id: number }) => row.language_id === language_id)
    const body = { status, records: [{ id }] }
    return (await shop.call('POST', '/v1/panel/record-status/shop-languages', { body })).body.data
  }
  const untranslated = async () =>
    (await shop.call('GET', '/v1/panel/products?lacks=translation')).body.data.rows.map((row: { id: number }) => row.id)

  test('is asked of every form from then on, and no more once it is off; its texts stay', async () => {
    const { id } = await newProduct(shop)
    expect(await languages()).toEqual([
      [turkish, english],
      [turkish, english],
    ])
    await shop.call('POST', '/v1/panel/shop-languages', { body: { language_id: 177, position: 0, status: 1 } })
    expect(await languages()).toEqual(Array(2).fill([turkish, english, 177]))
    expect(await untranslated()).toEqual([id])
    const inGerman = async (list: string, language: number) =>
      (await shop.call('GET', `/v1/panel/${list}?untranslated=${language}`)).body.data.total
    expect([await inGerman('products', 177), await inGerman('products', english)]).toEqual([1, 0])
    const units = (await shop.call('GET', '/v1/panel/units')).body.data.total
    expect([await inGerman('units', 177), await inGerman('units', english)]).toEqual([units, 0])
    expect((await shop.call('GET', '/v1/panel/units?untranslated=Almanca')).http).toBe(422)
    await switched(177, 0)
    expect(await untranslated()).toEqual([])
    await switched(english, 0)
    expect(await languages()).toEqual([[turkish], [turkish]])
    const texts = await shop.db.execute(
      sql`select language_id from product_translations where product_id = ${id} order by language_id`,
    )
    expect(texts.rows).toEqual([{ language_id: turkish }, { language_id: english }])
    await switched(english, 1)
    expect(await languages()).toEqual([
      [turkish, english],
      [turkish, english],
    ])
  })

  test('says what is still to be written in it, of the lists that the reader may open', async () => {
    await newProduct(shop)
    const missing = (as = shop.admin) =>
      shop.call('GET', '/v1/panel/missing-texts?language_id=177', { as }).then(({ body }) => body.data.rows)
    await shop.call('POST', '/v1/panel/shop-languages', { body: { language_id: 177, position: 0, status: 1 } })
    const [tag] = (await shop.call('GET', '/v1/panel/tags')).body.data.rows
    expect(await missing()).toContainEqual({ list: 'tags', count: 1, records: [{ id: tag.id, label: tag.label }] })
    const products = (await missing()).find((row: { list: string }) => row.list === 'products')
    expect(products.count).toBe((await untranslated()).length)
    expect(await missing(await shop.as([2601, 1200]))).toEqual([expect.objectContaining({ list: 'tags' })])
    await shop.db.execute(sql`
      update tags set translations = translations || '[{"language_id": 177, "name": "Neu"}]' where id = ${tag.id}`)
    expect((await missing()).map((row: { list: string }) => row.list)).not.toContain('tags')
  })

  test('is marked in the list while something has no name in it, and not while it is off', async () => {
    await newProduct(shop)
    const { body } = await shop.call('POST', '/v1/panel/shop-languages', {
      body: { language_id: 177, position: 0, status: 1 },
    })
    const marks = async () => {
      const { rows } = (await shop.call('GET', '/v1/panel/shop-languages')).body.data
      return Object.fromEntries(
        rows.map((row: { language_id: number; marks: string[] }) => [row.language_id, row.marks]),
      )
    }
    expect((await marks())[177]).toEqual(['gaps'])
    await shop.db.execute(sql`update shop_languages set status = 0 where id = ${body.data.id}`)
    expect((await marks())[177]).toEqual([])
  })

  test('while products are saved leaves none that says it has every name', async () => {
    const saving = Array.from({ length: 12 }, () => newProduct(shop))
    const opening = shop.call('POST', '/v1/panel/shop-languages', {
      body: { language_id: 177, position: 0, status: 1 },
    })
    await Promise.allSettled([...saving, opening])
    const wrong = await shop.db.execute(sql`
      select p.id from products p where p.shop_id = ${shop.own.shop_id} and p.lacks_translation = 0
         and not exists (select from product_translations t where t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = 177)`)
    expect(wrong.rows).toEqual([])
  })
})
