import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptSale } from '#api/contract/sales/kept-sale.ts'

/** What the till keeps in the browser's own database, each thing under whose it is (rule R246 keeps it out of the local storage). */
export interface TillSchema extends DBSchema {
  /** The sale at each till, in two halves that are written in turn. */
  sale: { key: [owner: string, slot: number, half: number]; value: WrittenSale }
  parked: { key: [owner: string, id: string]; value: ParkedSale }
  outbox: { key: [owner: string, key: string]; value: KeptSale; indexes: { byOwner: string } }
  /** The catalog in pieces, as text: what many rows are read from fastest. */
  index: { key: [owner: string, piece: number]; value: string }
  /** Up to where the catalog was read. */
  indexed: { key: string; value: IndexMark }
}

/** A snapshot as it was written: what does not match its sum was torn, and counts as never written. */
export interface WrittenSale {
  readonly number: number
  readonly text: string
  readonly sum: string
}

/** A sale that waits at the side of the till. */
export interface ParkedSale {
  readonly owner: string
  readonly id: string
  /** What people know it by, such as the customer's name. */
  readonly label: string
  /** When it was parked, in milliseconds. */
  readonly at: number
  readonly snapshot: unknown
}

/** How far the local catalog is. */
export interface IndexMark {
  readonly cursor: string
  readonly currency: string
  readonly at: number
  /** The languages of the names, and the shape of the rows: what was kept in another is read anew. */
  readonly shape: string
}

export type TillDatabase = IDBPDatabase<TillSchema>

/**
 * Opens the till's database. An older one gets what it lacks and keeps what it has: a sale that was not sent outlives every version. Where
 * another window opens a newer one this one gives way.
 */
export function openTillDatabase(name = 'kepenk-till'): Promise<TillDatabase> {
  return openDB<TillSchema>(name, 1, {
    upgrade(database, before) {
      if (before >= 1) return
      database.createObjectStore('sale')
      database.createObjectStore('parked')
      database.createObjectStore('outbox').createIndex('byOwner', 'owner')
      database.createObjectStore('index')
      database.createObjectStore('indexed')
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
}

/** All keys of one owner in a store. */
export function ofOwner(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}
