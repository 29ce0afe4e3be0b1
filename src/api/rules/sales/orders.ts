import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { inHand } from './shipments.ts'

/** Methods by which the money comes to the bank without the shop's doing (rule R61). */
const byTransfer: readonly PaymentMethod[] = ['money_transfer', 'bank_transfer']

export interface PaidFirst {
  readonly payment_method: PaymentMethod
  readonly paid: boolean
  /** Whether the shop lets this very step be taken all the same: cancelling may be opened by a setting. */
  readonly open: boolean
}

export const transferPaid: Rule<PaidFirst> = rule(
  /*i18n*/ { id: 'order.transfer_not_paid', message: 'Önce havaleyi ödendi olarak işaretleyin.' },
  'R61',
  ({ payment_method, paid, open }) => paid || open || !byTransfer.includes(payment_method),
)

/** Facts: where the order stands. */
export const notCancelled: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ { id: 'order.cancelled_is_final', message: 'İptal edilmiş sipariş değiştirilemez.' },
  'R62',
  ({ status }) => status !== 'cancelled',
)

/** A rejected order has ended as a cancelled one has. Facts: where the order stands. */
export const notRejected: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ { id: 'order.rejected_is_final', message: 'Reddedilmiş sipariş değiştirilemez.' },
  [],
  ({ status }) => status !== 'rejected',
)

/** All of it was paid back: it has ended as a cancelled one has. Facts: where the order stands. */
export const notRefunded: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ { id: 'order.refunded_is_final', message: 'Tümü iade edilen sipariş değiştirilemez.' },
  [],
  ({ status }) => status !== 'refunded',
)

/** An order that has ended says how, whatever is asked of it. */
export const orderNotEnded = [notCancelled, notRejected, notRefunded] as const

/** What was paid back was paid: the payment stands. Facts: kuruş that went back. */
export const nothingPaidBack: Rule<{ refunded_total: Minor }> = rule(
  /*i18n*/ {
    id: 'order.money_went_back',
    message: 'Bu siparişte para iadesi yapıldı; ödenmedi olarak işaretlenemez.',
  },
  [],
  ({ refunded_total }) => refunded_total === 0,
)

/** Facts, all in kuruş: what the order costs, what was paid of it, and what comes now. */
export const withinOutstanding: Rule<{ total: Minor; paid_total: Minor; amount: Minor }> = rule(
  /*i18n*/ { id: 'order.above_outstanding', message: 'Tutar, siparişin kalan borcunu aşıyor.' },
  'R60',
  ({ total, paid_total, amount }) => amount > 0 && amount <= total - paid_total,
)

/** Facts, all in kuruş: what was paid, what of it went back to the customer, and what did not come after all. */
export const withinReceived: Rule<{ paid_total: Minor; refunded_total: Minor; amount: Minor }> = rule(
  /*i18n*/ { id: 'order.above_received', message: 'Geri alınan tutar, siparişin ödenen tutarını aşıyor.' },
  'R60',
  ({ paid_total, refunded_total, amount }) => amount > 0 && amount <= paid_total - refunded_total,
)

/** The status follows the invoice. Facts: whether the order's invoice was issued, and stands. */
export const hasIssuedInvoice: Rule<{ invoiced: boolean }> = rule(
  /*i18n*/ { id: 'order.not_invoiced', message: 'Önce faturayı kesin: bu siparişin kesilmiş bir faturası yok.' },
  [],
  ({ invoiced }) => invoiced,
)

/** An order becomes refunded by paying its refund back, and by nothing else. Facts: kuruş that a refund pays back. */
export const refundPays: Rule<{ amount: Minor }> = rule(
  /*i18n*/ { id: 'order.refund_by_refund', message: 'Sipariş yalnızca iadesinin parası ödenerek iade edilmiş olur.' },
  [],
  ({ amount }) => amount > 0,
)

/** Facts: where the order stands, and where it is to go. */
export const notThereYet: Rule<{ status: OrderStatus; to: OrderStatus | null }> = rule(
  /*i18n*/ { id: 'order.already_there', message: 'Sipariş zaten bu durumda.' },
  [],
  ({ status, to }) => status !== to,
)

/** A line of an order, as far as its goods may come back. */
export interface ReturnableLine {
  readonly id: number
  readonly quantity: number
  /** Pieces that came back before. */
  readonly returned: number
}

/** Pieces of a line that come back. */
export interface ReturnedQuantity {
  readonly line_id: number
  readonly quantity: number
}

/** Of which every piece was left out, nobody gets anything: it is cancelled. Facts: where the order stands, and its lines. */
export const somethingToSend: Rule<{ status: OrderStatus; lines: readonly ReturnableLine[] }> = rule(
  /*i18n*/ { id: 'order.nothing_to_send', message: 'Bu siparişten gönderilecek bir şey kalmadı: siparişi iptal edin.' },
  [],
  ({ status, lines }) => !inHand.includes(status) || lines.some(({ quantity, returned }) => returned < quantity),
)

/** Only what was bought and has not come back can come back. Facts: the order's lines, and what is said to have come back. */
export const quantityWasBought: Rule<{
  lines: readonly ReturnableLine[]
  pieces: readonly ReturnedQuantity[]
}> = rule(
  /*i18n*/ { id: 'order.return_above_bought', message: 'Alınandan fazla adet geri dönemez.' },
  [],
  (facts) => tooMany(facts).length === 0,
  { at: (facts) => tooMany(facts) },
)

function tooMany({ lines, pieces }: Parameters<typeof quantityWasBought.holds>[0]): string[] {
  return pieces.flatMap(({ line_id, quantity }, index) => {
    const line = lines.find(({ id }) => id === line_id)
    const twice = pieces.findIndex((one) => one.line_id === line_id) < index
    return line && !twice && quantity >= 0 && quantity <= line.quantity - line.returned
      ? []
      : [`lines.${index}.quantity`]
  })
}
