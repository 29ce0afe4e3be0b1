import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { merge } from '#machines/catalog/product-form/merge.ts'
import { type Choices, withChoice } from '#machines/platform/conflict/parts.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import type { Seeded } from '#tests/seed.ts'

/** D5, for any three versions of a product: its fields, texts, prices by their lists and variants by their ids. */

const seeded = { category: { elbise: 3 }, tax: 1, unit: 1, brand: 1, tag: 1 } as unknown as Seeded
const word = fc.constantFrom('', 'a', 'b')
const amount = fc.constantFrom('1', '2', '3')
const price = (country_id: number) =>
  amount.map((one) => ({ country_id, price: one, strikethrough_price: null, status: 1 as const }))

const oneVariant = (id: number) =>
  fc
    .record({ stock_code: word, quantity: fc.integer({ min: 0, max: 2 }), prices: fc.tuple(price(1), price(2)) })
    .map((fields): Variant => ({ ...variant(), id, is_default: id === 71 ? 1 : 0, ...fields }))
// The first one is the default, and stays.
const variants = fc
  .tuple(oneVariant(71), oneVariant(72), oneVariant(73), fc.subarray([72, 73]))
  .map(([first, second, third, there]) => [first, ...[second, third].filter(({ id }) => there.includes(Number(id)))])

const product: fc.Arbitrary<ProductInput> = fc
  .record({ tr: word, en: word, tax_id: fc.integer({ min: 1, max: 3 }), max_quantity: amount, variants })
  .map(({ tr, en, ...fields }) => ({
    ...(productInput(seeded) as ProductInput),
    ...fields,
    translations: [translation(175, tr), translation(176, en)],
  }))

/** A product and what a form makes of it: fields typed anew, variants deleted. */
const edited = (base: ProductInput) =>
  fc.tuple(product, fc.subarray([72, 73])).map(
    ([other, gone]): ProductInput => ({
      ...other,
      variants: base.variants.map((one) => {
        const changed = other.variants.find(({ id }) => id === one.id) ?? one
        return gone.includes(Number(one.id)) ? { ...one, deleted: 1 } : changed
      }),
    }),
  )
const mineOver = product.chain((base) => edited(base).map((mine) => ({ base, mine })))
const three = mineOver.chain(({ base, mine }) => product.map((theirs) => ({ base, mine, theirs })))
const everywhere = (
  versions: { base: ProductInput; mine: ProductInput; theirs: ProductInput },
  side: 'mine' | 'theirs',
) => merge(versions, withChoice(merge(versions, {}), {}, null, side))

test('what I did not touch is theirs, and asks nothing', () => {
  fc.assert(
    fc.property(product, product, (base, theirs) => {
      const { draft, differences, own } = merge({ base, mine: base, theirs }, {})
      expect({ draft, differences, own }).toEqual({ draft: theirs, differences: [], own: [] })
    }),
  )
})

test('what they did not touch is mine, and asks nothing', () => {
  fc.assert(
    fc.property(mineOver, ({ base, mine }) => {
      const { draft, differences, taken } = merge({ base, mine, theirs: base }, {})
      expect({ draft, differences, taken }).toEqual({ draft: mine, differences: [], taken: [] })
    }),
  )
})

test('theirs everywhere is their version', () => {
  fc.assert(
    fc.property(three, (versions) => {
      expect(everywhere(versions, 'theirs').draft).toEqual(versions.theirs)
    }),
  )
})

test('what they deleted or added is told, and is so whatever is chosen', () => {
  fc.assert(
    fc.property(three, fc.constantFrom('mine' as const, 'theirs' as const), (versions, side) => {
      const ids = ({ variants }: ProductInput) => variants.map(({ id }) => id)
      const { draft, taken } = everywhere(versions, side)
      expect(ids(draft)).toEqual(ids(versions.theirs))
      for (const { id, deleted } of versions.mine.variants.filter((one) => !ids(versions.theirs).includes(one.id)))
        expect([deleted, taken.some(({ path }) => path === `variants.${id}`)]).toEqual([deleted, !deleted])
      for (const id of ids(versions.theirs).filter((one) => !ids(versions.base).includes(one)))
        expect(taken.map(({ path }) => path)).toContain(`variants.${id}`)
    }),
  )
})

test('every part follows its own choice, whatever is chosen elsewhere', () => {
  fc.assert(
    fc.property(three, fc.infiniteStream(fc.boolean()), (versions, tosses) => {
      const { differences, own } = merge(versions, {})
      const asked = [...differences, ...own]
      const choices: Choices = Object.fromEntries(
        asked.map(({ path }) => [path, tosses.next().value ? ('mine' as const) : ('theirs' as const)]),
      )
      const { draft } = merge(versions, choices)
      // Seen from their version, what is left of mine is exactly what was chosen so.
      const left = merge({ base: versions.theirs, mine: draft, theirs: versions.theirs }, {}).own.map(
        ({ path }) => path,
      )
      expect(left.sort()).toEqual(
        asked
          .map(({ path }) => path)
          .filter((path) => choices[path] === 'mine')
          .sort(),
      )
    }),
  )
})
