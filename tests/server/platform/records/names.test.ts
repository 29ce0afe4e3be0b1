import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '#tests/samples/drafts.ts'
import { turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { asText } from './as-text.ts'
import { all, named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(all.filter(([, resource]) => !resource.repeats))('%s', (name, resource) => {
  const path = `/v1/panel/${name}`
  const at = resource.naming === 'translations' ? 'translations.0.name' : resource.naming

  test('reject: a name that another record has, at the field that names it', async () => {
    const draft = draftOf(name, shop.own)
    await shop.call('POST', path, { body: draft })
    const again = await shop.call('POST', path, { body: draft })
    expect([again.http, again.body.fields]).toEqual([409, { [at]: 'validation.name_exists' }])
  })

  test('reject: an edit that takes the name of another', async () => {
    const draft = draftOf(name, shop.own)
    await shop.call('POST', path, { body: draft })
    const { id } = (await shop.call('POST', path, { body: draftOf(name, shop.own) })).body.data
    const answer = await shop.call('PUT', `${path}/${id}`, { body: { ...draft, version: 1 } })
    expect([answer.http, answer.body.error]).toEqual([409, 'validation.name_exists'])
  })

  test('accept: a record keeps its own name, and another shop may have the same', async () => {
    const draft = draftOf(name, shop.own)
    const { id } = (await shop.call('POST', path, { body: draft })).body.data
    expect((await shop.call('PUT', `${path}/${id}`, { body: { ...draft, version: 1 } })).http).toBe(200)
    const headers = { 'x-sid': String(shop.other.shop_id) }
    const theirs = { ...draftOf(name, shop.other), [resource.naming]: draft[resource.naming] }
    expect((await shop.call('POST', path, { as: shop.otherAdmin, headers, body: theirs })).http).toBe(200)
  })

  test('of twenty records with one name at the same moment one is added', async () => {
    const draft = draftOf(name, shop.own)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call('POST', path, { body: draft })))
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, ...Array(19).fill(409)])
    const label = asText(resource, draft, turkish)
    const list = await shop.call('GET', `${path}?search=${encodeURIComponent(label)}&limit=500`)
    expect(list.body.data.rows.filter((row: { label: string }) => row.label === label)).toHaveLength(1)
  })
})

test.each([
  ['PAŞABAHÇE', 'paşabahçe'],
  ['Isparta Gülü', 'ISPARTA GÜLÜ'],
  ['İpek  Yolu', 'ipek yolu'],
])('reject: %s is the same name as %s', async (one, other) => {
  const brand = (tr: string) => ({ ...draftOf('brands'), translations: named(tr) })
  expect((await shop.call('POST', '/v1/panel/brands', { body: brand(one) })).http).toBe(200)
  expect((await shop.call('POST', '/v1/panel/brands', { body: brand(other) })).body.error).toBe(
    'validation.name_exists',
  )
})

test('accept: only the name in the default language must be its own', async () => {
  const brand = (tr: string) => ({ ...draftOf('brands'), translations: named(tr, 'The same') })
  expect((await shop.call('POST', '/v1/panel/brands', { body: brand('Biri') })).http).toBe(200)
  expect((await shop.call('POST', '/v1/panel/brands', { body: brand('Öteki') })).http).toBe(200)
})

test('a name with the signs of a search pattern is taken as it is', async () => {
  const brand = (tr: string) => ({ ...draftOf('brands'), translations: named(tr) })
  await shop.call('POST', '/v1/panel/brands', { body: brand('Yüzde 100') })
  expect((await shop.call('POST', '/v1/panel/brands', { body: brand('Yüzde %_0') })).http).toBe(200)
})
