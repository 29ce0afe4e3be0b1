import { expect, test } from 'vitest'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { productFacts } from '#tests/product-rules.ts'
import { allExamples } from '#tests/rules/all-examples.ts'

/** What the rules of a product say together. */

const quantities = (min_quantity: number, max_quantity: number, step_quantity: number) =>
  broken(productRules, productFacts({ min_quantity, max_quantity, step_quantity })).map((one) => one.id)

test('a whole product breaks no rule', () => {
  expect(broken(productRules, productFacts({}))).toEqual([])
})

test('what one rule lets through, no other refuses', () => {
  const rules = new Set<unknown>(productRules)
  const tables = allExamples.filter((table) => rules.has(table.rule))
  expect(tables.length).toBeGreaterThanOrEqual(productRules.length)
  for (const { holds } of tables)
    for (const { when, facts } of holds) expect([when, broken(productRules, facts as ProductFacts)]).toEqual([when, []])
})

test('R85 reject: a maximum of 0 is told before that it is below the minimum', () => {
  expect(quantities(1, 0, 1)).toEqual([
    'validation.min_above_max',
    'validation.max_quantity',
    'validation.max_below_min',
  ])
})

test('R86 reject: both ends are marked when the maximum is below the minimum', () => {
  expect(quantities(10, 9, 1)).toEqual(['validation.min_above_max', 'validation.max_below_min'])
})

test('R87 reject: steps of 0 are no division by zero', () => {
  expect(quantities(1, 999, 0)).toEqual(['validation.step_quantity'])
})
