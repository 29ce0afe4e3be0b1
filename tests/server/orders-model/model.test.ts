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

test.each(seeds)(
  'T4: what happens to orders is what the chart allows, seed %i',
  { timeout: 1_800_000 },
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(commands, (all) => run(shop, tokens, all)),
      { seed, numRuns: night ? 100 : 4 },
    )
  },
)
