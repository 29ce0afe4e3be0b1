import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { RefundDraft } from '#api/contract/sales/refunds.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { owedLines } from '#api/rules/sales/left-out.ts'
import type { PricedOrder } from '#api/rules/sales/order-worth.ts'
import type { OpeningFacts, RequestedLine } from '#api/rules/sales/refund-opening.ts'
import { type RefundSums, refundSums } from '#api/rules/sales/refund-sums.ts'

export interface RefundOpeningInput {
  readonly order: Order
  readonly holder: Holder
}

/** What is typed of one line of the order. */
export interface TypedLine {
  readonly pieces: string
  readonly reason_id: number | null
  readonly description: string
}

export interface RefundOpeningContext extends RefundOpeningInput {
  /** By line of the order; lines that nobody typed into are not there. */
  readonly typed: Readonly<Record<number, TypedLine>>
  /** The order was read anew here, and its page knows nothing of it yet. */
  readonly readAnew: boolean
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a refund whose answer was lost is not opened twice. */
  readonly key: string
}

export type RefundOpeningEvent =
  /** Begins a refund: the rules say whether the order still takes one. */
  | { type: 'OPEN' }
  | { type: 'PIECES'; line_id: number; text: string }
  | { type: 'REASON'; line_id: number; reason_id: number }
  | { type: 'DESCRIBE'; line_id: number; text: string }
  /** The page has read the order anew. */
  | { type: 'ORDER'; order: Order }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Looks at the order anew; what was typed stays. */
  | { type: 'REFRESH' }

/** What is on its way to the server. */
export interface OpeningSending {
  readonly order_id: number
  readonly draft: RefundDraft
  readonly key: string
}

export const untyped: TypedLine = { pieces: '', reason_id: null, description: '' }

/** A line as it is typed. */
export function typedLine({ typed }: Pick<RefundOpeningContext, 'typed'>, line_id: number): TypedLine {
  return typed[line_id] ?? untyped
}

/** The lines that are to be refunded: those with pieces. What is no whole number is none that can come back. */
export function requestedLines({ order, typed }: Pick<RefundOpeningContext, 'order' | 'typed'>): RequestedLine[] {
  return order.lines.flatMap(({ id }) => {
    const { pieces, reason_id, description } = typedLine({ typed }, id)
    const text = pieces.trim()
    if (/^0*$/.test(text)) return []
    const reason = order.refunds.reasons.find((one) => one.id === reason_id)
    return [
      {
        line_id: id,
        quantity: /^\d{1,6}$/.test(text) ? Number(text) : -1,
        reason: reason ? { id: reason.id, description_required: reason.description_required === 1 } : null,
        description,
      },
    ]
  })
}

/** What the rules of opening are judged with, from the order as the server told it. */
export function openingFacts(context: Pick<RefundOpeningContext, 'order' | 'typed'>): OpeningFacts {
  const { lines, refunds, status, payment_status, paid_total } = context.order
  const { max_days, days_since, until } = refunds
  const ofLine = new Map(refunds.lines.map((line) => [line.line_id, line]))
  return {
    ...{ status, paid: payment_status === 'paid', paid_total: kurus(paid_total) },
    ...{ max_days, days_since, until },
    lines: lines.map(({ id, name, quantity, left_out }) => ({
      ...{ line_id: id, name, bought: quantity - left_out },
      held: ofLine.get(id)?.held ?? 0,
      refundable: ofLine.get(id)?.refundable === 1,
    })),
    requested: requestedLines(context),
  }
}

/** What the refund would be worth if all of it were accepted, as the server will reckon it. */
export function sumsOf(context: Pick<RefundOpeningContext, 'order' | 'typed'>): RefundSums {
  const { order } = context
  const requested = new Map(requestedLines(context).map(({ line_id, quantity }) => [line_id, Math.max(0, quantity)]))
  const approved = new Map(order.refunds.lines.map((line) => [line.line_id, line.approved]))
  const pieces = order.lines.map(({ id }) => ({
    ...{ line_id: id, before: approved.get(id) ?? 0 },
    quantity: requested.get(id) ?? 0,
  }))
  return refundSums(pricedOf(order), pieces)
}

/** The request as it is sent. */
export function draftOf(context: Pick<RefundOpeningContext, 'order' | 'typed'>): RefundDraft {
  return {
    lines: requestedLines(context).map(({ line_id, quantity, reason, description }) => ({
      ...{ line_id, quantity, reason_id: reason?.id ?? 0, description: description.trim() },
    })),
  }
}

/** Whether something was typed that is stored nowhere. */
export function isTyped({ typed }: Pick<RefundOpeningContext, 'typed'>): boolean {
  return Object.values(typed).some(({ pieces, description }) => pieces.trim() !== '' || description.trim() !== '')
}

function pricedOf({ lines, discount_total, shipping_total, total }: Order): PricedOrder {
  return {
    lines: owedLines(lines).map(({ id, quantity, price, tax_rate, total }) => ({
      ...{ id, quantity, tax_rate, price: kurus(price), total: kurus(total) },
    })),
    discount_total: kurus(discount_total),
    shipping_total: kurus(shipping_total),
    total: kurus(total),
  }
}

function kurus(text: string): number {
  return minorOf(text) ?? 0
}
