import { eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { callTimeout } from '#api/client/platform/http.ts'
import { store } from '#api/client/platform/stored.ts'
import { noAnswer, outcomes } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { toastsActor } from '#screens/platform/wiring/toasts.ts'
import { audit_log, rate_limits } from '#server/db/schema/requests.ts'
import { type Faults, faultsOver } from '#tests/faults.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import type { Act, Place, Ready } from './acts.ts'
import { trashActs } from './acts-bin.ts'
import { bulkActs } from './acts-bulk.ts'
import { bulkShippingActs } from './acts-bulk-shipping.ts'
import { categoryActs } from './acts-categories.ts'
import { upload } from './acts-files.ts'
import { importActs } from './acts-imports.ts'
import { jobActs } from './acts-jobs.ts'
import { listingActs } from './acts-listings.ts'
import { listActs } from './acts-lists.ts'
import { marketplaceActs } from './acts-marketplace.ts'
import { matchSteps } from './acts-matches.ts'
import { newOrderActs } from './acts-new-order.ts'
import { orderActs } from './acts-order.ts'
import { orderBulkActs } from './acts-order-bulk.ts'
import { pickingActs } from './acts-picking.ts'
import { priceActs } from './acts-prices.ts'
import { productActsTable } from './acts-products.ts'
import { recordActs } from './acts-records.ts'
import { refundSteps } from './acts-refunds.ts'
import { reviewSteps } from './acts-reviews.ts'
import { sessionActs } from './acts-session.ts'
import { sheetActs } from './acts-sheets.ts'
import { shippingActs } from './acts-shipping.ts'
import { stockEntryActs } from './acts-stock-entry.ts'
import { tradeActs } from './acts-trade.ts'
import { type FaultCase, faultsFor, hasKey } from './faults.ts'
import { arrange } from './given.ts'

/** T8: every fault, seen from every machine that asks the server. */

const acts = [
  ...listActs,
  ...importActs,
  ...recordActs,
  ...categoryActs,
  upload,
  ...sessionActs,
  ...reviewSteps,
  ...orderActs,
  ...sheetActs,
  ...refundSteps,
  ...shippingActs,
  ...pickingActs,
  ...matchSteps,
  ...tradeActs,
  ...newOrderActs,
  ...stockEntryActs,
  ...jobActs,
  ...bulkActs,
  ...orderBulkActs,
  ...bulkShippingActs,
  ...priceActs,
  ...marketplaceActs,
  ...listingActs,
  ...trashActs,
  ...productActsTable,
]
/** How long a file may stand still. */
const fileTimeout = 60_000
let shop: Shop
let faults: Faults
let place: Place
const complaints = vi.spyOn(console, 'error')

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
  shop = await openShop()
  faults = faultsOver(shop.app)
  place = {
    shop,
    given: await arrange(shop),
    conflict: (at) => faults.next(...at, 409),
    add: async (path, body) => (await shop.call('POST', path, { body })).body.data.id,
  }
  faults.listen()
})
afterAll(async () => {
  faults.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.db.delete(rate_limits)
  store('token', shop.admin)
  store('shop_id', shop.own.shop_id)
})
afterEach(() => {
  vi.useRealTimers()
  faults.reset()
  localStorage.clear()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockClear()
})

const turn = () => new Promise((done) => setImmediate(done))
const { setTimeout: wait } = globalThis
/** A moment of real time, whatever clock is held: whoever looked without a rest would take the machine from the server that is waited for. */
const moment = () => new Promise((done) => wait(done, 1))

interface Tried extends Ready {
  readonly at: Act['at']
}

async function begin(act: Act): Promise<Tried> {
  return { at: act.at, ...(await act.ready(place)) }
}

/** Waits until the machine stands still. */
async function settled(ready: Ready): Promise<void> {
  const busy = () => {
    const snapshot = ready.actor().getSnapshot() as unknown as { hasTag(tag: string): boolean }
    return snapshot.hasTag('busy') || snapshot.hasTag('live')
  }
  for (const until = performance.now() + 15_000; busy() && performance.now() < until; ) {
    await moment()
    // Whoever waits between two questions sees the time go by; the real server has all the time it needs.
    for (let more = 0; more < 50 && vi.isFakeTimers() && !faults.working() && busy(); more += 1) {
      await turn()
      await vi.advanceTimersByTimeAsync(1)
    }
  }
  expect(busy()).toBe(false)
}

/** Does the act, and moves the clock once its call is under way. */
async function went(ready: Tried, held: number): Promise<void> {
  if (held > 0) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = faults.calls(...ready.at)
  ready.go()
  if (held > 0) {
    while (faults.calls(...ready.at) === before) await moment()
    await vi.advanceTimersByTimeAsync(held)
  }
  await settled(ready)
  vi.useRealTimers()
}

