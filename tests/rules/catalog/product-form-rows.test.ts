import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormEvent } from '#machines/catalog/product-form/form.types.ts'
import { concernsRow } from '#machines/catalog/product-form/of-row.ts'
import { errorsAt, problemsOf } from '#machines/catalog/product-form/problems.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type FormActor, openForm, product } from '#tests/product-form.ts'
import { m, s, sized, variants } from '#tests/product-rules.ts'
import { turkey, turkish } from '#tests/seed.ts'

const rows = [0, 1, 2]
const row = fc.constantFrom(...rows)

/** What a person may do to the form while its table of variants is in sight. */
const step: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({
    type: fc.constant('SET_TEXT' as const),
    language_id: fc.constant(turkish),
    key: fc.constant('name' as const),
    value: fc.constantFrom('', 'Etek'),
  }),
  fc.record({
    type: fc.constant('SET_VARIANT' as const),
    index: row,
    key: fc.constantFrom('stock_code' as const, 'barcode' as const),
    value: fc.constantFrom('', 'A', 'B'),
  }),
  fc.record({
    type: fc.constant('SET_VARIANT' as const),
    index: row,
    key: fc.constant('quantity' as const),
    value: fc.constantFrom('1', 'x'),
  }),
  fc.record({
    type: fc.constant('SET_PRICE' as const),
    index: row,
    country_id: fc.constant(turkey),
    key: fc.constant('price' as const),
    value: fc.constantFrom('', '0', '12.50'),
  }),
  fc.record({ type: fc.constant('MAKE_DEFAULT' as const), index: row }),
  fc.record({ type: fc.constant('DELETE_VARIANT' as const), index: row }),
  fc.constantFrom<FormEvent>(
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'REVERT' },
    { type: 'REVEAL' },
    { type: 'SUBMIT' },
  ),
  fc.record({
    type: fc.constant('TOUCH' as const),
    path: fc.constantFrom('variants.0.stock_code', 'variants.2.barcode', 'variants.1.quantity'),
  }),
  fc.record({ type: fc.constant('OPEN_VARIANT' as const), index: fc.constantFrom(0, 1, null) }),
  fc.record({ type: fc.constant('CHOOSE_TYPE' as const), product_type_id: fc.constantFrom(1, 2) }),
)

test('a row that is not told of a step shows what it showed before', async () => {
  let untold = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const { actor } = await openForm({ id: 7 }, { product: product(variants(sized(s), sized(m), sized(13))) })
      for (const one of steps) {
        const before = actor.getSnapshot()
        const shown = rows.map((index) => shownOf(before, index))
        actor.send(one)
        const now = actor.getSnapshot()
        for (const index of rows) {
          if (concernsRow(before, now, index)) continue
          untold += 1
          expect(shownOf(now, index)).toEqual(shown[index])
        }
      }
      actor.stop()
    }),
  )
  expect(untold).toBeGreaterThan(100)
})

test('a key in one row is told to that row, and to no other', async () => {
  const { actor } = await openForm({ id: 7 }, { product: product(variants(sized(s), sized(m), sized(13))) })
  actor.send({ type: 'SET_VARIANT', index: 1, key: 'quantity', value: '4' })
  const before = actor.getSnapshot()
  actor.send({ type: 'SET_VARIANT', index: 1, key: 'quantity', value: '44' })
  expect(rows.filter((index) => concernsRow(before, actor.getSnapshot(), index))).toEqual([1])
})

/** Everything that a row draws of the form. */
function shownOf(snapshot: ReturnType<FormActor['getSnapshot']>, index: number) {
  const { context } = snapshot
  const paths = problemsOf(context).flatMap(({ at }) => at ?? [])
  const own = [...paths, ...context.refused.flatMap(({ at }) => at ?? [])].filter((path) =>
    path.startsWith(`variants.${index}.`),
  )
  return {
    variant: context.draft.variants[index],
    options: context.draft.selected_options,
    ...{ view: context.view, lists: context.lists },
    errors: [...new Set(own)].sort().flatMap((path) => errorsAt(context, path)),
    deleting: refusals(snapshot, { type: 'DELETE_VARIANT', index }),
  }
}
