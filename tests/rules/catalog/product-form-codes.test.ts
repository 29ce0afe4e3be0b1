import { expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type FormActor, lists, openForm, product } from '#tests/product-form.ts'
import { beden, m, renk, s, two } from '#tests/product-rules.ts'

/** Codes of a pattern, for the variants that the generator makes and for those that have none. */

const against = (actor: FormActor, event: Parameters<FormActor['send']>[0]) =>
  refusals(actor.getSnapshot(), event).map((one) => one.id)
const value = (id: number, name: string) => ({ id, name, swatch: '' })
const options = [
  { id: beden, name: 'Beden', values: [value(s, 'S'), value(m, 'M'), value(13, 'L')] },
  { id: renk, name: 'Renk', values: [value(21, 'Kırmızı'), value(22, 'Açık mavi')] },
]
const coding = async (changes: Partial<ProductInput>) => {
  const form = await openForm({ id: 7 }, { product: product(changes), lists: { ...lists, options } })
  const pattern = (value: string, key: 'stock_code' | 'barcode' = 'stock_code') =>
    form.actor.send({ type: 'SET_PATTERN', key, value })
  return { ...form, pattern, codes: () => form.context().draft.variants.map((one) => one.stock_code) }
}
const choose = (actor: FormActor, option_id: number, values: number[]) =>
  actor.send({ type: 'CHOOSE_VALUES', option_id, values })

test('are given to what the generator makes, after the code of the default variant', async () => {
  const { actor, pattern, codes } = await coding(two({ stock_code: 'KP-1' }, { stock_code: 'KP-2' }))
  actor.send({ type: 'OPEN_GENERATOR' })
  choose(actor, renk, [21, 22])
  pattern('{code}-{Renk:3}-{Beden}')
  actor.send({ type: 'GENERATE' })
  expect(codes()).toEqual(['KP-1', 'KP-2', 'KP-1-ACI-S', 'KP-1-ACI-M'])
})

test('fill the codes that are empty, and pass over numbers that are taken', async () => {
  const { actor, context, pattern, codes } = await coding(two({ barcode: 'KP-1' }, { stock_code: 'KP-3' }))
  actor.send({ type: 'OPEN_CODES' })
  pattern('KP-{n}')
  pattern('869{n:4}', 'barcode')
  actor.send({ type: 'FILL_CODES' })
  expect(codes()).toEqual(['KP-1', 'KP-3'])
  expect(context().draft.variants.map((one) => one.barcode)).toEqual(['KP-1', '8690001'])
  expect(context().lists.patterns).toEqual({ stock_code: 'KP-{n}', barcode: '869{n:4}' })
})

test('reject: a code that two would have, or another variant has, is told before it is written', async () => {
  const { actor, pattern } = await coding(two({ stock_code: 'KP' }, {}))
  actor.send({ type: 'OPEN_CODES' })
  const taken = 'validation.stock-code-or-barcode-already-exist'
  pattern('KP')
  expect(refusals(actor.getSnapshot(), { type: 'FILL_CODES' })).toEqual([{ id: taken, at: ['patterns.stock_code'] }])
  pattern('')
  pattern('AYNI', 'barcode')
  expect(refusals(actor.getSnapshot(), { type: 'FILL_CODES' })).toEqual([{ id: taken, at: ['patterns.barcode'] }])
  pattern('{Beden}', 'barcode')
  expect(against(actor, { type: 'FILL_CODES' })).toEqual([])
})

test('reject: what is wrong elsewhere in the product does not stand in the way of codes', async () => {
  const { actor, pattern } = await coding(two({ stock_code: 'A\tB' }, { stock_code: '' }))
  actor.send({ type: 'OPEN_CODES' })
  pattern('{Beden}')
  expect(against(actor, { type: 'FILL_CODES' })).toEqual([])
})

test('begin empty each time, with what was used last to be taken again', async () => {
  const { actor, context, pattern } = await coding(two({}, {}))
  actor.send({ type: 'OPEN_CODES' })
  pattern('{Beden}')
  actor.send({ type: 'CANCEL' })
  expect(context().lists.patterns).toBe(null)
  actor.send({ type: 'OPEN_CODES' })
  expect(context().patterns.stock_code).toBe('')
})
