import type { KeptSale } from '#api/contract/sales/kept-sale.ts'
import type { ParkedSale } from './till-database.ts'
import type { TillOwner, TillStore } from './till-store.ts'

/** The same where a browser has no database, as in some private windows: it lasts as long as the page. */
export function tillInMemory({ shop_id, user_id }: TillOwner): TillStore {
  const owner = `${shop_id}/${user_id}`
  const sales = new Map<number, unknown>()
  const parked = new Map<string, ParkedSale>()
  const outbox = new Map<string, KeptSale>()
  return {
    ...{ owner, name: owner, database: null },
    sale: {
      load: async (slot) => sales.get(slot) ?? null,
      save: async (slot, snapshot) => void sales.set(slot, snapshot),
      clear: async (slot) => void sales.delete(slot),
    },
    parked: {
      list: async () => [...parked.values()].toSorted((one, other) => one.at - other.at),
      park: async (sale) => void parked.set(sale.id, { ...sale, owner }),
      async take(id) {
        const sale = parked.get(id) ?? null
        parked.delete(id)
        return sale
      },
    },
    outbox: {
      async add(sale) {
        const number = Math.max(0, ...[...outbox.values()].map((one) => one.number)) + 1
        const kept = outbox.get(sale.key) ?? { ...sale, owner, number, refused: null }
        outbox.set(sale.key, kept)
        return kept
      },
      list: async () => [...outbox.values()].toSorted((one, other) => one.number - other.number),
      acknowledge: async (key) => void outbox.delete(key),
      async refuse(key, refused) {
        const sale = outbox.get(key)
        if (sale) outbox.set(key, { ...sale, refused })
      },
      async withdraw(key) {
        if (outbox.get(key)?.refused) outbox.delete(key)
      },
      async mend(key) {
        const sale = outbox.get(key)
        if (!sale?.refused) return null
        const { at, total, currency, snapshot } = sale
        const mended: ParkedSale = { owner, id: key, label: `${total} ${currency}`, at, snapshot }
        parked.set(key, mended)
        outbox.delete(key)
        return mended
      },
    },
    forget: async () => sales.clear(),
    close: () => {},
  }
}
