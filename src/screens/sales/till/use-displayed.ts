import { useEffect } from 'react'
import { paidIn } from '#api/rules/sales/fast-sale.ts'
import { changeOf, sumsIn } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { variantName } from '#machines/sales/new-order/new-order.context.ts'
import { afterPaint } from '#screens/platform/after-paint.ts'
import { tillOwner } from '#screens/sales/wiring/kept-till.ts'
import { stageOf, type TillActor } from './till-actor.ts'

/** What the customer sees of a sale. */
export interface Displayed {
  readonly stage: ReturnType<typeof stageOf>
  readonly currency: string
  readonly shop: string
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly total: number }[]
  readonly total: number
  readonly paid: number
  readonly change: number
}

/** Between the till and its display, both windows of one person. */
export function displayChannel(): BroadcastChannel | null {
  const { shop_id, user_id } = tillOwner()
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`kepenk-till/${shop_id}/${user_id}`)
}

/** Tells the customer's window what the till shows, whenever it changes and whenever such a window opens. */
export function useDisplayed(actor: TillActor): void {
  useEffect(() => {
    const channel = displayChannel()
    if (!channel) return
    const tell = () => channel.postMessage({ shown: displayedOf(actor) })
    channel.onmessage = ({ data }) => data === 'hello' && tell()
    const telling = afterPaint(tell)
    const hearing = actor.subscribe(telling.schedule)
    return () => {
      hearing.unsubscribe()
      telling.flush()
      channel.close()
    }
  }, [actor])
}

function displayedOf(actor: TillActor): Displayed {
  const snapshot = actor.getSnapshot()
  const { context } = snapshot
  const { draft, variants, options } = context
  const { lines, total } = sumsIn(context)
  return {
    ...{ stage: stageOf(snapshot), currency: options?.currency ?? 'TRY', shop: options?.shop.name ?? '' },
    ...{ total, paid: paidIn(draft.payments), change: changeOf(context) },
    lines: draft.lines.flatMap(({ variant_id }, at) => {
      const [variant, line] = [variants[variant_id], lines[at]]
      return variant && line ? [{ name: variantName(variant), quantity: line.quantity, total: line.total }] : []
    }),
  }
}
