import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { callOver } from '#api/client/platform/call.ts'
import { createHttp } from '#api/client/platform/http.ts'
import { openTillStore, type TillStore } from '#api/client/sales/till-store.ts'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { type FinishedSale, newSaleKey } from '#api/contract/sales/kept-sale.ts'
import { outboxOver } from '#screens/sales/wiring/outbox-actors.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { seed } from '#tests/of-the-day.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/**
 * Tills in a storm: windows are killed, two of them sell at once, the network comes and goes, answers get lost on their way back, the server
 * fails, answers overtake each other and clocks are moved. Every sale is stored once. `SEED=…` repeats a run, `RUNS=…` makes more of them.
 */

const runs = Number(process.env.RUNS ?? (process.env.NIGHT ? 1_000 : 100))
const plenty = 1_000_000
const price = 4_990

let shop: Shop
let sold: number
let soldOut: number
let handover: number
let coupon: number
let away: () => void
const fetched = globalThis.fetch

beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  sold = (await newVariant(shop, { variants: [variant({ quantity: plenty })] })).variant_id
  soldOut = (await newVariant(shop, { variants: [variant({ quantity: 0 })] })).variant_id
  coupon = await storedCoupon(shop, { code: 'FIRTINA', start: '2026-01-01', end: '2099-12-31' })
  handover = (await shop.call('GET', fastSalePath)).body.data.shipping_methods[0].id
  away = browserDatabase()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as string, init)
    return (networks.get(new URL(request.url).host) ?? never)(request)
  }
})
afterAll(async () => {
  globalThis.fetch = fetched
  away()
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

/** Every run has a network of its own. */
const networks = new Map<string, (request: Request) => Promise<Response>>()

/** A generator of numbers that a seed makes again. */
function random(from: number) {
  let state = from >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, below: (most: number) => Math.floor(next() * most), is: (chance: number) => next() < chance }
}

type Dice = ReturnType<typeof random>
const pause = (ms = 0) => new Promise<void>((done) => setTimeout(done, ms))
const never = () => new Promise<never>(() => {})

/** The network between a window and the server, with whatever may become of a call on it. */
function network(dice: Dice) {
  const weather = { calm: false, cut: false }
  const send = async (request: Request): Promise<Response> => {
    if (weather.cut) throw new TypeError('Failed to fetch')
    if (weather.calm) return shop.app.fetch(request)
    // Calls and answers overtake each other.
    await pause(dice.below(4))
    if (dice.is(0.12)) throw new TypeError('Failed to fetch')
    if (dice.is(0.1)) return new Response('Bad gateway', { status: 502 })
    const answer = await shop.app.fetch(request)
    await pause(dice.below(4))
    if (dice.is(0.2) || weather.cut) throw new TypeError('The answer was lost')
    if (dice.is(0.08)) return new Response('Internal error', { status: 500 })
    return answer
  }
  return { weather, send }
}

/** Answers nothing any more once its window is gone, as nobody is there to hear it. */
function untilDead<T extends object>(whole: T, window: { dead: boolean }): T {
  return new Proxy(whole, {
    get(of, name, receiver) {
      const value = Reflect.get(of, name, receiver)
      if (typeof value === 'object' && value !== null) return name === 'database' ? value : untilDead(value, window)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (window.dead) return never()
        const answer = value.apply(of, given)
        if (!(answer instanceof Promise)) return answer
        return answer.then(
          (told) => (window.dead ? never() : told),
          (thrown) => (window.dead ? never() : Promise.reject(thrown)),
        )
      }
    },
  })
}

/** The windows of one browser. */
function browser(run: number, send: (request: Request) => Promise<Response>) {
  const windows = new Set<Awaited<ReturnType<typeof open>>>()
  const owner = { shop_id: shop.own.shop_id, user_id: run }
  const http = createHttp({
    base: async () => `http://run-${run}.test`,
    session: {
      token: () => shop.admin,
      shopId: () => String(shop.own.shop_id),
      languageId: () => null,
      lost: () => {},
    },
  })
  networks.set(`run-${run}.test`, send)
  async function open() {
    const life = { dead: false }
    const hearing = new Set<() => void>()
    const store: TillStore = untilDead(await openTillStore(owner, `chaos-${run}`), life)
    const calls = { call: callOver(http) }
    const machine = outboxOver({
      store: async () => store,
      call: untilDead(calls, life).call,
      changes: {
        notify: () => {
          for (const one of windows) for (const hear of one.hearing) hear()
        },
        listen: (hear) => {
          hearing.add(hear)
          return () => void hearing.delete(hear)
        },
      },
    })
    // Nobody waits for a minute here.
    const clock = {
      setTimeout: (then: () => void, ms: number) => setTimeout(then, Math.min(8, ms / 500)),
      clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    }
    const actor = createActor(machine, { input: { holder: { permissions: [100] } }, clock }).start()
    const window = {
      ...{ store, actor, hearing },
      kill: () => {
        life.dead = true
        actor.stop()
        windows.delete(window)
      },
      tell: () => {
        for (const one of windows) for (const hear of one.hearing) hear()
      },
    }
    windows.add(window)
    return window
  }
  return { windows, open }
}

/** A finished sale; its note is what it is found by afterwards. */
function finished(body: FastSale, key: string, at: number): FinishedSale<FastSale> {
  return { key, at, body: { ...body, note: key }, total: '49.90', currency: 'TRY', pieces: 1, snapshot: { key } }
}

