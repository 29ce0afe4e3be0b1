import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.db.delete(brands))
afterAll(() => shop.close())

const path = '/v1/panel/brands'
const add = (tr: string, en = `${tr} en`, status = 1) =>
  shop.call('POST', path, { body: { ...draftOf('brands'), translations: named(tr, en), status } })

async function labels(query: string, lid = '175'): Promise<string[]> {
  const { data } = (await shop.call('GET', `${path}?${query}`, { headers: { 'x-lid': lid } })).body
  return data.rows.map((row: { label: string }) => row.label)
}

const corpus = [
  ['ISPARTA', 'ısparta'],
  ['İSTANBUL', 'istanbul'],
  ['ŞİŞLİ', 'sisli'],
  ['Çığ', 'CIG'],
  ['Göğüs', 'gogus'],
  ['Paşabahçe', 'pasabahce'],
] as const

describe('searching folds both sides', () => {
  test.each([...corpus, ...corpus.map(([one, other]) => [other, one] as const)])(
    '%s is found by %s',
    async (name, text) => {
      await add(name)
      await add('Başka')
      expect(await labels(`search=${encodeURIComponent(text)}`)).toEqual([name])
    },
  )

  test('words are found in any order and in any language of the record', async () => {
    await add('Mavi Deniz', 'Blue Sea')
    await add('Mavi Göl', 'Blue Lake')
    expect(await labels('search=deniz%20mav')).toEqual(['Mavi Deniz'])
    expect(await labels('search=sea')).toEqual(['Mavi Deniz'])
    expect(await labels('search=blue')).toHaveLength(2)
  })

  test.each(['%', '_', '\\', "'", 'a%b'])('%s is a sign like any other', async (sign) => {
    await add('Düz ad')
    expect(await labels(`search=${encodeURIComponent(sign)}`)).toEqual([])
    await add(`İndirim ${sign} kampanya`)
    expect(await labels(`search=${encodeURIComponent(sign)}`)).toEqual([`İndirim ${sign} kampanya`])
  })

  test('after an edit the old name is not found any more', async () => {
    const { id } = (await add('Eski')).body.data
    await shop.call('PUT', `${path}/${id}`, { body: { ...draftOf('brands'), translations: named('Yeni'), version: 1 } })
    expect([await labels('search=eski'), await labels('search=yeni')]).toEqual([[], ['Yeni']])
  })
})

test('names sort as Turkish people sort them, in the language that is shown', async () => {
  const sorted = ['ceviz', 'Çanta', 'çay', 'ızgara', 'iğne', 'su', 'şeker', 'Ünite', 'üzüm']
  const english = ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']
  for (const [index, name] of sorted.entries()) await add(name, english[index])
  const by = 'order_index=brands.translations&order_direction'
  expect(await labels(`${by}=asc`)).toEqual(sorted)
  expect(await labels(`${by}=desc`)).toEqual([...sorted].reverse())
  expect(await labels(`${by}=asc`, '176')).toEqual([...english].reverse())
})

test('a filter and a search narrow each other, and the total counts what is left', async () => {
  await add('Mavi Deniz', 'x', 1)
  await add('Mavi Göl', 'y', 0)
  await add('Kara', 'z', 0)
  expect(await labels('status=0')).toEqual(['Kara', 'Mavi Göl'])
  expect(await labels('status=0&search=mavi')).toEqual(['Mavi Göl'])
  expect((await shop.call('GET', `${path}?status=0`)).body.data.total).toBe(2)
})

test('records are named by their ids, whatever page they are on', async () => {
  const ids = []
  for (const name of ['Bir', 'İki', 'Üç']) ids.push((await add(name)).body.data.id)
  expect(await labels(`id=${ids[0]},${ids[2]}`)).toEqual(['Üç', 'Bir'])
})
