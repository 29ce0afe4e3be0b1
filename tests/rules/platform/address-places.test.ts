import { describe, expect, test } from 'vitest'
import type { AddressPlaces } from '#api/contract/platform/addresses.ts'
import { givingOf, missingList, type PlaceLists, placeNamed, withPart } from '#api/rules/platform/address-places.ts'

const whole = {
  country: 'Türkiye',
  state: 'Marmara',
  city: 'İstanbul',
  district: 'Kadıköy',
  neighborhood: 'Caferağa Mah',
  zip: '34710',
}

describe('R142: what another part takes with it', () => {
  test.each([
    ['country', 'Almanya', { state: '', city: '', district: '', neighborhood: '' }],
    ['state', 'Ege', { city: '', district: '', neighborhood: '' }],
    ['city', 'Bursa', { district: '', neighborhood: '' }],
    ['district', 'Maltepe', { neighborhood: '' }],
    ['neighborhood', 'Moda', {}],
    ['zip', '06000', {}],
  ] as const)('another %s that is chosen empties all that lay in the one before', (part, value, emptied) => {
    expect(withPart(whole, part, value, true)).toEqual({ ...whole, [part]: value, ...emptied })
  })

  test('a country empties them however it is given, and nothing else does while it is written', () => {
    expect(withPart(whole, 'country', 'Almanya', false)).toMatchObject({ state: '', neighborhood: '', zip: '34710' })
    expect(withPart(whole, 'city', 'Bursa', false)).toEqual({ ...whole, city: 'Bursa' })
  })

  test('the same choice again takes nothing away', () => {
    expect(withPart(whole, 'country', 'Türkiye', true)).toEqual(whole)
  })
})

const at = (places: Partial<AddressPlaces>): AddressPlaces => ({
  ...{ country: '', state: '', city: '', district: '', neighborhood: '' },
  ...places,
})
const countries = {
  inside: null,
  places: [
    { id: 1, name: 'Türkiye' },
    { id: 2, name: 'Almanya' },
  ],
}
const lists: PlaceLists = { country: countries, state: { inside: 1, places: [{ id: 7, name: 'Marmara' }] } }

describe('R187: what is looked up next', () => {
  test('first the countries, then what lies in each choice', () => {
    expect(missingList(at({}), {})).toEqual({ level: 'country', inside: null })
    expect(missingList(at({ country: 'Türkiye' }), { country: countries })).toEqual({ level: 'state', inside: 1 })
    expect(missingList(at({ country: 'Türkiye', state: 'Marmara' }), lists)).toEqual({ level: 'city', inside: 7 })
  })

  test('nothing where nothing is chosen yet, or what is chosen is in no list', () => {
    expect(missingList(at({ country: 'Türkiye' }), lists)).toBeNull()
    expect(missingList(at({ country: 'Türkiye', state: 'Trakya' }), lists)).toBeNull()
  })

  test('a list of another place is none', () => {
    expect(missingList(at({ country: 'Almanya' }), lists)).toEqual({ level: 'state', inside: 2 })
    expect(givingOf(at({ country: 'Almanya' }), lists, 'state')).toEqual({ how: 'later' })
  })
})

describe('R142: how a part is given', () => {
  const abroad: PlaceLists = { country: countries, state: { inside: 2, places: [] } }
  test.each([
    ['what is inside a known place is chosen', at({ country: 'Türkiye' }), lists, 'state', 'choose'],
    ['what lies deeper waits for the choice above', at({ country: 'Türkiye' }), lists, 'city', 'later'],
    ['inside a place of which nothing is known it is written', at({ country: 'Almanya' }), abroad, 'state', 'write'],
    ['and so is all that lies deeper', at({ country: 'Almanya' }), abroad, 'neighborhood', 'write'],
    ['and what lies in a place that stands in no list', at({ country: 'Narnia' }), lists, 'city', 'write'],
    ['before the countries are there, nothing can be said', at({ country: 'Türkiye' }), {}, 'city', 'later'],
  ] as const)('%s', (_, address, known, level, how) => {
    expect(givingOf(address, known, level).how).toBe(how)
  })

  test('a district without neighbourhoods has its neighbourhood written', () => {
    const known: PlaceLists = {
      ...lists,
      city: { inside: 7, places: [{ id: 34, name: 'İstanbul' }] },
      district: { inside: 34, places: [{ id: 3400, name: 'Adalar' }] },
      neighborhood: { inside: 3400, places: [] },
    }
    const address = at({ country: 'Türkiye', state: 'Marmara', city: 'İstanbul', district: 'Adalar' })
    expect(givingOf(address, known, 'neighborhood')).toEqual({ how: 'write' })
  })
})

test('a place is known by its name in any letters, and an empty name is none', () => {
  expect(placeNamed(countries.places, 'TÜRKIYE')?.id).toBe(1)
  expect(placeNamed([{ id: 30, name: 'Hakkari' }], 'Hakkâri')?.id).toBe(30)
  expect(placeNamed([{ id: 9, name: '' }], ' ')).toBeUndefined()
})
