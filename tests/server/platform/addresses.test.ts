import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Place {
  readonly id: number
  readonly name: string
}

async function asked(path: string): Promise<readonly Place[]> {
  const answer = await shop.call('GET', `/v1/web/${path}`, { as: null })
  expect([path, answer.http]).toEqual([path, 200])
  return answer.body.data
}

const names = (places: readonly Place[]) => places.map(({ name }) => name)
const idOf = (places: readonly Place[], wanted: string) => places.find(({ name }) => name === wanted)?.id

test('R187: one leads to the next, from a country down to a neighbourhood, without a session', async () => {
  const countries = await asked('countries')
  expect(names(countries).filter((name) => /^(Almanya|Türkiye)$/.test(name))).toEqual(['Almanya', 'Türkiye'])
  const states = await asked(`states?country_id=${idOf(countries, 'Türkiye')}`)
  expect(names(states)).toHaveLength(7)
  const cities = await asked(`cities?state_id=${idOf(states, 'Marmara')}`)
  expect(names(cities)).toContain('İstanbul')
  const districts = await asked(`districts?city_id=${idOf(cities, 'İstanbul')}`)
  expect(names(districts)).toHaveLength(39)
  const neighborhoods = await asked(`neighborhoods?districts_id=${idOf(districts, 'Kadıköy')}`)
  expect(names(neighborhoods)).toContain('Caferağa Mah')
})

test('R142: Türkiye has its 81 provinces, each once and in its region, and every district has neighbourhoods', async () => {
  const regions = await asked('states?country_id=1')
  const cities = (await Promise.all(regions.map(({ id }) => asked(`cities?state_id=${id}`)))).flat()
  expect(new Set(cities.map(({ id }) => id))).toEqual(new Set(Array.from({ length: 81 }, (_, at) => at + 1)))
  expect(new Set(names(cities)).size).toBe(81)
  expect(names(cities)).not.toContain('')
  const districts = (await Promise.all(cities.map(({ id }) => asked(`districts?city_id=${id}`)))).flat()
  expect(districts).toHaveLength(973)
  expect(new Set(districts.map(({ id }) => id)).size).toBe(973)
  // One of each province, the first and the last of them all among them.
  for (const { id } of [...districts.filter((_, at) => at % 12 === 0), ...districts.slice(-1)])
    expect((await asked(`neighborhoods?districts_id=${id}`)).length).toBeGreaterThan(0)
})

test.each([
  ['Akdeniz', 'Antalya'],
  ['Doğu Anadolu', 'Van'],
  ['Ege', 'İzmir'],
  ['Güneydoğu Anadolu', 'Diyarbakır'],
  ['İç Anadolu', 'Ankara'],
  ['Karadeniz', 'Trabzon'],
  ['Marmara', 'Yalova'],
])('%s has %s', async (region, city) => {
  const regions = await asked('states?country_id=1')
  expect(names(await asked(`cities?state_id=${idOf(regions, region)}`))).toContain(city)
})

test('R142: of another country nothing is known: its addresses are written', async () => {
  const germany = idOf(await asked('countries'), 'Almanya')
  expect(await asked(`states?country_id=${germany}`)).toEqual([])
})

test.each(['states?country_id=99999', 'cities?state_id=8', 'districts?city_id=82', 'neighborhoods?districts_id=3499'])(
  '%s is nowhere',
  async (path) => {
    const answer = await shop.call('GET', `/v1/web/${path}`, { as: null })
    expect([answer.http, answer.body.error]).toEqual([404, 'notFound'])
  },
)

test('R180: the same answers stand where the panel is told to ask, and nothing else does', async () => {
  const there = await shop.call('GET', '/address/v1/web/cities?state_id=7', { as: null })
  expect(there.body).toEqual((await shop.call('GET', '/v1/web/cities?state_id=7', { as: null })).body)
  expect((await shop.call('POST', '/address/v1/web/cities', { as: null, body: {} })).http).toBe(405)
  expect((await shop.call('GET', '/address/v1/panel/brands')).http).toBe(404)
})
