import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { nothingSought } from '#api/rules/catalog/stock-movements.ts'
import type { StockEntryContext } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { stockEntry } from '#screens/catalog/wiring/stock-entry.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { variant } from '#tests/product-input.ts'
import spec, { goods, known } from './stock-entry.paths.ts'

interface Desk extends World {
  /** The codes of the walks as this shop has them. */
  readonly codes: Readonly<Record<string, string>>
  readonly variant_id: number
}

const movements = '/v1/panel/stock-movements'
const codes = [600, 602]
let made = 0

/** Movements that the staff write in a real shop. */
export default overHttp(spec)<typeof stockEntry, Desk>({
  machine: stockEntry,
  input: () => undefined as never,
  begin: async (shop) => {
    made += 1
    const own = { [known.goods]: `${known.goods}-${made}`, [known.service]: `${known.service}-${made}` }
    const ofGoods = variant({ stock_code: own[known.goods] ?? '', quantity: goods.stock, supplier_price: goods.cost })
    const { variant_id } = await newVariant(shop, { variants: [ofGoods] })
    await newVariant(shop, {
      product_type_id: 3,
      variants: [variant({ stock_code: own[known.service] ?? '', quantity: 0 })],
    })
    return { shop, token: await shop.as(codes), codes: own, variant_id }
  },
  whose: ({ method, path }) => (method === 'POST' ? ['store'] : path === `${movements}/variant` ? ['find'] : []),
  answers: {
    find: (event) => ({ how: kindOf(event) === 'network' ? 'lost' : 'through' }),
    store: (event, { world, ahead }) => stored(event, ahead, world),
  },
  event: (event, { world }) => {
    const { sought } = event as EventObject & { sought?: { code: string } }
    return sought ? ({ ...event, sought: { code: world.codes[sought.code] ?? sought.code } } as EventObject) : event
  },
  see: async ({ value, context }, { shop, variant_id }) => {
    if (value !== 'stored') return
    const { draft } = context as StockEntryContext
    const line = draft.lines[0]
    const pieces = Number(line?.quantity) * (draft.type === 'outbound' || draft.type === 'loss' ? -1 : 1)
    const [last] = await shop.db
      .select()
      .from(stock_movements)
      .where(eq(stock_movements.variant_id, variant_id))
      .orderBy(desc(stock_movements.id))
    expect(last).toMatchObject({ type: draft.type, quantity: pieces, note: draft.note })
    expect(last?.unit_price).toBe(line?.unit_price === '' ? null : Number(line?.unit_price) * 100)
    // Written once, on top of what the product began with, however often it was sent.
    expect(last).toMatchObject({ previous_stock: goods.stock, current_stock: goods.stock + pieces })
  },
  refused: async (_, rules, { world: { shop, token }, actor }) => {
    // The server knows nothing of what the panel waits for.
    if (rules.includes(nothingSought.id)) return
    const { draft } = actor.getSnapshot().context as StockEntryContext
    const answer = await shop.call('POST', movements, { as: token, body: draft })
    expect(answer.http).toBe(422)
    expect([...new Set(answer.body.rules.map(({ id }: { id: string }) => id))].sort()).toEqual(
      [...new Set(rules)].sort(),
    )
  },
})

/** An answer that is asked for again was lost on its way back: the movements are written, once. */
async function stored(event: EventObject, ahead: readonly Step[], world: Desk): Promise<Arranged> {
  const kind = kindOf(event)
  if (kind === undefined) return { how: 'through' }
  if (kind !== 'session') {
    return { how: ahead[0]?.event.type === 'SUBMIT' && kindOf(ahead[1]?.event) === undefined ? 'answerLost' : 'lost' }
  }
  await endSession(world.shop, world.token)
  return {
    how: 'through',
    after: async () => {
      world.token = await world.shop.as(codes)
    },
  }
}

function kindOf(event: EventObject | undefined): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure } | undefined)?.error?.kind
}
