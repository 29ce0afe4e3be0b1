import { type Actor, createActor, fromCallback, fromPromise } from 'xstate'
import type { TillStore } from '#api/client/sales/till-store.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { FastSale, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { FinishedSale } from '#api/contract/sales/kept-sale.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { outboxOperations } from '#api/operations/sales/outbox.ts'
import { isJudged, type OutboxEvent, outboxMachine, type UnsentSale } from '#machines/sales/outbox/outbox.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { connection } from './connection.ts'
import { keptTill, tillOwner } from './kept-till.ts'

const channelName = 'kepenk-outbox'
const changed = panelListeners()

/** Told to whoever looks at the outbox, in this window and in the others. */
function tellChange(): void {
  changed.notify()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

const changes = fromCallback<OutboxEvent>(({ sendBack }) => {
  let open = true
  const hear = async () => {
    const sales = await unsent(await keptTill()).catch(() => null)
    if (open && sales) sendBack({ type: 'CHANGED', sales })
  }
  const stop = changed.listen(hear)
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  if (channel) channel.onmessage = hear
  hear()
  return () => {
    open = false
    stop()
    channel?.close()
  }
})

/** The lock goes with the window, however it ends; without TLS a browser has none, and the keys of the sales alone see to it that each counts once. */
const turn = fromCallback<OutboxEvent>(({ sendBack }) => {
  const { locks } = navigator as { locks?: LockManager }
  const begin = () => sendBack({ type: 'TURN' })
  if (!locks) return void queueMicrotask(begin)
  const leaving = new AbortController()
  const held = new Promise<void>((leave) => leaving.signal.addEventListener('abort', () => leave()))
  const { shop_id, user_id } = tillOwner()
  const holding = () => {
    begin()
    return held
  }
  locks.request(`${channelName}/${shop_id}/${user_id}`, { signal: leaving.signal }, holding).catch(() => {})
  return () => leaving.abort()
})

/** The outbox over the calls of the panel and what this browser keeps. */
export const outbox = outboxMachine.provide({
  actors: {
    ...{ changes, turn, connection },
    read: fromPromise(async () => unsent(await keptTill())),
    send: fromPromise(async ({ input: { sale } }) => sendSale(await keptTill(), sale)),
    mend: fromPromise(async ({ input: { key } }) => {
      const mended = await (await keptTill()).outbox.mend(key)
      tellChange()
      return mended
    }),
    giveUp: fromPromise(async ({ input: { sale } }) => {
      const { key, body, total, currency, refused } = sale
      const rule = refused?.rules[0]?.id ?? refused?.error ?? null
      const given = await call(outboxOperations.giveUp, { body: { key, sale: body, total, currency, rule } })
      await (await keptTill()).outbox.withdraw(key)
      tellChange()
      return given
    }),
  },
})

/** What became of it stands in this browser before anybody acts on it. */
async function sendSale(store: TillStore, { key, body }: UnsentSale): Promise<SoldOrder> {
  try {
    const order = await call(fastSaleOperations.sell, { body, key })
    await store.outbox.acknowledge(key)
    tellChange()
    return order
  } catch (thrown) {
    const failed = asFailure(thrown)
    if (isJudged(failed)) {
      await store.outbox.refuse(key, failed)
      tellChange()
    }
    throw failed
  }
}

async function unsent(store: TillStore): Promise<readonly UnsentSale[]> {
  return (await store.outbox.list()) as readonly UnsentSale[]
}

interface OpenOutbox {
  readonly of: string
  readonly actor: Actor<typeof outbox>
}

const open = panelPart(
  () => ({ outbox: null as OpenOutbox | null }),
  ({ outbox: kept }) => kept?.actor.stop(),
)

/** The outbox of whoever is signed in, at work as long as this window is open. */
export function outboxActor(): Actor<typeof outbox> {
  const kept = open()
  const of = JSON.stringify(tillOwner())
  if (kept.outbox?.of !== of) {
    kept.outbox?.actor.stop()
    const holder = { permissions: sessionActor().getSnapshot().context.user?.permissions ?? [] }
    kept.outbox = { of, actor: createActor(outbox, { input: { holder } }).start() }
  }
  return kept.outbox.actor
}

/** What became of a sale that was handed over: acknowledged; kept, to be sent by itself; or refused, and still the till’s. */
export type Handed =
  | { readonly how: 'sent'; readonly order: SoldOrder }
  | { readonly how: 'kept' }
  | { readonly how: 'refused'; readonly failure: ApiFailure }

/**
 * Hands a finished in-store sale over. It is on the disk before anybody is asked, so whatever happens afterwards it is sent once; a till that
 * comes to this again after a crash hands over the same sale with the same key. A sale that the server refuses at once stays at the till.
 */
export async function handOver(sale: FinishedSale<FastSale>): Promise<Handed> {
  const store = await keptTill()
  const actor = outboxActor()
  const own = (key: string) => key === sale.key
  const { promise, resolve } = Promise.withResolvers<Handed>()
  const listening = [
    actor.on('acknowledged', ({ key, order }) => own(key) && resolve({ how: 'sent', order })),
    actor.on('refused', ({ key, failure }) => own(key) && resolve({ how: 'refused', failure })),
    actor.on('unreachable', () => resolve({ how: 'kept' })),
  ]
  // Another window may be sending, or the server take long: the customer does not wait for it.
  const late = setTimeout(() => resolve({ how: 'kept' }), longestWait)
  await store.outbox.add(sale)
  tellChange()
  const handed = await promise
  clearTimeout(late)
  for (const one of listening) one.unsubscribe()
  if (handed.how === 'refused') {
    await store.outbox.withdraw(sale.key)
    tellChange()
  }
  return handed
}

/** So long, in milliseconds, a till waits for the server before it goes on. */
const longestWait = 5_000
