import type { ExpenseAccount, IncomingDraft, IncomingStatus } from '#api/contract/money/incoming-invoices.ts'
import type { InvoiceAnswer, InvoiceProfile, InvoiceType } from '#api/contract/sales/order-invoice.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import {
  invoiceNumbered,
  purchaseDated,
  purchaseNotTooLarge,
  purchasePieces,
  purchasePrices,
  purchaseTaxRates,
} from '#api/rules/money/purchases.ts'
import { isAmount } from '#api/rules/platform/fields.ts'
import { decimalOf, type Minor, minorOf } from '#api/rules/platform/money.ts'
import { broken, fieldRule, type Refusal, type Rule, rowRule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A line as the rules of an incoming invoice judge it. */
export interface IncomingLineFacts {
  readonly line: number
  readonly name: string
  readonly variant_id: number | null
  readonly account: ExpenseAccount | null
  readonly net: Minor
  readonly tax: Minor
}

/** What the rules of an incoming invoice are judged with. */
export interface IncomingFacts {
  readonly status: IncomingStatus
  readonly source: 'xml' | 'hand'
  readonly type: InvoiceType
  readonly profile: InvoiceProfile
  readonly answer: InvoiceAnswer
  readonly answer_until: string | null
  readonly today: string
  readonly day: string
  readonly currency: string
  readonly home_currency: string
  readonly rate: string | null
  readonly supplier_id: number | null
  readonly withheld: Minor
  readonly payable: Minor
  readonly lines: readonly IncomingLineFacts[]
  /** On the page: something was written that is not saved. */
  readonly unsaved?: boolean
}

/** How many days the buyer has to answer a commercial invoice (Turkish Commercial Code, 21/2). */
export const daysToAnswer = 8

export const incomingLines: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.no_lines', message: 'Faturanın satırı yok: önce en az bir satır ekleyin.' },
  ['R136'],
  ({ lines }) => lines.length > 0,
)

export const linesMatched = rowRule<IncomingFacts>(
  /*i18n*/ { id: 'incoming.unmatched', message: '“{name}” eşleşmedi: ürününü seçin ya da gider olarak işaretleyin.' },
  'own',
  ({ lines }) =>
    lines.flatMap(({ line, name, variant_id, account }) =>
      variant_id === null && account === null ? [{ about: { name }, at: [`lines.${line}`] }] : [],
    ),
)

export const supplierKnown: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.supplier', message: 'Tedarikçi bilinmiyor: seçin ya da faturadaki bilgilerle ekleyin.' },
  'own',
  ({ supplier_id }) => supplier_id !== null,
  { at: () => ['supplier_id'] },
)

/** Each line is rounded by itself, so that a kuruş of each may be left over. */
export const totalsAgree: Rule<IncomingFacts> = rule(
  /*i18n*/ {
    id: 'incoming.totals',
    message: 'Satırlar KDV ile {lines} ediyor, faturada ödenecek {payable}: fark satır başına bir kuruşu geçiyor.',
  },
  'D9',
  (facts) => Math.abs(leftOver(facts)) <= facts.lines.length,
  { about: (facts) => ({ lines: decimalOf(facts.payable - leftOver(facts)), payable: decimalOf(facts.payable) }) },
)

export const incomingRateKnown: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.rate', message: 'Faturanın döviz kurunu yazın.' },
  'D10',
  ({ currency, home_currency, rate }) => currency === home_currency || rate !== null,
  { at: () => ['rate'] },
)

export const incomingNotAhead: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.ahead', message: 'Gelecek tarihli bir fatura işlenmez.' },
  'own',
  ({ day, today }) => day <= today,
)

export const incomingIsSale: Rule<IncomingFacts> = rule(
  /*i18n*/ {
    id: 'incoming.return',
    message: 'Bu bir iade faturası: burada işlenmez, siparişin iadesinden işlenir.',
  },
  'R27',
  ({ type }) => type === 'sale',
)

export const incomingSaved: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'purchase.unsaved', message: 'Yazdıklarınız kaydedilmedi: önce kaydedin.' },
  'own',
  ({ unsaved = false }) => !unsaved,
)

/** What must hold before an invoice goes into the books, in the order in which it is mended. */
export const bookingRules = [
  incomingIsSale,
  supplierKnown,
  incomingLines,
  linesMatched,
  totalsAgree,
  incomingRateKnown,
  incomingNotAhead,
] as const

export const answerable: Rule<IncomingFacts> = rule(
  /*i18n*/ {
    id: 'incoming.not_commercial',
    message: 'Yalnızca ticari faturaya yanıt verilir; bu fatura kendiliğinden kabul edilmiş sayılır.',
  },
  'R27',
  ({ profile }) => profile === 'commercial',
)

export const notAnswered: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.answered', message: 'Bu faturaya yanıt verildi.' },
  'R27',
  ({ answer }) => answer !== 'approved' && answer !== 'rejected',
)

export const answerInTime: Rule<IncomingFacts> = rule(
  /*i18n*/ {
    id: 'incoming.answer_late',
    message: 'Yanıt süresi {until} günü doldu: fatura kabul edilmiş sayılır.',
  },
  'R27',
  ({ answer_until, today }) => answer_until === null || today <= answer_until,
  { about: ({ answer_until }) => ({ until: answer_until ?? '' }) },
)

