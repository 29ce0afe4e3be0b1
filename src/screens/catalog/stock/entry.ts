import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { Actor } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import { errorsAt, type StockEntryContext } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import type { stockEntryMachine } from '#machines/catalog/stock-entry/stock-entry.machine.ts'

export type StockEntryActor = Actor<typeof stockEntryMachine>

export const EntryContext = createContext<StockEntryActor | null>(null)

/** The movements that are written. */
export function useEntry(): StockEntryActor {
  const actor = use(EntryContext)
  if (!actor) throw new Error('There are no movements around')
  return actor
}

/** A part of what is written. */
export function useWritten<T>(part: (context: StockEntryContext) => T): T {
  return useSelector(useEntry(), ({ context }) => part(context))
}

/** What is wrong at a field, as far as it is told. */
export function useErrorsAt(path: string) {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return useSelector(useEntry(), ({ context }) => errorsAt(context, path), same)
}

/** What the fields of movements are called. */
export const names = {
  type: /*i18n*/ { id: 'stock.type', message: 'Tür' },
  note: /*i18n*/ { id: 'stock.note', message: 'Açıklama' },
  product: /*i18n*/ { id: 'new_order.find', message: 'Ürün ara' },
  quantity: /*i18n*/ { id: 'stock.quantity', message: 'Adet' },
  unit_price: /*i18n*/ { id: 'stock.unit_price', message: 'Birim fiyat' },
} as const satisfies Record<string, Says>
