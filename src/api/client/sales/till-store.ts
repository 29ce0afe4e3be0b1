import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { FinishedSale, KeptSale } from '#api/contract/sales/kept-sale.ts'
import { ofOwner, openTillDatabase, type ParkedSale, type TillDatabase } from './till-database.ts'
import { sealed, unsealed } from './torn-write.ts'

/** Whose till it is: nobody else sees, sends or forgets what is kept for them. */
export interface TillOwner {
  readonly shop_id: number
  readonly user_id: number
}

/** What a till keeps in this browser: the sale at it, those at its side, and those that are not sent. */
export interface TillStore {
  readonly owner: string
  /** What it is told by among all tills of this browser. */
  readonly name: string
  /** Where it lies, for the catalog of the till; `null` where the browser has no database. */
  readonly database: TillDatabase | null
  /** The sale at the till of this window (`slot`: each window of the panel has one of its own). */
  readonly sale: {
    load(slot: number): Promise<unknown>
    save(slot: number, snapshot: unknown): Promise<void>
    clear(slot: number): Promise<void>
  }
  readonly parked: {
    list(): Promise<ParkedSale[]>
    park(sale: Pick<ParkedSale, 'id' | 'label' | 'at' | 'snapshot'>): Promise<void>
    /** Takes it away from the side of the till; `null` where another window took it. */
    take(id: string): Promise<ParkedSale | null>
  }
  readonly outbox: {
    /** Keeps a finished sale before anybody is asked; once more with the same key it changes nothing. Answers when it is on the disk. */
    add(sale: FinishedSale): Promise<KeptSale>
    /** All that are not acknowledged, the oldest first. */
    list(): Promise<KeptSale[]>
    acknowledge(key: string): Promise<void>
    refuse(key: string, refused: ApiFailure): Promise<void>
    /** Forgets a refused sale that is still at the till, or was given up; one that waits is never forgotten. */
    withdraw(key: string): Promise<void>
    /** Takes a refused sale out, back to the side of the till, in one step: it is in one of both, and never in neither. */
    mend(key: string): Promise<ParkedSale | null>
  }
  /** Forgets what the person leaves behind who signs out: never a sale that is not sent, nor one at the side of the till. */
  forget(): Promise<void>
  close(): void
}

/** On the disk before anybody hears that it is kept: a power cut takes nothing. */
const strict = { durability: 'strict' } as const

/** Opens what this person's till keeps in this browser. */
export async function openTillStore({ shop_id, user_id }: TillOwner, name?: string): Promise<TillStore> {
  const database = await openTillDatabase(name)
  const owner = `${shop_id}/${user_id}`
  return {
    owner,
    name: `${database.name}/${owner}`,
    database,
    sale: {
      async load(slot) {
        const halves = await Promise.all([0, 1].map((half) => database.get('sale', [owner, slot, half])))
        return unsealed(halves)
      },
      async save(slot, snapshot) {
        const writing = database.transaction('sale', 'readwrite', strict)
        const halves = await Promise.all([0, 1].map((half) => writing.store.get([owner, slot, half])))
        const number = Math.max(0, ...halves.map((half) => half?.number ?? 0)) + 1
        await Promise.all([writing.store.put(sealed(number, snapshot), [owner, slot, number % 2]), writing.done])
      },
      async clear(slot) {
        await database.delete('sale', IDBKeyRange.bound([owner, slot], [owner, slot, 2]))
      },
    },
    parked: {
      async list() {
        const sales = await database.getAll('parked', ofOwner(owner))
        return sales.toSorted((one, other) => one.at - other.at)
      },
      async park(sale) {
        const writing = database.transaction('parked', 'readwrite', strict)
        await Promise.all([writing.store.put({ ...sale, owner }, [owner, sale.id]), writing.done])
      },
      async take(id) {
        const writing = database.transaction('parked', 'readwrite', strict)
        const sale = (await writing.store.get([owner, id])) ?? null
        await Promise.all([writing.store.delete([owner, id]), writing.done])
        return sale
      },
    },
    outbox: outboxOf(database, owner),
    async forget() {
      const writing = database.transaction(['sale', 'index', 'indexed'], 'readwrite')
      await Promise.all([
        writing.objectStore('sale').delete(ofOwner(owner)),
        writing.objectStore('index').delete(ofOwner(owner)),
        writing.objectStore('indexed').delete(owner),
        writing.done,
      ])
    },
    close: () => database.close(),
  }
}

function outboxOf(database: TillDatabase, owner: string): TillStore['outbox'] {
  return {
    async add(sale) {
      const writing = database.transaction('outbox', 'readwrite', strict)
      const all = await writing.store.index('byOwner').getAll(owner)
      const before = all.find(({ key }) => key === sale.key)
      if (before) return before
      const number = Math.max(0, ...all.map((one) => one.number)) + 1
      const kept: KeptSale = { ...sale, owner, number, refused: null }
      await Promise.all([writing.store.put(kept, [owner, sale.key]), writing.done])
      return kept
    },
    async list() {
      const sales = await database.getAllFromIndex('outbox', 'byOwner', owner)
      return sales.toSorted((one, other) => one.number - other.number)
    },
    async acknowledge(key) {
      const writing = database.transaction('outbox', 'readwrite', strict)
      await Promise.all([writing.store.delete([owner, key]), writing.done])
    },
    async refuse(key, refused) {
      const writing = database.transaction('outbox', 'readwrite', strict)
      const sale = await writing.store.get([owner, key])
      if (sale) await writing.store.put({ ...sale, refused }, [owner, key])
      await writing.done
    },
    async withdraw(key) {
      const writing = database.transaction('outbox', 'readwrite', strict)
      const sale = await writing.store.get([owner, key])
      if (sale?.refused) await writing.store.delete([owner, key])
      await writing.done
    },
    async mend(key) {
      const writing = database.transaction(['outbox', 'parked'], 'readwrite', strict)
      const sale = await writing.objectStore('outbox').get([owner, key])
      if (!sale?.refused) return null
      const { at, total, currency, snapshot } = sale
      const parked: ParkedSale = { owner, id: key, label: `${total} ${currency}`, at, snapshot }
      await Promise.all([
        writing.objectStore('parked').put(parked, [owner, key]),
        writing.objectStore('outbox').delete([owner, key]),
        writing.done,
      ])
      return parked
    },
  }
}