export const answerRules = [answerable, notAnswered, answerInTime] as const

export const rejectReasoned = fieldRule<{ readonly reason: string }>(
  /*i18n*/ { id: 'incoming.reason', message: 'Neden reddettiğinizi yazın.' },
  'own',
  ({ reason }) => (reason.trim() === '' ? ['reason'] : []),
)

/** Where an invoice stands. */
type Standing = Pick<IncomingFacts, 'status'>

/** Where it stands in the books, nobody rejects or cancels it. */
export const notBooked: Rule<Standing> = rule(
  /*i18n*/ { id: 'incoming.booked', message: 'Fatura defterlere işlendi: önce işlemeyi geri alın.' },
  'own',
  ({ status }) => status !== 'booked',
)

export const incomingNotRejected: Rule<Standing> = rule(
  /*i18n*/ { id: 'incoming.rejected', message: 'Fatura reddedildi: artık değişmez.' },
  'own',
  ({ status }) => status !== 'rejected',
)

export const incomingNotCancelled: Rule<Standing> = rule(
  /*i18n*/ { id: 'incoming.cancelled', message: 'Fatura iptal edildi: artık değişmez.' },
  'own',
  ({ status }) => status !== 'cancelled',
)

/** What must hold of where it stands before it is booked, rejected or cancelled. */
export const standingRules = [notBooked, incomingNotRejected, incomingNotCancelled] as const

export const writtenByHand: Rule<IncomingFacts> = rule(
  /*i18n*/ { id: 'incoming.from_file', message: 'Dosyadan gelen faturanın satırları değiştirilmez.' },
  'own',
  ({ source }) => source === 'hand',
)

/** How a line is matched, as it is asked. */
export interface Matching {
  readonly variant_id: number | null
  readonly pieces: string | number
}

export const matchedPieces = fieldRule<Matching>(
  /*i18n*/ { id: 'stock.pieces', message: 'En az 1 olan bir tam sayı girin.' },
  'D2',
  ({ variant_id, pieces }) => (variant_id === null || isPieces(pieces) ? [] : ['pieces']),
)

export const rateTyped = fieldRule<{ readonly rate: string | number }>(
  /*i18n*/ { id: 'incoming.rate_number', message: 'Kuru, en çok altı ondalıklı artı bir sayı olarak yazın.' },
  ['R124', 'D10'],
  ({ rate }) => (rate === '' || isRate(rate) ? [] : ['rate']),
)

/** The rules of a purchase's draft that an invoice by hand shares, with its own number and sum. */
const draftRules = [purchaseDated, purchasePieces, purchasePrices, purchaseTaxRates, purchaseNotTooLarge] as const

export const payableTyped = fieldRule<{ readonly draft: IncomingDraft }>(
  isAmount.says,
  'D9',
  ({ draft: { payable } }) => (payable === '' || (minorOf(payable) ?? -1) >= 0 ? [] : ['payable']),
)

export const incomingDraftRules = [invoiceNumbered, ...draftRules, payableTyped] as const

/** What is wrong in what is written of an invoice by hand. */
export function wrongInDraft(draft: IncomingDraft): Refusal[] {
  const lines = draft.lines.map((line) => ({ ...line, discount: '' }))
  return [
    ...broken([invoiceNumbered], draft),
    ...broken(draftRules, { draft: { day: draft.day, reference: '', note: '', extra_cost: '', lines } }),
    ...broken([payableTyped], { draft }),
  ]
}

export const incomingTwice = serverRule(
  /*i18n*/ { id: 'incoming.twice', message: 'Bu tedarikçinin {number} numaralı faturası zaten var.' },
  'own',
)

export const incomingStockShort = serverRule(
  /*i18n*/ {
    id: 'incoming.stock_short',
    message: '“{name}” ürününden yalnızca {left, number} adet kaldı: faturanın soktuğu adetler stoktan çıkamıyor.',
  },
  'D3',
)

export const purchaseFits = serverRule(
  /*i18n*/ {
    id: 'incoming.purchase',
    message: 'Bu alış faturaya uymuyor: aynı tedarikçinin, aynı para biriminden ve faturasını bekleyen bir alış seçin.',
  },
  'own',
)

/** What is left over once what is to be paid is set against the lines with their tax; with a minus where they come to more. */
export function leftOver({ lines, withheld, payable }: Pick<IncomingFacts, 'lines' | 'withheld' | 'payable'>): Minor {
  return payable + withheld - lines.reduce((sum, { net, tax }) => sum + net + tax, 0)
}

/** Whether every line has found what it is. */
export function allMatched(lines: readonly Pick<IncomingLineFacts, 'variant_id' | 'account'>[]): boolean {
  return lines.length > 0 && lines.every(({ variant_id, account }) => variant_id !== null || account !== null)
}

function isPieces(pieces: string | number): boolean {
  const whole = wholeOf(pieces)
  return whole >= 1 && whole <= 1_000_000
}

function isRate(rate: string | number): boolean {
  return /^\d{1,9}(\.\d{1,6})?$/.test(String(rate)) && Number(rate) > 0
}
