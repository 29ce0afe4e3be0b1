import { type Actor, createActor } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { FastSale, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { FinishedSale } from '#api/contract/sales/kept-sale.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { keptTill, tillOwner } from './kept-till.ts'
import { outboxOver } from './outbox-actors.ts'

/** What changes is told to this window and to the others of this browser. */
const inWindow = panelListeners()
const channel = panelPart(
  () => {
    if (typeof BroadcastChannel === 'undefined') return null
    const others = new BroadcastChannel('kepenk-outbox')
    others.onmessage = () => inWindow.notify()
    return others
  },
  (others) => others?.close(),
)

const changes = {
  notify: () => {
    inWindow.notify()
    channel()?.postMessage(null)
  },
  listen: (hear: () => void) => {
    channel()
    return inWindow.listen(hear)
  },
}

/** The outbox over the calls of the panel and what this browser keeps. */
const outbox = outboxOver({ store: keptTill, call, changes })

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

/** Keeps a finished sale that nobody answered, under the key and with the words that it was sent with: it goes off by itself. */
export async function keepSale(sale: FinishedSale<FastSale>): Promise<void> {
  await (await keptTill()).outbox.add(sale)
  outboxActor()
  changes.notify()
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
  await keepSale(sale)
  const handed = await promise
  clearTimeout(late)
  for (const one of listening) one.unsubscribe()
  if (handed.how === 'refused') {
    await store.outbox.withdraw(sale.key)
    changes.notify()
  }
  return handed
}

/** So long, in milliseconds, a till waits for the server before it goes on. */
const longestWait = 5_000
