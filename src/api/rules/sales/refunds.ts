import type { RefundDecision, RefundStatus } from '#api/contract/sales/order-refunds.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { required } from '#api/rules/platform/fields.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { inHand } from './shipments.ts'

/** As much of a refund's line as its rules judge. */
interface Decided {
  readonly decision: RefundDecision
}

export const noneAccepted: Rule<{ lines: readonly Decided[] }> = rule(
  /*i18n*/ { id: 'refund.reject_has_accepted', message: 'Kabul edilmiş ürünü olan iade reddedilemez.' },
  'R65',
  ({ lines }) => lines.every(({ decision }) => decision !== 'accepted'),
)

export const someAccepted: Rule<{ lines: readonly Decided[] }> = rule(
  /*i18n*/ { id: 'refund.approve_needs_accepted', message: 'Önce en az bir ürünü kabul edin.' },
  'R66',
  ({ lines }) => lines.some(({ decision }) => decision === 'accepted'),
)

/** Facts: where the refund stands. One that was paid was approved before: another rule keeps it from being paid twice. */
export const isApproved: Rule<{ status: RefundStatus }> = rule(
  /*i18n*/ { id: 'refund.not_accepted', message: 'Para iadesinden önce iadeyi onaylayın.' },
  'R67',
  ({ status }) => status === 'accepted' || status === 'refunded',
)

/** Facts: where the refund stands. */
export const notPaidBack: Rule<{ status: RefundStatus }> = rule(
  /*i18n*/ { id: 'refund.already_paid', message: 'Bu iadenin parası geri ödendi; ikinci kez ödenemez.' },
  ['R67', 'D1'],
  ({ status }) => status !== 'refunded',
)

/** Facts, all in kuruş: what was paid of the order, what went back of it before, and what is to go back now. */
export const withinPaid: Rule<{ paid_total: Minor; refunded_total: Minor; amount: Minor }> = rule(
  /*i18n*/ { id: 'refund.above_paid', message: 'İade tutarı ödenen tutarı aşıyor.' },
  'D1',
  ({ paid_total, refunded_total, amount }) => amount > 0 && amount <= paid_total - refunded_total,
)

/** Whether what comes back goes into the stock unless somebody says otherwise: where no line that may be accepted came for a reason that spoils it. */
export function restocksByReason(lines: readonly (Decided & { readonly restock: boolean })[]): boolean {
  return lines.every(({ decision, restock }) => restock || decision === 'rejected')
}

/** Lines are decided, and the whole approved or rejected, once. Facts: where the refund stands. */
export const stillPending: Rule<{ status: RefundStatus }> = rule(
  /*i18n*/ { id: 'refund.decided', message: 'İade karara bağlandı; satırları ve kararı artık değişmez.' },
  [],
  ({ status }) => status === 'pending',
)

/** Facts: whether the goods came back. */
export const notReceived: Rule<{ received: boolean }> = rule(
  /*i18n*/ { id: 'refund.already_received', message: 'Bu iadenin ürünleri teslim alındı.' },
  [],
  ({ received }) => !received,
)

/** Before its parcel is on its way. */
const unsent: readonly OrderStatus[] = ['pending', 'awaiting_payment', ...inHand, 'reported_to_cargo']

/** What never left would leave after it came back, and be in the stock all the same. Facts: where the order of the refund stands. */
export const goodsSent: Rule<{ order_status: OrderStatus }> = rule(
  /*i18n*/ {
    id: 'refund.goods_not_sent',
    message: 'Sipariş henüz yola çıkmadı; ürünleri ancak çıktıktan sonra geri alınabilir.',
  },
  [],
  ({ order_status }) => !unsent.includes(order_status),
)

/** What was rejected stays with the customer. Facts: where the refund stands. */
export const goodsExpected: Rule<{ status: RefundStatus }> = rule(
  /*i18n*/ { id: 'refund.goods_not_expected', message: 'Reddedilen iadenin ürünleri teslim alınmaz.' },
  [],
  ({ status }) => status !== 'rejected',
)

export const accountLabel = /*i18n*/ { id: 'refunds.account', message: 'Paranın çıkacağı hesap' }

/** An account that money may come from. */
export interface PayingAccount {
  readonly id: number
  readonly currency: string
}

/** Facts: the account that was chosen. */
export const accountChosen: Rule<{ account: PayingAccount | null }> = {
  ...required(accountLabel),
  holds: ({ account }) => account !== null,
  at: () => ['account_id'],
}

/** Facts: the account that was chosen, and the currency that the order was paid in. */
export const sameCurrency: Rule<{ account: PayingAccount | null; currency: string }> = rule(
  /*i18n*/ { id: 'money.currency_mix', message: 'Farklı para birimleri toplanamaz.' },
  'D10',
  ({ account, currency }) => account === null || account.currency === currency,
  { at: () => ['account_id'] },
)