/** Goes on as a person would, where an act takes more than one step to come to its end. */
async function carriedOn(ready: Tried): Promise<void> {
  for (let more = 0; more < 3 && !ready.done(); more += 1) await went(ready, 0)
}

function leave({ root, actor }: Ready): void {
  const machine = root ?? actor()
  machine.stop()
}

/** How many changes the log of the shop has. */
async function changes(): Promise<number> {
  return shop.db.$count(audit_log, eq(audit_log.shop_id, shop.own.shop_id))
}

/** What is told by the table of the plan, and by the rules that the server named. */
function messageOf(act: Act, { failure }: FaultCase): readonly string[] {
  const status = failure.status ?? 0
  const own = act.saysAt?.[status]
  if (own) return own
  const named = failure.rules?.length === 0 ? undefined : messages[status]
  return [named ?? outcomes[act.says].id]
}

const messages: Readonly<Record<number, string>> = {
  401: 'auth.session_expired',
  403: 'auth.check_permission_failed',
  404: 'notFound',
  409: 'conflict.stale',
  413: 'request.too_large',
  422: 'validation.required',
  429: 'auth.too_many_tries',
}

describe.each(acts.map((act, nth) => [act.name, act, nth] as const))('%s', (_, act, nth) => {
  const met = faultsFor(nth, !act.empty).filter((fault) => !act.never?.(fault))

  test.each(met)('$name: one message, everything stays, and once more it has one effect', async (fault) => {
    const ready = await begin(act)
    const [before, kept] = [await changes(), ready.kept()]
    faults.next(...ready.at, fault.fault)
    await went(ready, fault.fault === 'timeout' ? (act.file ? fileTimeout : callTimeout) : 0)
    const withKey = fault.withKey && hasKey(faults, ready.at) ? fault.withKey : undefined
    if (withKey === 'answered') {
      expect([ready.done(), ready.told()]).toEqual([true, []])
      expect((await changes()) - before).toBe(act.changes)
      return leave(ready)
    }
    const told = ready.told().map(({ id }) => id)
    expect([told, ready.kept(), toastsActor().getSnapshot().context.items]).toEqual([
      withKey && !['notLoaded', 'notUploaded'].includes(act.says) ? [noAnswer.id] : messageOf(act, fault),
      kept,
      [],
    ])
    await carriedOn(ready)
    const end = (fault.name.includes('after the commit') && act.lost) || { changes: act.changes, says: [] }
    expect([ready.done(), ready.told().map(({ id }) => id)]).toEqual([true, end.says])
    expect((await changes()) - before).toBe(end.changes)
    leave(ready)
  })

  test('a slow answer arrives all the same', async () => {
    const ready = await begin(act)
    faults.next(...ready.at, 'slow')
    await went(ready, 5000)
    await carriedOn(ready)
    expect([ready.done(), ready.told()]).toEqual([true, []])
    leave(ready)
  })

  test('offline: it fails, and online again it goes through', async () => {
    const ready = await begin(act)
    faults.offline()
    await went(ready, 0)
    expect(ready.done()).toBe(false)
    faults.online()
    await carriedOn(ready)
    expect(ready.done()).toBe(true)
    leave(ready)
  })

  test('who leaves in the middle leaves nothing behind', async () => {
    const ready = await begin(act)
    let carriedOut = false
    faults.next(...ready.at, async (forward) => {
      leave(ready)
      await forward()
      carriedOut = true
      return HttpResponse.error()
    })
    ready.go()
    while (!carriedOut) await moment()
    for (let more = 0; more < 20; more += 1) await turn()
    expect(toastsActor().getSnapshot().context.items).toEqual([])
  })
})

test.each([403, 429, 503] as const)(
  'R201: %s is no reason of a record: the deletion goes on with its key',
  async (fault) => {
    const id = await place.add('/v1/panel/brands', draftOf('brands'))
    const actor = createActor(recordList, {
      input: { resource: 'brands', holder: { permissions: [100] }, query: freshQuery('brands') },
    }).start()
    await waitFor(actor, ({ value }) => value.rows === 'shown')
    faults.next('DELETE', '/v1/panel/brands/:id', fault)
    actor.send({ type: 'DELETE', ids: [id] })
    await waitFor(actor, ({ value }) => value.deletion === 'confirming')
    actor.send({ type: 'CONFIRM' })
    await waitFor(actor, ({ value }) => value.deletion === 'failed')
    actor.send({ type: 'RETRY' })
    await waitFor(actor, ({ value }) => value.deletion === 'idle')
    const keys = faults.made
      .filter(({ method }) => method === 'DELETE')
      .map((one) => one.headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
    actor.stop()
  },
)
