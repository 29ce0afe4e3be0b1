import type { KeptBasket } from '#machines/sales/picking/kept-basket.ts'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

/** The browser's own database, and in it the baskets of each person and shop, so that nobody sends another's picks. */
const name = 'kepenk'
const baskets = 'unsent_baskets'

/** It stays open, so that a scan is written before anybody can leave the page. */
const database = panelPart(openDatabase, (opening) => {
  opening.then((open) => open.close()).catch(() => {})
})

/** Where there is no database, as in a private window of some browsers, they are kept as long as the page. */
const onPage = panelPart(() => new Map<string, KeptBasket>())

/** Keeps a basket until it is stored; `null` forgets it. One write follows the other: what was scanned last is what is kept. */
export function keepBasket(order_id: number, basket: KeptBasket | null): void {
  const key = keyOf(order_id)
  if (basket) onPage().set(key, basket)
  else onPage().delete(key)
  const others = unsent().filter((one) => one.order_id !== order_id)
  tell(basket ? [...others, basket] : others)
  database()
    .then((open) => {
      const writing = open.transaction(baskets, 'readwrite')
      if (basket) writing.objectStore(baskets).put(basket, key)
      else writing.objectStore(baskets).delete(key)
      // Left to itself it would be undone where the page closes before it has heard that it was written.
      writing.commit()
    })
    .catch(() => {})
}

/** The basket of an order that this person left unsent in this browser. */
export async function recallBasket(order_id: number): Promise<KeptBasket | null> {
  const key = keyOf(order_id)
  return (await stored(key).catch(() => null)) ?? onPage().get(key) ?? null
}

/** The baskets that this person left unsent in this browser, wherever in the panel they are. */
export const unsentBaskets = {
  listen(hear: () => void): () => void {
    const stop = changes.listen(hear)
    readUnsent()
    // What another window of the panel has sent meanwhile is not told any more.
    window.addEventListener('focus', readUnsent)
    return () => {
      stop()
      window.removeEventListener('focus', readUnsent)
    }
  },
  now: (): readonly KeptBasket[] => unsent(),
}

const none: readonly KeptBasket[] = []
const known = panelPart(() => ({ baskets: none }))
const changes = panelListeners()

function unsent(): readonly KeptBasket[] {
  return known().baskets
}

function tell(baskets: readonly KeptBasket[]): void {
  if (baskets.length === 0 && unsent().length === 0) return
  known().baskets = baskets
  changes.notify()
}

function readUnsent(): void {
  const own = keyOf('')
  database()
    .then((open) => {
      const reading = open
        .transaction(baskets)
        .objectStore(baskets)
        .getAll(IDBKeyRange.bound(own, `${own}\uffff`))
      reading.onsuccess = () => tell(reading.result)
    })
    .catch(() => {})
}

async function stored(key: string): Promise<KeptBasket | null> {
  const reading = (await database()).transaction(baskets).objectStore(baskets).get(key)
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(reading.result ?? null)
    reading.onerror = () => reject(reading.error)
  })
}

function keyOf(order_id: number | ''): string {
  const { user, shop } = sessionActor().getSnapshot().context
  return `${shop?.id ?? 0}/${user?.id ?? 0}/${order_id}`
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser has no database'))
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(baskets)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
