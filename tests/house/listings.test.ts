import { describe, expect, test } from 'vitest'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import { listOperations } from '#api/operations/platform/lists.ts'
import { wholeChoicesOf } from '#api/registry/choices.ts'
import { listings, listNamed, listNames } from '#api/registry/lists.ts'
import { operations } from '#api/registry/operations.ts'
import type { Field } from '#api/resources/platform/field.types.ts'

/** What every listing declares, so that its filters are shown and its sortings are known on both sides. */

/** Filters that no chip shows: the jobs that somebody looks at ask for them. */
const hidden: Readonly<Record<string, readonly string[]>> = { jobs: ['open', 'seen'] }

test('there are listings to judge', () => {
  const known = ['jobs', 'order-refunds', 'orders', 'parcels', 'product-matches', 'product-reviews', 'products']
  expect(listings.map(({ name }) => name)).toEqual(expect.arrayContaining(known))
})

describe.each(listings.map((one) => [one.name, one] as const))('%s', (name, listing) => {
  const fields = listing.fields as Readonly<Record<string, Field>>
  const filters = Object.keys(listing.filters)

  test('each filter is a field with a label, but for those that no chip shows', () => {
    const unlabelled = filters.filter((filter) => fields[filter]?.label === undefined)
    expect(unlabelled).toEqual(hidden[name] ?? [])
  })

  test('each value that a chip offers is one that may be asked for', () => {
    for (const filter of filters) {
      const field = fields[filter]
      if (field?.kind !== 'choice') continue
      expect(field.choices.length).toBeGreaterThan(1)
      for (const { value } of field.choices)
        expect([filter, value, accepts(listing, { [filter]: value })]).toEqual([filter, value, true])
      expect([filter, accepts(listing, { [filter]: 'none of these' })]).toEqual([filter, false])
    }
  })

  test('it is counted by filters, and asked by one of them', () => {
    for (const by of listing.counted) {
      expect(filters).toContain(by)
      expect(accepts(listing, { count_by: by })).toBe(true)
    }
    expect(accepts(listing, { count_by: 'id' })).toBe(false)
    if (listing.noted !== undefined) expect(fields[listing.noted]?.kind).toBe('choice')
  })

  test('its two operations are among those of the API', () => {
    const paths = operations.filter(({ method }) => method === 'GET').map(({ path }) => path)
    for (const { path } of Object.values(listOperations(listing)))
      expect(paths.filter((one) => one === path)).toEqual([path])
  })
})

/** What the fields of every list and resource point to. */
const pointed = listNames.flatMap((name) => Object.values(listNamed(name).fields).flatMap(targetsOf))

describe.each([...new Set(pointed)].map((to) => [to]))('what points to %s', (to) => {
  test('finds its records: in a list, as a whole, or by a search of its own that also names one', () => {
    if (listNames.some((name) => name === to) || wholeChoicesOf(to)) return
    const search = operations.find(({ method, path }) => method === 'GET' && path === `/v1/panel/${to}`)
    expect(search?.query?.create({ search: 'a', id: '7' })).toEqual({ search: 'a', id: 7 })
    const rows = [{ id: 7, name: 'a' }]
    expect(search?.data?.mask({ rows })).toEqual({ rows })
  })
})

function targetsOf(field: Field): string[] {
  if (field.kind === 'rows') return Object.values(field.columns).flatMap(targetsOf)
  return field.kind === 'reference' || field.kind === 'references' ? [field.to] : []
}

function accepts(listing: AnyListing, query: object): boolean {
  try {
    listing.query.create(query)
    return true
  } catch {
    return false
  }
}
