import { tillInMemory } from '#api/client/sales/till-memory.ts'
import { openTillStore, type TillOwner, type TillStore } from '#api/client/sales/till-store.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

interface OpenTill {
  readonly of: string
  readonly store: Promise<TillStore>
}

/** The till of whoever is signed in, open as long as they are. Whoever signs out leaves nothing but what is not sent. */
const open = panelPart(
  () => {
    const kept: { till: OpenTill | null; stop(): void } = { till: null, stop: () => {} }
    const hearing = sessionActor().subscribe(({ context: { user, why } }) => {
      if (!user && why === 'left') leave(kept.till)
      if (!user) kept.till = null
    })
    kept.stop = () => hearing.unsubscribe()
    return kept
  },
  ({ till, stop }) => {
    stop()
    till?.store.then((store) => store.close())
  },
)

function leave(till: OpenTill | null): void {
  till?.store.then((store) => store.forget().finally(() => store.close())).catch(() => {})
}

/** What this person's till keeps in this browser. */
export function keptTill(): Promise<TillStore> {
  const kept = open()
  const owner = tillOwner()
  const of = `${owner.shop_id}/${owner.user_id}`
  if (kept.till?.of !== of) {
    kept.till?.store.then((store) => store.close())
    kept.till = { of, store: openFor(owner) }
  }
  return kept.till.store
}

/** Who sells at this till. */
export function tillOwner(): TillOwner {
  const { user, shop } = sessionActor().getSnapshot().context
  return { shop_id: shop?.id ?? 0, user_id: user?.id ?? 0 }
}

/** The database may fail to open as well as be missing: then sales are kept as long as the page, and the till says so. */
async function openFor(owner: TillOwner): Promise<TillStore> {
  if (typeof indexedDB === 'undefined') return tillInMemory(owner)
  return openTillStore(owner).catch(() => tillInMemory(owner))
}

/**
 * The till of this window: each window of the panel has a sale of its own, and the next one that opens takes up what a window left that is
 * gone. The lock goes with the window, however it ends.
 */
export const tillSlot = panelPart(
  () => firstFree(`kepenk-till/${Object.values(tillOwner()).join('/')}`),
  (slot) => void slot.then(({ leave }) => leave()),
)

interface Slot {
  readonly slot: number
  leave(): void
}

async function firstFree(name: string, slot = 0): Promise<Slot> {
  const held = await hold(`${name}/${slot}`)
  return held ? { slot, leave: held } : firstFree(name, slot + 1)
}

function hold(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager }
  // Without TLS a browser has no locks: then all windows are one till.
  if (!locks) return Promise.resolve(() => {})
  return new Promise((answer, fail) => {
    const holding = (lock: Lock | null) => {
      if (!lock) return answer(null)
      return new Promise<void>((leave) => answer(leave))
    }
    locks.request(name, { ifAvailable: true }, holding).catch(fail)
  })
}
