import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sealed } from '#api/client/sales/torn-write.ts'
import type { KeptTill } from '#machines/sales/fast-sale/fast-sale.context.ts'

/** What a till finds in its browser, put there before the panel opens it, and what becomes of it behind the panel's back. */

/** A sale at the side of a till. */
export interface Parked {
  readonly id: string
  readonly label: string
  readonly at: number
  readonly snapshot: KeptTill
}

/** Gives a browser that knows nothing the database of a till, with the sale at it and those at its side. */
export async function openTillWith(page: Page, owner: string, kept: KeptTill | null, parked: readonly Parked[]) {
  // A file of the same origin: the panel is not there yet.
  await page.goto('/config.json')
  await page.evaluate(write, { owner, sale: kept && sealed(1, kept), parked })
}

interface Given {
  readonly owner: string
  readonly sale: unknown
  readonly parked: readonly Parked[]
}

function write({ owner, sale, parked }: Given): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('kepenk-till', 1)
    opening.onerror = () => fail(opening.error)
    opening.onupgradeneeded = () => {
      for (const name of ['sale', 'parked', 'index', 'indexed']) opening.result.createObjectStore(name)
      opening.result.createObjectStore('outbox').createIndex('byOwner', 'owner')
    }
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction(['sale', 'parked'], 'readwrite')
      if (sale) writing.objectStore('sale').put(sale, [owner, 0, 1])
      for (const one of parked) writing.objectStore('parked').put({ ...one, owner }, [owner, one.id])
      writing.oncomplete = () => {
        database.close()
        done()
      }
    }
  })
}

/** The sale that has waited longest is another now, or another window took it. */
export async function changeParked(page: Page, snapshot: KeptTill | null): Promise<void> {
  await page.evaluate(
    (next) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('kepenk-till')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('parked', 'readwrite')
          const store = writing.objectStore('parked')
          const reading = store.getAll()
          reading.onsuccess = () => {
            const [first] = reading.result.toSorted((one, other) => one.at - other.at)
            const key = [first.owner, first.id]
            if (next) store.put({ ...first, snapshot: next }, key)
            else store.delete(key)
          }
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    snapshot,
  )
}

/** Waits until the panel has made the till's database: whoever opens it earlier makes an empty one, which stays so. */
export async function untilTillOpens(page: Page): Promise<void> {
  const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'kepenk-till')
  await expect.poll(() => page.evaluate(isThere)).toBe(true)
}

/** What lies in a store of the till's database. */
export function keptIn<T>(page: Page, store: 'parked' | 'outbox'): Promise<T[]> {
  return page.evaluate(
    (name) =>
      new Promise<T[]>((done) => {
        const opening = indexedDB.open('kepenk-till')
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            done(reading.result)
          }
        }
      }),
    store,
  )
}

/** The next time that the till writes into a store, or reads from it, the disk fails. */
export async function failOnce(page: Page, store: 'parked' | 'outbox', asked = 'readwrite'): Promise<void> {
  await page.evaluate(
    ([name, asked]) => {
      const { transaction } = IDBDatabase.prototype
      IDBDatabase.prototype.transaction = function fails(stores, mode, ...rest) {
        if ((mode ?? 'readonly') !== asked || ![stores].flat().includes(name ?? ''))
          return transaction.call(this, stores, mode, ...rest)
        IDBDatabase.prototype.transaction = transaction
        throw new DOMException('The disk is full', 'QuotaExceededError')
      }
    },
    [store, asked],
  )
}

/** So many finished sales lie in this browser that its outbox has not been told of: nobody sends them. */
export async function keepUnsent(page: Page, owner: string, count: number): Promise<void> {
  await untilTillOpens(page)
  await page.evaluate(
    ({ owner, count }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('kepenk-till')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          const store = writing.objectStore('outbox')
          store.clear()
          for (let number = 1; number <= count; number += 1)
            store.put({ owner, key: `unsent-${number}`, number, at: number, refused: null }, [
              owner,
              `unsent-${number}`,
            ])
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
          writing.onabort = () => fail(writing.error)
        }
        opening.onerror = () => fail(opening.error)
      }),
    { owner, count },
  )
}

/** These sales lie in this browser and no others; or one is gone, which another window sent. Its windows hear of it. */
export async function keepSales(page: Page, owner: string, sales: readonly object[], gone?: string): Promise<void> {
  await page.evaluate(
    ({ owner, sales, gone }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('kepenk-till')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          const store = writing.objectStore('outbox')
          if (gone) store.delete([owner, gone])
          else store.clear()
          for (const sale of sales) store.put({ ...sale, owner }, [owner, (sale as { key: string }).key])
          writing.oncomplete = () => {
            opening.result.close()
            if (!gone) new BroadcastChannel('kepenk-outbox').postMessage(null)
            done()
          }
          writing.onabort = () => fail(writing.error)
        }
        opening.onerror = () => fail(opening.error)
      }),
    { owner, sales, gone },
  )
}

const windows = new WeakMap<Page, Page>()

/** Another window of the browser has the turn to send. */
export async function holdTurn(page: Page, owner: string): Promise<void> {
  const other = await page.context().newPage()
  windows.set(page, other)
  await other.goto('/config.json')
  await other.evaluate(wait, owner)
}

/** It gives the turn away, and queues for the next. */
export async function takeTurn(page: Page): Promise<void> {
  await windows.get(page)?.evaluate(() => (globalThis as unknown as { pass(): void }).pass())
}

function wait(owner: string): Promise<void> {
  return new Promise((held) => {
    const queue = () =>
      navigator.locks.request(`kepenk-outbox/kepenk-till/${owner}`, () => {
        held()
        return new Promise<void>((leave) => {
          Object.assign(globalThis, {
            pass: () => {
              leave()
              queue()
            },
          })
        })
      })
    queue()
  })
}
