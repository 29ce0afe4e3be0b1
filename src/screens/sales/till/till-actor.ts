import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { saleLabels } from '#api/rules/sales/fast-sale.ts'
import {
  type FastSaleContext,
  type KeptTill,
  unfinished,
  unpayable,
} from '#machines/sales/fast-sale/fast-sale.context.ts'
import type { fastSaleMachine } from '#machines/sales/fast-sale/fast-sale.machine.ts'

export type TillActor = Actor<typeof fastSaleMachine>
type Snapshot = SnapshotFrom<typeof fastSaleMachine>

export const TillContext = createContext<TillActor | null>(null)

/** The till. */
export function useTill(): TillActor {
  const actor = use(TillContext)
  if (!actor) throw new Error('There is no till around')
  return actor
}

/** A part of the sale at it. */
export function useSale<T>(part: (context: FastSaleContext) => T): T {
  return useSelector(useTill(), ({ context }) => part(context))
}

/** Where the till is. */
export function useStage(): KeptTill['stage'] {
  return useSelector(useTill(), stageOf)
}

/** The step on which the till goes on after a reload. Worked out once for each moment: every field asks. */
export function stageOf(snapshot: Snapshot): KeptTill['stage'] {
  const before = stages.get(snapshot)
  if (before) return before
  const stage = stageIn(snapshot)
  stages.set(snapshot, stage)
  return stage
}

const stages = new WeakMap<Snapshot, KeptTill['stage']>()

function stageIn(snapshot: Snapshot): KeptTill['stage'] {
  if (snapshot.matches('storing') || snapshot.matches('queueing') || snapshot.matches('expired')) return 'storing'
  if (snapshot.matches('done')) return 'done'
  return snapshot.matches({ sale: 'paying' }) ? 'paying' : 'writing'
}

/** What is wrong at a field: of a line at once, of the rest while it is paid, and what the server said. */
export function useErrorsAt(path: string): readonly Refusal[] {
  return useSelector(useTill(), (snapshot) => errorsAt(snapshot, path))
}

const none: readonly Refusal[] = []

/** The same for a snapshot. Every field that is right has the same nothing, so that none of them is drawn again for a scan. */
export function errorsAt(snapshot: Snapshot, path: string): readonly Refusal[] {
  const { context } = snapshot
  const line = path.startsWith('lines.') ? unpayable(context) : none
  const wrong = stageOf(snapshot) === 'writing' ? line : unfinished(context)
  if (wrong.length + context.refused.length === 0) return none
  const found = [...wrong, ...context.refused].filter(
    ({ at, id }, place, all) =>
      at?.includes(path) && all.findIndex((one) => one.id === id && one.at?.includes(path)) === place,
  )
  return found.length > 0 ? found : none
}

/** What the fields of a sale are called, beside those that its rules name. */
export const tillNames = {
  ...saleLabels,
  product: /*i18n*/ { id: 'new_order.products', message: 'Ürünler' },
  quantity: /*i18n*/ { id: 'new_order.quantity', message: 'Adet' },
  price: /*i18n*/ { id: 'new_order.price', message: 'Birim fiyat' },
  discount: /*i18n*/ { id: 'new_order.discount', message: 'İndirim' },
  shipping_price: /*i18n*/ { id: 'new_order.shipping_price', message: 'Kargo ücreti' },
  note: /*i18n*/ { id: 'new_order.note', message: 'Not' },
  amount: /*i18n*/ { id: 'till.amount', message: 'Tutar' },
  coupon_code: /*i18n*/ { id: 'coupons.code', message: 'Kupon kodu' },
  override: /*i18n*/ { id: 'till.override', message: 'Alım adetlerini aş' },
} as const satisfies Record<string, Says>
