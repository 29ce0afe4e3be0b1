import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { machines } from '#book/machines.ts'
import { nodesOf, pathOf } from '#book/reading/transitions.ts'
import type { UsualSteps } from '#machines/platform/rank-steps.ts'

/** What a state names as usual is offered at the head of a page: a step that it has not would never stand there. */

const told = machines.flatMap(({ machine }) =>
  nodesOf(machine.root).flatMap((node) => {
    const { main, likely = [] } = (node.meta ?? {}) as UsualSteps
    const types = [...(main ? [main] : []), ...likely]
    return types.map((type) => [`${machine.id} ${pathOf(node)}`, type, node] as const)
  }),
)

test.each(told)('%s has %s, which it names as usual', (_, type, node) => {
  expect(stepsFrom(node)).toContain(type)
})

test('the charts of cheques, messages of customers, incoming invoices, orders, invoices, refunds, reviews, purchases and stock counts say what is usual', () => {
  const charts = told.map(([place]) => place.slice(0, place.indexOf(' ')))
  expect([...new Set(charts)].sort()).toEqual([
    ...[
      'cheque',
      'customerMessage',
      'givenCheque',
      'incomingInvoice',
      'invoice',
      'order',
      'productReview',
      'purchase',
      'refund',
      'stockCount',
    ],
  ])
})

/** The steps of a state, with those of the states around it. */
function stepsFrom({ ownEvents, parent }: AnyStateNode): string[] {
  return [...ownEvents, ...(parent ? stepsFrom(parent) : [])]
}
