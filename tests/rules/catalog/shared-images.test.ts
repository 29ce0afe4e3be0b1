import { describe, expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { openForm, product } from '#tests/product-form.ts'
import { variant } from '#tests/product-input.ts'
import { beden, kirmizi, m, mavi, renk, s, sizedAndColoured } from '#tests/product-rules.ts'

/** Pictures by colour: those of one variant for all that share its value, and for those that are made later. */

const l = 13
const picture = (image: string, type: Image['type'] = 0): Image => ({ image, type, status: 1, deleted: 0 })
const front = picture('kirmizi.webp', 1)

/** Small and medium in red and blue; the first has the pictures given, the others those of `others`. */
const shirts = (images: Image[], others: Image[] = []): Partial<ProductInput> => ({
  product_type_id: 2,
  selected_options: [beden, renk],
  variants: [
    variant({ options: sizedAndColoured(s, kirmizi), images }),
    variant({ is_default: 0, options: sizedAndColoured(m, kirmizi), images: others }),
    variant({ is_default: 0, options: sizedAndColoured(s, mavi) }),
    variant({ is_default: 0, options: sizedAndColoured(m, mavi) }),
  ],
})
const editing = (changes: Partial<ProductInput>) => openForm({ id: 7 }, { product: product(changes) })
const share = { type: 'SHARE_IMAGES', index: 0, option_id: renk } as const
const names = (draft: ProductInput) => draft.variants.map(({ images }) => images.map(({ image }) => image).join())

describe('giving pictures', () => {
  test('all of the same value get them, without the numbers of stored pictures, and nobody else', async () => {
    const { actor, context } = await editing(shirts([{ ...front, id: 5 }, picture('arka.webp')]))
    actor.send(share)
    expect(names(context().draft)).toEqual(['kirmizi.webp,arka.webp', 'kirmizi.webp,arka.webp', '', ''])
    expect(context().draft.variants[1]?.images).toEqual([front, picture('arka.webp')])
  })

  test('R45: a variant that has a front keeps it, and has no picture twice', async () => {
    const own = picture('on.webp', 1)
    const { actor, context } = await editing(shirts([front, picture('arka.webp')], [own, picture('arka.webp')]))
    actor.send(share)
    expect(context().draft.variants[1]?.images).toEqual([own, picture('arka.webp'), { ...front, type: 0 }])
  })

  test('without an option all others get them', async () => {
    const { actor, context } = await editing(shirts([front]))
    actor.send({ ...share, option_id: null })
    expect(names(context().draft)).toEqual(['kirmizi.webp', 'kirmizi.webp', 'kirmizi.webp', 'kirmizi.webp'])
  })

  test('a deleted picture is given to nobody', async () => {
    const { actor, context } = await editing(shirts([{ ...front, deleted: 1 }]))
    const before = context().draft
    actor.send(share)
    expect(context().draft).toBe(before)
  })

  test('R224 reject: more than five in any of them are given to none', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.webp`))
    const { actor, context } = await editing(shirts([front, picture('arka.webp')], four))
    expect(refusals(actor.getSnapshot(), share)).toMatchObject([{ id: 'files.allowed_number' }])
    actor.send(share)
    expect(names(context().draft)[1]).toBe('a.webp,b.webp,c.webp,d.webp')
  })
})

describe('the generator', () => {
  const withLarge = async (changes: Partial<ProductInput>) => {
    const { actor, context } = await editing(changes)
    actor.send({ type: 'OPEN_GENERATOR' })
    actor.send({ type: 'CHOOSE_VALUES', option_id: beden, values: [s, m, l] })
    actor.send({ type: 'GENERATE' })
    return names(context().draft).slice(4)
  }

  test('gives a new variant the pictures that all of its value have', async () => {
    expect(await withLarge(shirts([front], [front]))).toEqual(['kirmizi.webp', ''])
  })

  test('gives none where variants of one value have other pictures, or only one has any', async () => {
    expect(await withLarge(shirts([front], [picture('baska.webp')]))).toEqual(['', ''])
    expect(await withLarge(shirts([front]))).toEqual(['', ''])
  })
})
