import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resources } from '#api/registry/resources.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { type Choices, type Compared, withChoice } from '#machines/platform/conflict/parts.ts'
import { compare, merged } from '#machines/platform/record-form/merge.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'

/** D5, for any three versions of a record: a brand has texts, a flag, a picture and rows; an attribute has values with ids. */

const word = fc.constantFrom('', 'a', 'b', 'c')
const names = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, text).map(([tr, en]) => [
    { language_id: 175, name: tr },
    { language_id: 176, name: en },
  ])
const link = fc.record({ marketplace_id: fc.integer({ min: 1, max: 5 }), name: word })
const links = fc.uniqueArray(link, { maxLength: 4, selector: (one) => one.marketplace_id })
const flag = fc.constantFrom(0, 1)
const brand = fc.record({ translations: names(word), logo: word, marketplace_links: links, status: flag })

const value = fc.record({ id: fc.integer({ min: 1, max: 5 }), translations: names(word) })
const values = fc.uniqueArray(value, { maxLength: 4, selector: (one) => one.id })
const added = fc.array(fc.record({ id: fc.constant(null), translations: names(word) }), { maxLength: 2 })
const attribute = fc.record({ translations: names(word), values })
const mineOfAttribute = fc.record({
  translations: names(word),
  values: fc.tuple(values, added).map(([stored, fresh]) => [...stored, ...fresh]),
})

const kinds: readonly [string, Resource, fc.Arbitrary<Draft>, fc.Arbitrary<Draft>][] = [
  ['a brand', resources.brands as unknown as Resource, brand, brand],
  ['an attribute', resources.attributes as unknown as Resource, attribute, mineOfAttribute],
]

const everywhere = (compared: Compared, side: 'mine' | 'theirs'): Choices => withChoice(compared, {}, null, side)

describe.each(kinds)('%s', (_, resource, stored, edited) => {
  const three = fc.record({ base: stored, mine: edited, theirs: stored })

  test('what I did not touch is theirs, and asks nothing', () => {
    fc.assert(
      fc.property(stored, stored, (base, theirs) => {
        const versions = { base, mine: base, theirs }
        expect(merged(resource, versions, {})).toEqual(theirs)
        expect(compare(resource, versions)).toMatchObject({ differences: [], own: [] })
      }),
    )
  })

  test('what they did not touch is mine, and asks nothing', () => {
    fc.assert(
      fc.property(stored, edited, (base, mine) => {
        const versions = { base, mine, theirs: base }
        expect(merged(resource, versions, {})).toEqual(mine)
        expect(compare(resource, versions)).toMatchObject({ differences: [], taken: [] })
      }),
    )
  })

  test('theirs everywhere is their version', () => {
    fc.assert(
      fc.property(three, (versions) => {
        const compared = compare(resource, versions)
        expect(merged(resource, versions, everywhere(compared, 'theirs'))).toEqual(versions.theirs)
      }),
    )
  })

  test('mine everywhere keeps every part that I changed, and takes every part that only they changed', () => {
    fc.assert(
      fc.property(three, (versions) => {
        const compared = compare(resource, versions)
        const draft = merged(resource, versions, everywhere(compared, 'mine'))
        // Seen from their version, what is left of mine is exactly what I changed.
        const after = compare(resource, { base: versions.theirs, mine: draft, theirs: versions.theirs })
        const kept = [...compared.differences, ...compared.own].map(({ path }) => path)
        const order = (path: string) => path.endsWith('.order')
        expect(
          after.own
            .map(({ path }) => path)
            .filter((path) => !order(path))
            .sort(),
        ).toEqual(kept.filter((path) => !order(path)).sort())
      }),
    )
  })

  test('every part follows its own choice, whatever is chosen elsewhere', () => {
    fc.assert(
      fc.property(three, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (versions, tosses) => {
        const compared = compare(resource, versions)
        const asked = [...compared.differences, ...compared.own]
        const choices = Object.fromEntries(
          asked.map(({ path }, at) => [path, tosses[at % 30] ? 'mine' : 'theirs']),
        ) as Choices
        const draft = merged(resource, versions, choices)
        const now = compare(resource, { base: versions.theirs, mine: draft, theirs: versions.theirs })
        const changed = new Set(now.own.map(({ path }) => path))
        for (const { path } of asked.filter(({ path }) => !/order$|new-/.test(path)))
          expect([path, changed.has(path)]).toEqual([path, choices[path] === 'mine'])
      }),
    )
  })

  test('what both changed alike is nobody’s', () => {
    fc.assert(
      fc.property(stored, stored, (base, both) => {
        const compared = compare(resource, { base, mine: both, theirs: both })
        expect(compared).toEqual({ differences: [], own: [], taken: [] })
        expect(sameValue(merged(resource, { base, mine: both, theirs: both }, {}), both)).toBe(true)
      }),
    )
  })
})