const saleOf = (variant_id: number, quantity: number, off = 0) =>
  fastSaleIn(shop, variant_id, {
    shipping_method_id: handover,
    lines: [{ variant_id, quantity, price: '49.90' }],
    payments: [{ method: 'cash', amount: amountOf(quantity * price - off), account_id: null }],
    ...(off > 0 ? { coupon_code: 'FIRTINA', discounts: [{ id: coupon, amount: amountOf(off) }] } : {}),
  })

const amountOf = (minor: number) => (minor / 100).toFixed(2)
/** What the coupon of ten percent gives off so many pieces. */
const tenthOf = (quantity: number) => Math.round((quantity * price) / 10)
/** What was given off all of them, and how often. */
const given = { amount: 0, times: 0 }

/** One day of a till. Answers the keys of what was sold, with how many pieces. */
async function run(number: number): Promise<Map<string, number>> {
  const dice = random(seed * 100_003 + number)
  const { weather, send } = network(dice)
  const { windows, open } = browser(number, send)
  const expected = new Map<string, number>()
  /** What the till has at hand and is not sure to be kept: it hands it over again, as its own snapshot has it. */
  const inHand = new Set<FinishedSale<FastSale>>()
  const some = async () => [...windows][dice.below(windows.size)] ?? (await open())
  const handOver = async () => {
    const window = await some()
    for (const sale of [...inHand]) {
      const kept = window.store.outbox.add(sale).then(() => inHand.delete(sale))
      // A window may go while it writes: then nobody heard that it is kept.
      if (dice.is(0.1)) window.kill()
      await Promise.race([kept, pause(30)])
      window.tell()
    }
  }
  let refusals = 0
  for (let step = 3 + dice.below(5); step > 0; step -= 1) {
    const chance = dice.next()
    if (chance < 0.55) {
      const none = dice.is(0.12)
      const quantity = 1 + dice.below(3)
      const at = Date.now() + (dice.is(0.2) ? (dice.next() - 0.5) * 10 ** 9 : 0)
      const off = !none && dice.is(0.4) ? tenthOf(quantity) : 0
      const sale = finished(saleOf(none ? soldOut : sold, quantity, off), newSaleKey(), at)
      if (off > 0) Object.assign(given, { amount: given.amount + off, times: given.times + 1 })
      if (none) refusals += 1
      else expected.set(sale.key, quantity)
      inHand.add(sale)
      await handOver()
    } else if (chance < 0.7) (await some()).kill()
    else if (chance < 0.85) await open()
    else weather.cut = !weather.cut
    await pause(dice.below(6))
  }
  Object.assign(weather, { calm: true, cut: false })
  for (const window of [...windows]) if (dice.is(0.5)) window.kill()
  const last = await open()
  for (const sale of inHand) await last.store.outbox.add(sale)
  last.tell()
  await expect
    .poll(async () => (await last.store.outbox.list()).filter(({ refused }) => !refused), { interval: 5 })
    .toEqual([])
  const refused = await last.store.outbox.list()
  expect(refused.map((sale) => sale.refused?.rules[0]?.id)).toEqual(Array(refusals).fill('order.no_stock'))
  for (const { key } of refused) {
    // It is mended at the till: sold anew, as something that is there.
    const parked = await last.store.outbox.mend(key)
    expect(parked?.snapshot).toEqual({ key })
    const mended = finished(saleOf(sold, 1), newSaleKey(), Date.now())
    expected.set(mended.key, 1)
    await last.store.outbox.add(mended)
  }
  last.tell()
  await expect.poll(() => last.store.outbox.list(), { interval: 5 }).toEqual([])
  for (const window of [...windows]) window.kill()
  return expected
}

/** So many at once: while one waits another sells. */
const together = 10
const batches = Array.from({ length: Math.ceil(runs / together) }, (_, at) => at * together + 1)
const expected = new Map<string, number>()

test.each(batches)(`storms from the %i. on, of ${runs} (seed ${seed}): every sale arrives`, async (from) => {
  const numbers = Array.from({ length: Math.min(together, runs - from + 1) }, (_, at) => from + at)
  const told = await Promise.all(
    numbers.map((number) =>
      run(number).catch((thrown) => {
        throw new Error(`Run ${number} of seed ${seed}: ${(thrown as Error).message}`, { cause: thrown })
      }),
    ),
  )
  for (const keys of told) for (const [key, quantity] of keys) expected.set(key, quantity)
})

test('no sale is lost, none is stored twice, stock and cash are the sum of what was sold', async () => {
  const { rows } = await shop.db.execute<{ note: string; quantity: string }>(sql`
    select n.note, sum(l.quantity)::text as quantity from order_notes n
      join orders o on o.shop_id = n.shop_id and o.id = n.order_id
      join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
     where n.shop_id = ${shop.own.shop_id} group by n.id, n.note order by n.note`)
  expect(rows.map(({ note, quantity }) => [note, Number(quantity)])).toEqual(
    [...expected].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const pieces = [...expected.values()].reduce((sum, quantity) => sum + quantity, 0)
  const { rows: left } = await shop.db.execute<{ quantity: number; cash: string }>(sql`
    select v.quantity, (select coalesce(sum(t.amount), 0) from account_transactions t where t.shop_id = v.shop_id)::text as cash
      from variants v where v.shop_id = ${shop.own.shop_id} and v.id = ${sold}`)
  expect(left).toEqual([{ quantity: plenty - pieces, cash: String(pieces * price - given.amount) }])
  const kept = await shop.db.select().from(order_discounts)
  expect([kept.length, kept.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([given.times, given.amount])
  expect(await shop.db.select({ used: coupons.used }).from(coupons)).toEqual([{ used: given.times }])
  expect(given.times).toBeGreaterThan(0)
})
