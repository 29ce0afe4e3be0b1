import { describe, expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { brands } from '#api/resources/catalog/brands.ts'
import { options } from '#api/resources/catalog/options.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { wayBack } from '#machines/catalog/product-form/way-back.ts'
import { canGoBack } from '#machines/platform/record-form/can-go-back.ts'
import { variant } from '#tests/product-input.ts'

/** Which saves can be taken back whole. */

const image = (name: string) => ({ id: 1, image: name, type: 0, status: 1 as const, position: 0, deleted: 0 as const })
const one = { ...variant({ quantity: 5 }), id: 1 }
const pictured = { ...one, images: [image('a.png')] }
const product = (variants: readonly object[]) =>
  ({ variants, translations: [], attributes: [] }) as unknown as ProductInput

describe('a product', () => {
  test('accept: its stock goes back only from the one that the save left', () => {
    const before = wayBack({ original: product([one]), draft: product([{ ...one, quantity: 8 }]) })
    expect(before?.variants[0]).toMatchObject({ id: 1, quantity: 5, quantity_loaded: 8 })
  })

  test.each([
    ['a variant was taken out', [{ ...pictured, deleted: 1 }]],
    ['a variant came', [pictured, { ...pictured, id: null }]],
    ['a picture was taken out', [{ ...pictured, images: [] }]],
    ['a picture came', [{ ...pictured, images: [image('a.png'), image('b.png')] }]],
  ])('reject: %s', (_, variants) => {
    expect(wayBack({ original: product([pictured]), draft: product(variants) })).toBe(null)
  })
})

describe('a record', () => {
  const brand = { logo: 'a.png', status: 1 }
  const value = (id: number, swatch = '') => ({ id, translations: [], swatch })

  test('accept: its texts changed, a first logo or a value came', () => {
    expect(canGoBack(brands as unknown as Resource, brand, { ...brand, status: 0 })).toBe(true)
    expect(canGoBack(brands as unknown as Resource, { ...brand, logo: '' }, brand)).toBe(true)
    const values = { values: [value(1)] }
    expect(canGoBack(options as unknown as Resource, values, { values: [value(1), value(2)] })).toBe(true)
  })

  test('reject: its logo, a value or the picture of a value went', () => {
    expect(canGoBack(brands as unknown as Resource, brand, { ...brand, logo: 'b.png' })).toBe(false)
    const values = { values: [value(1, 'a.png')] }
    expect(canGoBack(options as unknown as Resource, values, { values: [] })).toBe(false)
    expect(canGoBack(options as unknown as Resource, values, { values: [value(1, '')] })).toBe(false)
  })
})
