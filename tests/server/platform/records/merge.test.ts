import { describe, expect, test } from 'vitest'
import { resources } from '#api/registry/resources.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Side } from '#machines/platform/conflict/parts.ts'
import { compare, merged } from '#machines/platform/record-form/merge.ts'

const brands = resources.brands as unknown as Resource
const link = (marketplace_id: number, name: string) => ({ marketplace_id, name })
const base: Draft = {
  translations: [
    { language_id: 175, name: 'Paşabahçe' },
    { language_id: 176, name: 'Pasabahce' },
  ],
  logo: '',
  marketplace_links: [link(2, 'PB')],
  status: 1,
}
const names = (tr: string, en: string) => [
  { language_id: 175, name: tr },
  { language_id: 176, name: en },
]

function both(mine: Draft, theirs: Draft, choices: Record<string, Side> = {}) {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
  return {
    paths: compare(brands, versions).differences.map((one) => one.path),
    draft: merged(brands, versions, choices),
  }
}

describe('D5: what two people changed at the same time', () => {
  test('different fields are no difference: both changes stay', () => {
    expect(both({ status: 0 }, { logo: 'a.png' })).toEqual({ paths: [], draft: { ...base, status: 0, logo: 'a.png' } })
  })

  test('the same change is no difference', () => {
    expect(both({ status: 0 }, { status: 0 })).toEqual({ paths: [], draft: { ...base, status: 0 } })
  })

  test('texts of different languages are no difference', () => {
    const mine = { translations: names('Paşabahçe Cam', 'Pasabahce') }
    const theirs = { translations: names('Paşabahçe', 'Pasabahce Glass') }
    expect(both(mine, theirs)).toEqual({
      paths: [],
      draft: { ...base, translations: names('Paşabahçe Cam', 'Pasabahce Glass') },
    })
  })

  test('one text changed to two is a difference, and takes the chosen side', () => {
    const mine = { translations: names('Benim', 'Pasabahce') }
    const theirs = { translations: names('Onun', 'Pasabahce') }
    const path = 'translations.175.name'
    expect(both(mine, theirs).paths).toEqual([path])
    expect(both(mine, theirs, { [path]: 'mine' }).draft).toMatchObject(mine)
    expect(both(mine, theirs, { [path]: 'theirs' }).draft).toMatchObject(theirs)
  })

  test('rows are told apart by what they point to: different rows are no difference', () => {
    const mine = { marketplace_links: [link(2, 'PB'), link(3, 'benim')] }
    const theirs = { marketplace_links: [link(4, 'onun'), link(2, 'PB!')] }
    expect(both(mine, theirs)).toEqual({
      paths: [],
      draft: { ...base, marketplace_links: [link(2, 'PB!'), link(4, 'onun'), link(3, 'benim')] },
    })
  })

  test('one row changed to two is a difference, also where one of both took it away', () => {
    const path = 'marketplace_links.2'
    const mine = { marketplace_links: [link(2, 'benim')] }
    const theirs = { marketplace_links: [] }
    expect(both(mine, theirs).paths).toEqual([path])
    expect(both(mine, theirs, { [path]: 'mine' }).draft).toMatchObject(mine)
    expect(both(mine, theirs, { [path]: 'theirs' }).draft).toMatchObject(theirs)
  })

  test('rows that I added without saying yet what they point to stay', () => {
    const mine = { marketplace_links: [link(2, 'PB'), { marketplace_id: null, name: 'yarım' }] }
    const theirs = { marketplace_links: [link(2, 'onun')] }
    expect(both(mine, theirs).draft.marketplace_links).toEqual([
      link(2, 'onun'),
      { marketplace_id: null, name: 'yarım' },
    ])
  })

  test('rows that nothing tells apart are one field: both keeps what each added and leaves out what either took away', () => {
    const mine = { marketplace_links: [link(2, 'PB'), link(3, 'a'), link(3, 'b')] }
    const theirs = { marketplace_links: [link(4, 'onun')] }
    const path = 'marketplace_links'
    expect(both(mine, theirs).paths).toEqual([path])
    expect(both(mine, theirs, { [path]: 'both' }).draft).toMatchObject({
      marketplace_links: [link(4, 'onun'), link(3, 'a'), link(3, 'b')],
    })
    expect(both(mine, theirs, { [path]: 'mine' }).draft).toMatchObject(mine)
  })

  test('texts of a language that only their version has are kept', () => {
    const theirs = { translations: [...names('Paşabahçe', 'Pasabahce'), { language_id: 177, name: 'Пашабахче' }] }
    expect(both({ status: 0 }, theirs).draft).toEqual({ ...base, ...theirs, status: 0 })
  })
})
