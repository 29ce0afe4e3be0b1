import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { NewOrderOptions } from '#api/contract/sales/new-order.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { variantOf } from '#tests/fixtures/new-order.fixture.ts'

/** What a new order takes of the products and the customer that are chosen; and what was left once, which goes with its line. */

const ground: NewOrderOptions = {
  currency: 'TRY',
  country: 'Türkiye',
  language: 'tr',
  tax_in_price: 1,
  sells: true,
  shipping_methods: [],
  payment_methods: [],
}
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

test('a product that is sold in pairs begins with one pair, and each scan adds one, as many as are sold at once', async () => {
  const pairs = machine.provide({
    actors: {
      find: fromPromise(async () => variantOf(7, { min_quantity: 2, max_quantity: 6, step_quantity: 2 })),
    },
  })
  const actor = createActor(pairs).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'))
  const quantities = []
  for (const _ of [1, 2, 3, 4]) {
    actor.send({ type: 'ADD', wanted: { id: 7 } })
    await waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
    quantities.push(actor.getSnapshot().context.draft.lines[0]?.quantity)
  }
  expect(quantities).toEqual([2, 4, 6, 6])
  expect(actor.getSnapshot().context.kept).toEqual([
    {
      name: 'Keten elbise · S',
      rules: [{ id: 'order.above_maximum', about: { name: 'Keten elbise (S)', max: 6 } }],
    },
  ])
  actor.send({ type: 'SET_LINE', index: 0, key: 'quantity', value: '' })
  actor.send({ type: 'ADD', wanted: { id: 7 } })
  await waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
  expect(actor.getSnapshot().context.draft.lines).toMatchObject([{ quantity: 2 }])
})

test('the language of the mails is the shop’s, then that of the customer’s last order, until one is chosen', async () => {
  const knowing = machine.provide({
    actors: {
      know: fromPromise(async ({ input: { id } }) => ({
        ...({
          id,
          name: 'Zeynep Yılmaz',
          phone: '',
          email: '',
          address: null,
          language: id === 5 ? 'en' : null,
        } as const),
      })),
    },
  })
  const actor = createActor(knowing).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'))
  const language = () => actor.getSnapshot().context.draft.language
  const choose = async (id: number) => {
    actor.send({ type: 'CHOOSE_BUYER', id })
    await waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
    return language()
  }
  expect([language(), await choose(5), await choose(6)]).toEqual(['tr', 'en', 'tr'])
  await choose(5)
  actor.send({ type: 'NO_BUYER' })
  expect(language()).toBe('tr')
  actor.send({ type: 'CHANGE', changes: { language: 'en' } })
  expect(await choose(6)).toBe('en')
})

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
