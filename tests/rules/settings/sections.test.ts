import { describe, expect, test } from 'vitest'
import { unsetSettings } from '#api/contract/platform/shop-settings.ts'
import { type SectionName, sections } from '#api/registry/sections.ts'
import { type Draft, wrongIn } from '#api/resources/platform/resource.ts'
import type { Section } from '#api/resources/platform/section.ts'
import { someoneBuys } from '#api/rules/settings/shop.ts'
import { draftOf } from '#tests/samples/drafts.ts'

/** What can be set of a shop: what it begins with, and what a change brings with it. */

const all = Object.values(sections as unknown as Record<string, Section>)
const context = { languages: [175, 176] }
const wrongOf = (name: SectionName, changes: Draft) =>
  wrongIn(sections[name] as unknown as Section, { ...draftOf(name), ...changes }, context).map(({ id, at }) => [id, at])

describe('what a new shop begins with is in the form what it is on the server', () => {
  const unset: Draft = unsetSettings as unknown as Draft
  const fields = all.flatMap(({ within, fields }) => {
    const held = (within === undefined ? unset : unset[within]) as Draft | undefined
    return Object.entries(fields).flatMap(([key, { initial }]) =>
      held && key in held ? [[within ? `${within}.${key}` : key, initial, held[key]] as const] : [],
    )
  })
  test('every setting that readers know can be set in a section', () => {
    const set = fields.map(([key]) => key)
    const known = Object.entries(unset).flatMap(([key, value]) =>
      value instanceof Object ? Object.keys(value).map((one) => `${key}.${one}`) : [key],
    )
    expect(known.filter((key) => !set.includes(key))).toEqual([])
  })
  test.each(fields)('%s', (_, initial, value) => expect(initial).toEqual(value))
})

describe('R76: somebody can always buy', () => {
  test.each([
    ['guest_checkout', 0, 1],
    ['member_checkout', 1, 0],
    // A call that comes with both off.
    [null, 1, 0],
  ] as const)('both off, after %s', (field, guest_checkout, member_checkout) => {
    expect(someoneBuys({ guest_checkout: 0, member_checkout: 0 }, field)).toEqual({ guest_checkout, member_checkout })
  })
  test.each([
    [1, 0],
    [0, 1],
    [1, 1],
  ])('guests %i and members %i stay as they are', (guest_checkout, member_checkout) => {
    const draft = { guest_checkout, member_checkout }
    expect(someoneBuys(draft, 'guest_checkout')).toEqual(draft)
    expect(someoneBuys(draft, null)).toEqual(draft)
  })
})

describe('R143: every part of the address is asked for', () => {
  test('all of them is an address', () => expect(wrongOf('settings/address', {})).toEqual([]))
  test.each(['country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip'])('without %s', (part) => {
    expect(wrongOf('settings/address', { [part]: ' ' })).toEqual([['validation.required', [part]]])
  })
})

describe('the quick form begins with what a product may be', () => {
  const quantities = { min_quantity: 2, max_quantity: 10, step_quantity: 2 }
  test('R21: quantities that fit together', () => expect(wrongOf('settings/quick-product', quantities)).toEqual([]))
  test.each([
    ['R83', { ...quantities, max_quantity: 1 }, 'validation.min_above_max'],
    ['R84', { ...quantities, step_quantity: 3 }, 'validation.min_not_multiple'],
  ])('%s', (_, changes, id) => {
    expect(wrongOf('settings/quick-product', changes)).toEqual([[id, ['min_quantity']]])
  })
})

test('R234: refunds may be closed, and never be open for less than no days', () => {
  expect(wrongOf('settings/refunds', { max_refund_days: 0 })).toEqual([])
  expect(wrongOf('settings/refunds', { max_refund_days: -1 })).toEqual([['validation.number', ['max_refund_days']]])
})
