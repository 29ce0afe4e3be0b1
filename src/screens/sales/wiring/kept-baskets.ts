import type { KeptBasket } from '#machines/sales/picking/kept-basket.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

/** The browser's own database, and in it the baskets of each person and shop, so that nobody sends another's picks. */
const database = 'kepenk'
const baskets = 'unsent_baskets'

/** Where there is no database, as in a private window of some browsers, they are kept as long as the page. */
const onPage = panelPart(() => new Map<string, KeptBasket>())

/** One write after the other: what was scanned last is what is kept. */
const writing = panelPart(() => ({ last: Promise.resolve() }))

/** Keeps a basket until it is stored; `null` forgets it. */
export function keepBasket(order_id: number, basket: KeptBasket | null): void {
  const key = keyOf(order_id)
  const queue = writing()
  queue.last = queue.last.then(() => write(key, basket)).catch(() => {})
}

/** The basket of an order that this person left unsent in this browser. */
export async function recallBasket(order_id: number): Promise<KeptBasket | null> {
  const key = keyOf(order_id)
  await writing().last
  const kept = await asked('readonly', (store) => store.get(key)).catch(() => undefined)
  return (kept as KeptBasket | undefined) ?? onPage().get(key) ?? null
}

async function write(key: string, basket: KeptBasket | null): Promise<void> {
  if (basket === null) onPage().delete(key)
  else onPage().set(key, basket)
  await (basket === null
    ? asked('readwrite', (store) => store.delete(key))
    : asked('readwrite', (store) => store.put(basket, key)))
}

function keyOf(order_id: number): string {
  const { user, shop } = sessionActor().getSnapshot().context
  return `${shop?.id ?? 0}/${user?.id ?? 0}/${order_id}`
}

function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser has no database'))
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(baskets)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(baskets, mode)
      const request = ask(transaction.objectStore(baskets))
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(request.result)
      }
      transaction.onabort = () => reject(transaction.error)
    }
  })
}
