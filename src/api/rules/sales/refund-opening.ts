import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** The most characters of why a line comes back: it is a note (rule R135). */
export const longestDescription = 250

/** A line of the order, as far as it may be refunded. */
export interface RefundableLine {
  readonly line_id: number
  readonly name: string
  readonly bought: number
  /** Pieces that other refunds hold already. */
  readonly held: number
  /** The product takes refunds. */
  readonly refundable: boolean
}

/** A line that is to be refunded. */
export interface RequestedLine {
  readonly line_id: number
  readonly quantity: number
  /** `null`: none was chosen yet. */
  readonly reason: { readonly id: number; readonly description_required: boolean } | null
  readonly description: string
}

/** What opening a refund is judged with. The panel takes it from the order that it shows, the server from its own rows. */
export interface OpeningFacts {
  /** Where the order stands, whether all of it was paid, and how many kuruş were. */
  readonly status: OrderStatus
  readonly paid: boolean
  readonly paid_total: Minor
  readonly max_days: number
  readonly days_since: number
  /** The last day for a refund, `2026-11-21`. */
  readonly until: string
  readonly lines: readonly RefundableLine[]
  readonly requested: readonly RequestedLine[]
}

type RequestedLines = Pick<OpeningFacts, 'lines' | 'requested'>

export const refundsOpen: Rule<Pick<OpeningFacts, 'max_days'>> = rule(
  /*i18n*/ { id: 'refund.disabled', message: 'İade kapalı.' },
  'R234',
  ({ max_days }) => max_days > 0,
)

/** What nobody agreed to sell yet is rejected or cancelled. Facts: where the order stands. */
export const orderAccepted: Rule<Pick<OpeningFacts, 'status'>> = rule(
  /*i18n*/ { id: 'refund.order_waiting', message: 'Onaylanmamış siparişin iadesi açılamaz.' },
  [],
  ({ status }) => status !== 'pending' && status !== 'awaiting_payment',
)

/** Facts: what was paid of the order. One that costs nothing is paid without a kuruş. */
export const orderPaid: Rule<Pick<OpeningFacts, 'paid' | 'paid_total'>> = rule(
  /*i18n*/ { id: 'refund.order_unpaid', message: 'Ödenmemiş siparişin iadesi açılamaz.' },
  [],
  ({ paid, paid_total }) => paid || paid_total > 0,
)

/** Where refunds are closed altogether, that is told instead. */
export const inTime: Rule<Pick<OpeningFacts, 'max_days' | 'days_since' | 'until'>> = rule(
  /*i18n*/ {
    id: 'refund.too_late',
    message: 'İade süresi {until} günü doldu: {days} gün içinde açılabilirdi.',
  },
  'R234',
  ({ max_days, days_since }) => max_days === 0 || days_since <= max_days,
  { about: ({ max_days, until }) => ({ days: max_days, until }) },
)

export const somethingChosen: Rule<Pick<OpeningFacts, 'requested'>> = rule(
  /*i18n*/ { id: 'refund.nothing_chosen', message: 'İade edilecek en az bir ürün seçin.' },
  [],
  ({ requested }) => requested.length > 0,
  { at: () => ['lines'] },
)

/** Facts: the order's lines, and those that are to be refunded. */
export const productRefundable: Rule<RequestedLines> = rule(
  /*i18n*/ { id: 'refund.not_refundable', message: '{name} iade edilemeyen bir üründür.' },
  [],
  (facts) => unrefundable(facts).length === 0,
  {
    about: (facts) => ({ name: unrefundable(facts)[0]?.name ?? '' }),
    at: (facts) => unrefundable(facts).map(({ at }) => `lines.${at}.line_id`),
  },
)

function unrefundable({ lines, requested }: RequestedLines) {
  return requested.flatMap(({ line_id }, at) => {
    const line = lines.find((one) => one.line_id === line_id)
    return line && !line.refundable ? [{ name: line.name, at }] : []
  })
}

/** A line is named once, and for at most the pieces that were bought and that no other refund holds. Facts: as above. */
export const quantityLeft: Rule<RequestedLines> = rule(
  /*i18n*/ {
    id: 'refund.above_bought',
    message:
      'Alınandan fazla adet iade edilemez: {left, plural, =0 {iade edilecek adet kalmadı} other {en çok # adet}}.',
  },
  [],
  (facts) => aboveBought(facts).length === 0,
  {
    about: (facts) => ({ left: aboveBought(facts)[0]?.left ?? 0 }),
    at: (facts) => aboveBought(facts).map(({ at }) => `lines.${at}.quantity`),
  },
)

function aboveBought({ lines, requested }: RequestedLines) {
  return requested.flatMap(({ line_id, quantity }, at) => {
    const line = lines.find((one) => one.line_id === line_id)
    const twice = requested.findIndex((one) => one.line_id === line_id) < at
    const left = line && !twice ? Math.max(0, line.bought - line.held) : 0
    return Number.isInteger(quantity) && quantity >= 1 && quantity <= left ? [] : [{ left, at }]
  })
}

export const reasonLabel = /*i18n*/ { id: 'refunds.reason', message: 'Neden' }

/** Facts: the lines that are to be refunded. */
export const reasonChosen: Rule<Pick<OpeningFacts, 'requested'>> = {
  ...required(reasonLabel),
  holds: ({ requested }) => requested.every(({ reason }) => reason !== null),
  at: ({ requested }) => requested.flatMap(({ reason }, at) => (reason === null ? [`lines.${at}.reason_id`] : [])),
}

/** Facts: the lines that are to be refunded, each with its reason. */
export const described: Rule<Pick<OpeningFacts, 'requested'>> = rule(
  /*i18n*/ { id: 'refund.description_required', message: 'Bu neden için açıklama zorunludur.' },
  'R28',
  (facts) => undescribed(facts).length === 0,
  { at: (facts) => undescribed(facts) },
)

function undescribed({ requested }: Pick<OpeningFacts, 'requested'>): string[] {
  return requested.flatMap(({ reason, description }, at) =>
    reason?.description_required && description.trim() === '' ? [`lines.${at}.description`] : [],
  )
}

const fits = maxLength(longestDescription)

export const descriptionFits: Rule<Pick<OpeningFacts, 'requested'>> = {
  ...fits,
  holds: ({ requested }) => requested.every(({ description }) => fits.holds(description.trim())),
  about: () => ({ max: longestDescription }),
  at: ({ requested }) =>
    requested.flatMap(({ description }, at) => (fits.holds(description.trim()) ? [] : [`lines.${at}.description`])),
}

/** All that may stand in the way of opening a refund, for the panel and the server alike. */
export const openingRules = [
  refundsOpen,
  orderAccepted,
  orderPaid,
  inTime,
  somethingChosen,
  productRefundable,
  quantityLeft,
  reasonChosen,
  described,
  descriptionFits,
] as const satisfies readonly Rule<OpeningFacts>[]
