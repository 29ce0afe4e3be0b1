import type { RefundDecision, RefundStatus } from '#api/contract/sales/order-refunds.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'

/** A step as its button says it, or what else happened. */
export function stepSays(type: RefundStep['type'] | (string & {})): Says {
  if (type === 'OPEN') return /*i18n*/ { id: 'refunds.OPEN', message: 'İade açıldı' }
  return refundWords.events[type] ?? { id: `refunds.${type}`, message: type }
}

/** What happened, as the history tells it: what became of the refund, or what else was done. */
export function happened({ event, from, to }: Pick<Refund['history'][number], 'event' | 'from' | 'to'>): Says {
  if (from !== '' && to !== '' && from !== to) return statusSays(to as RefundStatus)
  return otherEvents[event] ?? stepSays(event)
}

const otherEvents: Readonly<Record<string, Says>> = {
  DECIDE: /*i18n*/ { id: 'refunds.decided', message: 'Bir satıra karar verildi' },
  RECEIVE: /*i18n*/ { id: 'refunds.goods_came', message: 'Ürünler geldi' },
}

/** A status as its state of the chart is called. */
export function statusSays(status: RefundStatus): Says {
  return stateSays(`decision.${status}`)
}

/** A state of the chart. */
export function stateSays(state: string): Says {
  return refundWords.states[state] ?? { id: `refunds.${state}`, message: state }
}

/** What was decided about a line. */
export const decisionSays: Record<RefundDecision, Says> = {
  pending: /*i18n*/ { id: 'refunds.line_pending', message: 'Karar verilmedi' },
  accepted: /*i18n*/ { id: 'refunds.line_accepted', message: 'Kabul edildi' },
  rejected: /*i18n*/ { id: 'refunds.line_rejected', message: 'Reddedildi' },
}

/** What deciding so is called. */
export const decideSays: Record<RefundDecision, Says> = {
  accepted: /*i18n*/ { id: 'refunds.accept', message: 'Kabul et' },
  rejected: /*i18n*/ { id: 'refunds.refuse', message: 'Reddet' },
  pending: /*i18n*/ { id: 'refunds.wait', message: 'Beklet' },
}
