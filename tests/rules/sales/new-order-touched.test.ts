import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { NewOrderOptions } from '#api/contract/sales/new-order.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { variantOf } from '#tests/fixtures/new-order.fixture.ts'

/** What was left once tells what is wrong with it: it goes with its line, and stays with it. */

const ground: NewOrderOptions = { currency: 'TRY', country: 'Türkiye', tax_in_price: 1, shipping_methods: [] }
const machine = newOrderMachine.provide({
  actors: {
    look: fromPromise(async () => ground),
    find: fromPromise(async ({ input: { wanted } }) => variantOf((wanted as { id: number }).id)),
  },
})

/** An order of three lines, of which some fields and the note were left once. */
async function leftAt(...paths: string[]) {
  const actor = createActor(machine).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'))
  for (const id of [1, 2, 3]) actor.send({ type: 'ADD', wanted: { id } })
  await waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
  for (const path of [...paths, 'note']) actor.send({ type: 'TOUCH', path })
  return actor
}

test.each([
  ['of the line that goes is forgotten', ['lines.1.price', 'lines.1.quantity'], []],
  ['of a line before it stays where it is', ['lines.0.price'], ['lines.0.price']],
  ['of a line after it moves up with it', ['lines.2.price', 'lines.2.quantity'], ['lines.1.price', 'lines.1.quantity']],
])('what was left once %s', async (_, before, after) => {
  const actor = await leftAt(...before)
  actor.send({ type: 'REMOVE_LINE', index: 1 })
  const { draft, touched } = actor.getSnapshot().context
  expect(draft.lines.map(({ variant_id }) => variant_id)).toEqual([1, 3])
  expect(touched).toEqual([...after, 'note'])
})
