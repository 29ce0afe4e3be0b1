import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'
import { commands } from './commands.ts'
import { run, type Tokens, tokensOf } from './run.ts'

/** T4: random commands of staff and of others, with every invariant of the data looked at after each. */

const night = process.env.NIGHT === '1'
const seeds = process.env.SEED ? [Number(process.env.SEED)] : [20261121, 7, night ? Date.now() % 2 ** 31 : 1923]
console.log(`random commands on orders: SEED=${seeds.join(', ')}`)

let shop: Shop
let tokens: Tokens
beforeAll(async () => {
  shop = await openShop()
  tokens = await tokensOf(shop)
})
afterAll(() => shop.close())

test.each(seeds)('T4: what happens to orders is what the chart allows, seed %i', async (seed) => {
  await fc.assert(
    fc.asyncProperty(commands, (all) => run(shop, tokens, all)),
    { seed, numRuns: night ? 100 : 4 },
  )
})

test('T4: an order that is refunded in two parts, each through its whole life, is what the charts make of it', async () => {
  const on = { order: 0, by: 'seller' } as const
  const step = (nth: number, taken: 'APPROVE' | 'RECEIVE' | 'PAY_BACK') =>
    ({ do: 'refundStep', ...on, nth, step: taken }) as const
  const open = { do: 'refund', ...on, pieces: 1 } as const
  const accept = (nth: number) => ({ do: 'decide', ...on, nth, decision: 'accepted' }) as const
  const goodsLast = [accept(0), step(0, 'APPROVE'), step(0, 'PAY_BACK'), step(0, 'RECEIVE'), step(0, 'PAY_BACK')]
  const goodsFirst = [accept(1), step(1, 'RECEIVE'), step(1, 'APPROVE'), step(1, 'PAY_BACK')]
  const move = (status: 'accepted' | 'delivered') => ({ do: 'move', ...on, old: false, status, pieces: 0 }) as const
  const sent = [open, move('accepted'), open, step(0, 'RECEIVE'), move('delivered')] as const
  await run(shop, tokens, [...sent, ...goodsLast, { ...open, pieces: 2 }, open, ...goodsFirst, open])
})
