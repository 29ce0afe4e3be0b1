import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type EventObject, fromPromise } from 'xstate'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { nothingAwaited } from '#api/rules/sales/new-order.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import type {
  FastSaleContext,
  FinishedSale,
  KeptTill,
  OpenedTill,
  WaitingSale,
} from '#machines/sales/fast-sale/fast-sale.context.ts'
import { bodyOf } from '#machines/sales/fast-sale/fast-sale.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { fastSale } from '#screens/sales/wiring/fast-sale.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { fastSalePath } from '#tests/fixtures/fast-sale.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { foundBy, inThisShop, itsWay, opensSo, type Sold, soldSo, somethingAtTill, whose } from './fast-sale.fixture.ts'
import spec, { known } from './fast-sale.paths.ts'

interface Desk extends World, Sold {
  token: string | null
}

/** What the browser keeps is the walk's own here: its answers wait until the walk tells them. */
let till: { kept: KeptTill | null; parked: readonly WaitingSale[] } = { kept: null, parked: [] }
let telling = Promise.withResolvers<unknown>()
const told = <T, I>() => fromPromise<T, I>(() => telling.promise as Promise<T>)

function tell(event: EventObject): { how: 'through' } {
  const { output, error } = event as EventObject & { output?: unknown; error?: unknown }
  const { resolve, reject } = telling
  telling = Promise.withResolvers()
  if (error) reject(error)
  else resolve(output)
  return { how: 'through' }
}

const machine = fastSale.provide({
  actors: {
    open: fromPromise<OpenedTill, undefined>(async () => ({
      ...till,
      options: await call(fastSaleOperations.options),
    })),
    find: fromPromise(({ input: { wanted } }: { input: { wanted: Wanted } }) =>
      call(fastSaleOperations.scan, { query: wanted }),
    ),
    queue: told<unknown, FinishedSale>(),
    park: told<readonly WaitingSale[], { label: string; at: number; kept: KeptTill }>(),
    take: told<typeof till, { id: string }>(),
  },
})

/** A sale at the till of a real shop; what the browser keeps of it is shown in one. */
export default overHttp(spec)<typeof fastSale, Desk>({
  machine,
  begin: async (shop, { steps }) => {
    const sold = await somethingAtTill(shop)
    const kept = foundBy(steps)
    const opening = steps.find(({ event }) => event.type === 'xstate.done.actor.open')?.event
    const { parked = [] } = (opening as { output?: OpenedTill } | undefined)?.output ?? {}
    till = { kept: kept && inThisShop(kept, sold), parked }
    return { ...sold, token: await shop.as([2900]) }
  },
  input: () => ({ holder: { permissions: [2900] } }),
  whose,
  event: (event, { world }) => {
    const { type, wanted } = event as EventObject & { wanted?: { code: string } }
    if (type === 'CHOOSE_CUSTOMER') return { ...event, id: world.customer_id } as EventObject
    return wanted?.code === known.code ? ({ ...event, wanted: { code: world.code } } as EventObject) : event
  },
  answers: {
    open: (event, { world }) => opensSo(event, world),
    find: itsWay,
    know: itsWay,
    check: itsWay,
    price: itsWay,
    queue: tell,
    park: tell,
    take: (event, { world }) => {
      const { output } = event as EventObject & { output?: { kept: KeptTill | null } }
      if (!output?.kept) return tell(event)
      return tell({ ...event, output: { ...output, kept: inThisShop(output.kept, world) } } as EventObject)
    },
    sell: async (event, { world }) => {
      let signIn: (() => Promise<void>) | undefined
      const { how, after } = await soldSo(event, world, async () => {
        await endSession(world.shop, world.token)
        signIn = async () => {
          world.token = await world.shop.as([2900])
        }
      })
      const then = signIn ?? after
      return { how, ...(then ? { after: then } : {}) }
    },
  },
  see: async ({ value, context }, { shop }) => {
    const { sold, draft } = context as FastSaleContext
    // One that a walk found done was sold in no shop.
    if (value !== 'done' || !sold || sold.id === 9) return
    const given = await shop.db.select().from(order_discounts).where(eq(order_discounts.order_id, sold.id))
    expect(given.map(({ code, amount }) => [code, amount])).toEqual(draft.coupon_code ? [[draft.coupon_code, 998]] : [])
  },
  refused: async ({ type }, rules, { world: { shop, token }, actor }) => {
    const context = actor.getSnapshot().context as FastSaleContext
    // The server knows nothing of what the panel waits for, of who pays before what, nor of goods that it never had.
    if (type !== 'COMPLETE' || rules.includes(nothingAwaited.id) || context.draft.lines.length !== 1) return
    const body: FastSale = bodyOf({ ...context, at: Date.now() })
    const answer = await shop.call('POST', fastSalePath, { as: token, body })
    expect(answer.http).toBe(422)
    const ids = (answer.body.rules ?? []).map(({ id }: { id: string }) => id)
    expect([...new Set(ids)].sort()).toEqual([...new Set(rules)].sort())
  },
})
