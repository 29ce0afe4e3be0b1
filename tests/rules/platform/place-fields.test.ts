import { describe, expect, test } from 'vitest'
import { suppliers } from '#api/resources/catalog/suppliers.ts'
import { placesIn, withPlace } from '#api/resources/platform/place.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type Draft, wrongIn } from '#api/resources/platform/resource.ts'
import { address } from '#api/resources/settings/address.ts'
import { seller } from '#api/resources/settings/seller.ts'
import { draftOf } from '#tests/samples/drafts.ts'

/** Where a record lies: its parts are chosen one inside the other, in suppliers as in the shop's own addresses (R142, R187). */

const moda = {
  ...{ country: 'Türkiye', state: 'Marmara', city: 'İstanbul', district: 'Kadıköy', neighborhood: 'Caferağa Mah' },
  ...{ address: 'Lale Sk. 4', zip: '34710' },
}
const of = ({ fields }: { fields: unknown }) => fields as Resource['fields']
const chosen = (draft: Draft, level: 'country' | 'state' | 'city', value: string) =>
  withPlace(of(suppliers), draft, { level, value, listed: true })

describe('what another part takes with it', () => {
  test('another country empties what lay in the one before, and leaves the rest of the record', () => {
    expect(chosen({ ...moda, name: 'Ege Tekstil' }, 'country', 'Almanya')).toEqual({
      ...{ name: 'Ege Tekstil', country: 'Almanya', state: '', city: '', district: '', neighborhood: '' },
      ...{ address: 'Lale Sk. 4', zip: '34710' },
    })
  })

  test('what was stored before there was a region stays when it is first told', () => {
    expect(chosen({ ...moda, state: '' }, 'state', 'Marmara')).toEqual(moda)
    expect(chosen(moda, 'state', 'Ege')).toMatchObject({ state: 'Ege', city: '', district: '' })
  })

  test('a record without some of the parts has those that it has', () => {
    const { neighborhood: _, ...place } = moda
    expect(placesIn(of(seller), place)).toEqual({
      ...{ country: 'Türkiye', state: 'Marmara', city: 'İstanbul', district: 'Kadıköy', neighborhood: '' },
    })
    const moved = withPlace(of(seller), place, { level: 'city', value: 'Bursa', listed: true })
    expect(moved).toEqual({ ...place, city: 'Bursa', district: '' })
  })
})

test('R142: a supplier may have no address, the shop has a whole one, and no part is longer than 255', () => {
  const wrong = (resource: unknown, draft: Draft) =>
    wrongIn(resource as Resource, draft, { languages: [175] }).map(({ id, at }) => [id, at])
  const none = { country: '', state: '', city: '', district: '', neighborhood: '' }
  expect(wrong(suppliers, { ...draftOf('suppliers'), ...none })).toEqual([])
  expect(wrong(suppliers, { ...draftOf('suppliers'), city: 'İ'.repeat(256) })).toEqual([
    ['validation.max_length', ['city']],
  ])
  expect(wrong(address, { ...draftOf('settings/address'), ...none })).toEqual(
    Object.keys(none).map((part) => ['validation.required', [part]]),
  )
})
