import type {
  InvoiceAddress,
  InvoiceAnswer,
  InvoiceProfile,
  InvoiceRate,
  InvoiceState,
  InvoiceStatus,
  SellerField,
} from '#api/contract/sales/order-invoice.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { ReturnableLine } from './orders.ts'

/** What the rules of an order's invoice are judged with. The panel takes it from what it shows, the server from its own rows. */
export interface InvoiceFacts {
  readonly status: InvoiceStatus
  readonly answer: InvoiceAnswer
  /** Of the invoice that counts; nothing while there is none. */
  readonly profile: InvoiceProfile | null
  readonly order_status: OrderStatus
  readonly paid: boolean
  /** The shop's e-invoice integration sends to the tax authority, and not to its place for trying out. */
  readonly production: boolean
  /** What the shop has not said of itself, as the tax authority asks for it. */
  readonly seller_lacks: readonly SellerField[]
  /** The currency of the order. */
  readonly currency: string
  /** What its money is worth in lira, where it is of another country. */
  readonly rate?: InvoiceRate | null | undefined
  readonly recipient: InvoiceAddress
  /** The order's lines of which fewer pieces were packed than are to go. */
  readonly short: readonly ShortLine[]
  readonly lines: readonly ReturnableLine[]
}

/** What may happen to an order's invoice. */
export type InvoiceStep =
  | { type: 'ISSUE'; profile: InvoiceProfile }
  /** Asks the integrator anew what became of it. */
  | { type: 'ASK' }
  | { type: 'CANCEL' }
  | { type: 'PRINT' }
  /** What the integrator says of it. */
  | { type: 'SUCCEED' }
  | { type: 'FAIL' }
  | { type: 'LOSE' }
  | { type: 'FIND' }
  /** What the recipient says of it. */
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'TAKE_AS_ACCEPTED' }
  | { type: 'LOSE_ANSWER' }

/** A step, and whoever takes it. */
export type InvoiceEvent = InvoiceStep & { readonly by: Holder }

export const orderPaid: Rule<Pick<InvoiceFacts, 'paid'>> = rule(
  /*i18n*/ { id: 'invoice.unpaid', message: 'Ödenmemiş sipariş için fatura kesilemez.' },
  'R73',
  ({ paid }) => paid,
)

export const inProduction: Rule<Pick<InvoiceFacts, 'production'>> = rule(
  /*i18n*/ { id: 'invoice.not_production', message: 'E-fatura entegrasyonu canlı modda değil.' },
  'R74',
  ({ production }) => production,
)

export const isEArchive: Rule<Pick<InvoiceFacts, 'profile'>> = rule(
  /*i18n*/ { id: 'invoice.only_earchive_cancel', message: 'Yalnızca e-arşiv faturalar iptal edilebilir.' },
  'R75',
  ({ profile }) => profile === null || profile === 'earchive',
)

export const notQueued: Rule<Pick<InvoiceFacts, 'status'>> = rule(
  /*i18n*/ {
    id: 'invoice.queued',
    message: 'Fatura kuyrukta veya durumu bilinmiyor. Daha sonra tekrar deneyin.',
  },
  'R215',
  ({ status }) => status !== 'waiting' && status !== 'unknown',
)

export const identified: Rule<Pick<InvoiceFacts, 'recipient'>> = rule(
  /*i18n*/ { id: 'invoice.identity', message: 'Müşterinin vergi veya TC numarası eksik ya da hatalı.' },
  'R216',
  ({ recipient }) =>
    recipient.contact_type === 'corporate' ? isTaxId(recipient.tax_number) : isCitizenId(recipient.tc_number),
)

export const reachable: Rule<Pick<InvoiceFacts, 'recipient'>> = rule(
  /*i18n*/ { id: 'invoice.recipient', message: 'Fatura alıcısı geçersiz.' },
  'R217',
  ({ recipient }) =>
    recipientName(recipient) !== '' && [recipient.address, recipient.city, recipient.district].every(said),
)

/** What the tax authority asks of whoever issues an invoice. */
export const sellerKnown: Rule<Pick<InvoiceFacts, 'seller_lacks'>> = rule(
  /*i18n*/ {
    id: 'invoice.seller',
    message:
      'Mağazanın fatura bilgileri eksik: unvan, vergi dairesi, vergi numarası, adres; internet satışında web adresi ve taşıyıcı.',
  },
  [],
  ({ seller_lacks }) => seller_lacks.length === 0,
  { at: ({ seller_lacks }) => seller_lacks },
)

/** An invoice in money of another country tells its sums in lira too, by the rate of its day, or of the last working day before. */
export const rateKnown: Rule<Pick<InvoiceFacts, 'currency' | 'rate'>> = rule(
  /*i18n*/ {
    id: 'invoice.currency',
    message: '{currency} için bugünün ya da son iş gününün kuru yok. Kur girilince fatura kesilebilir.',
  },
  [],
  ({ currency, rate }) => currency === 'TRY' || (rate ?? null) !== null,
  { about: ({ currency }) => ({ currency }) },
)

/** An order has one invoice at a time. */
export const notInvoiced: Rule<Pick<InvoiceFacts, 'status'>> = rule(
  /*i18n*/ { id: 'invoice.issued', message: 'Bu siparişin faturası kesildi.' },
  [],
  ({ status }) => status !== 'succeed',
)

export const hasInvoice: Rule<Pick<InvoiceFacts, 'status'>> = rule(
  /*i18n*/ { id: 'invoice.none', message: 'Bu siparişin geçerli bir faturası yok.' },
  [],
  ({ status }) => status !== 'none' && status !== 'error',
)

export const statusKnown: Rule<Pick<InvoiceFacts, 'status'>> = rule(
  /*i18n*/ { id: 'invoice.unknown_status', message: 'Fatura durumu bilinmiyor. Daha sonra tekrar kontrol edin.' },
  'R27',
  ({ status }) => status !== 'unknown',
)

export const noInvoiceInfo = serverRule(
  /*i18n*/ { id: 'invoice.no_info', message: 'Fatura bilgisi alınamadı.' },
  'R218',
)

/** The integrator did not take it, for a reason of its own. */
export const notTaken = serverRule(
  /*i18n*/ { id: 'invoice.not_taken', message: 'Entegratör faturayı kabul etmedi: {why}' },
  [],
)

/** The facts as they travel, for the rules. */
export function invoiceFacts({ paid, production, ...state }: InvoiceState): InvoiceFacts {
  return { ...state, paid: paid === 1, production: production === 1 }
}

/** Whom an invoice names: the firm, or the person. */
export function recipientName({ contact_type, company_name, name, surname }: InvoiceAddress): string {
  return contact_type === 'corporate' ? company_name.trim() : [name.trim(), surname.trim()].filter(said).join(' ')
}

/** Whether ten digits are a tax number: the last is the check digit of the others. */
export function isTaxId(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const shifted = (digit + 9 - at) % 10
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - at)) % 9 || 9)
  }, 0)
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** Whether eleven digits are a TC identity number: it does not begin with 0, and the last two are check digits of the others. */
export function isCitizenId(number: string): boolean {
  if (!/^[1-9]\d{10}$/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = (of: (at: number) => boolean) => digits.reduce((total, digit, at) => (of(at) ? total + digit : total), 0)
  const odd = sum((at) => at < 9 && at % 2 === 0)
  const even = sum((at) => at < 9 && at % 2 === 1)
  return (((odd * 7 - even) % 10) + 10) % 10 === digits[9] && sum((at) => at < 10) % 10 === digits[10]
}

function said(text: string): boolean {
  return text.trim() !== ''
}
