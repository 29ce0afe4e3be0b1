import { describe, expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { fillingEvents, isImported, placeIn } from '#machines/catalog/marketplace-import/filling.ts'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

const shop = {
  category: { giyim: 1, kadin: 2, elbise: 3, tisort: 4, ayakkabi: 5 },
  ...{ tax: 1, unit: 1, brand: 1, tag: 1, supplier: 1 },
}
const lists = { languages: [{ id: turkish }, { id: english }] } as unknown as FormContext['lists']
const image = (name: string): Image => ({ type: 0, image: name, status: 1, deleted: 0 })
const form = (changes: Partial<ProductInput> = {}) => ({ draft: productInput(shop, changes), lists })
const filling = { brand_id: 9, category_id: 4, name: 'Basic Tişört', images: [{ id: 1, name: 'a.webp', url: '/a' }] }

describe('R52: an import fills', () => {
  test('brand, category and pictures, and only what was found', () => {
    const types = fillingEvents(form(), filling).map(({ type }) => type)
    expect(types).toEqual(['SET_FIELD', 'CHOOSE_MAIN_CATEGORY', 'SET_TEXT', 'ADD_IMAGES'])
    const nothing = { brand_id: null, category_id: null, name: null, images: [] }
    expect(fillingEvents(form(), nothing)).toEqual([])
  })

  test('as many pictures as there is room for', () => {
    const images = ['1', '2', '3'].map(image)
    expect(placeIn(form({ variants: [variant({ images })] })).room).toBe(2)
    expect(placeIn(form({ variants: [variant({ images: [...images, { ...image('4'), deleted: 1 }] })] })).room).toBe(2)
  })

  test('the default variant', () => {
    const variants = [variant({ is_default: 0 }), variant({ is_default: 1 })]
    const [added] = fillingEvents(form({ variants }), filling).filter(({ type }) => type === 'ADD_IMAGES')
    expect(added).toMatchObject({ index: 1 })
  })
})

test('R53: the name goes into the default language, and no other is touched', () => {
  const named = fillingEvents(form(), filling).filter(({ type }) => type === 'SET_TEXT')
  expect(named).toEqual([{ type: 'SET_TEXT', language_id: turkish, key: 'name', value: 'Basic Tişört' }])
  expect(placeIn(form({ translations: [translation(english, 'Tee'), translation(turkish, 'Elbise')] })).name).toBe(
    'Elbise',
  )
})

test('R52: a field is marked while it holds what was imported', () => {
  const filled = form({
    brand_id: 9,
    main_category_id: 4,
    translations: [translation(turkish, 'Basic Tişört')],
    variants: [variant({ images: [image('a.webp')] })],
  })
  const edited = form({ variants: [variant({ images: [{ ...image('a.webp'), deleted: 1 }] })] })
  for (const field of ['brand', 'category', 'name', 'images'] as const) {
    expect(isImported(filled, filling, field)).toBe(true)
    expect(isImported(edited, filling, field)).toBe(false)
    expect(isImported(filled, null, field)).toBe(false)
  }
  const nothing = { brand_id: null, category_id: null, name: null, images: [] }
  expect(isImported(form({ brand_id: null }), nothing, 'brand')).toBe(false)
})
