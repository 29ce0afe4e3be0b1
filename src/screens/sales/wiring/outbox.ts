import { type Actor, createActor } from 'xstate'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
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
