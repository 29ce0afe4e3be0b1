import type { ChequePaper, ChequeStatus } from '#api/contract/money/cheques.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { broken, type Refusal, type Rule, rule, type Says, serverRule } from '#api/rules/platform/rule.ts'
import type { StepDayFacts } from './cheque-days.ts'
import { isIban } from './iban.ts'

/** What the fields of a cheque are called. */
export const chequeLabels = {
  number: /*i18n*/ { id: 'cheques.number', message: 'Çek no' },
  bank: /*i18n*/ { id: 'bank_accounts.bank', message: 'Banka' },
  branch: /*i18n*/ { id: 'cheques.branch', message: 'Şube' },
  drawer: /*i18n*/ { id: 'cheques.drawer', message: 'Keşideci' },
  iban: /*i18n*/ { id: 'bank_accounts.iban', message: 'IBAN' },
  due_on: /*i18n*/ { id: 'cheques.due_on', message: 'Vade' },
  customer_id: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' },
  amount: /*i18n*/ { id: 'account_entries.amount', message: 'Tutar' },
  currency_id: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' },
  received_on: /*i18n*/ { id: 'cheques.received_on', message: 'Alındığı gün' },
  account_id: /*i18n*/ { id: 'cheques.account', message: 'Banka ya da kasa' },
  supplier_id: /*i18n*/ { id: 'cheques.supplier', message: 'Ciro edilecek tedarikçi' },
  note: /*i18n*/ { id: 'customers.note', message: 'Not' },
  day: /*i18n*/ { id: 'cheques.day', message: 'İşlem günü' },
} as const satisfies Readonly<Record<string, Says>>

/** A field of the paper is there. */
const given = <K extends 'number' | 'bank' | 'drawer'>(name: K): Rule<Pick<ChequePaper, K>> => ({
  ...required(chequeLabels[name]),
  holds: (paper) => paper[name].trim() !== '',
  at: () => [name],
})

export const chequeNumbered = given('number')
export const chequeBankNamed = given('bank')
export const chequeDrawerNamed = given('drawer')

export const chequeDueGiven: Rule<Pick<ChequePaper, 'due_on'>> = {
  ...required(chequeLabels.due_on),
  holds: ({ due_on }) => isDay(due_on),
  at: () => ['due_on'],
}

/** As long as what stands on a cheque may be. */
const longest = 100
const fits = maxLength(longest)
const texts = ['number', 'bank', 'branch', 'drawer'] as const

export const chequeTextsFit: Rule<Pick<ChequePaper, (typeof texts)[number]>> = {
  ...fits,
  holds: (paper) => texts.every((name) => fits.holds(paper[name].trim())),
  about: () => ({ max: longest }),
  at: (paper) => texts.filter((name) => !fits.holds(paper[name].trim())),
}

export const chequeIbanValid: Rule<Pick<ChequePaper, 'iban'>> = rule(
  isIban.says,
  [],
  ({ iban }) => iban.trim() === '' || isIban.holds(iban),
  { at: () => ['iban'] },
)

/** What must hold of the paper, however it comes in. */
export const paperRules = [
  chequeNumbered,
  chequeBankNamed,
  chequeDrawerNamed,
  chequeDueGiven,
  chequeTextsFit,
  chequeIbanValid,
] as const satisfies readonly Rule<ChequePaper>[]

/** What an edited cheque is judged with. */
export interface EditedFacts extends ChequePaper {
  readonly note: string
  readonly status: ChequeStatus
}

/** Elsewhere somebody else has the paper, and knows it as it was written. */
export const chequeEditable: Rule<Pick<EditedFacts, 'status'>> = rule(
  /*i18n*/ { id: 'cheque.edit_elsewhere', message: 'Yalnızca portföydeki bir çekin bilgileri düzeltilir.' },
  [],
  ({ status }) => status === 'portfolio',
)

const longestNote = 250
const noteFits = maxLength(longestNote)

export const chequeNoteFits: Rule<Pick<EditedFacts, 'note'>> = {
  ...noteFits,
  holds: ({ note }) => noteFits.holds(note.trim()),
  about: () => ({ max: longestNote }),
  at: () => ['note'],
}

export const editedRules = [...paperRules, chequeNoteFits] as const satisfies readonly Rule<EditedFacts>[]

/** What keeps a cheque from being edited. */
export function wrongInEdited(facts: EditedFacts): Refusal[] {
  return broken<EditedFacts>([chequeEditable, ...editedRules], facts)
}

/** What a cheque by itself is judged with. */
export interface NewChequeFacts extends ChequePaper {
  readonly customer_id: number | null
  readonly amount: string
  readonly currency_id: number | null
  readonly received_on: string
  readonly today: string
}

export const chequeCustomerChosen: Rule<Pick<NewChequeFacts, 'customer_id'>> = {
  ...required(chequeLabels.customer_id),
  holds: ({ customer_id }) => customer_id !== null,
  at: () => ['customer_id'],
}

export const chequeAmountPositive: Rule<Pick<NewChequeFacts, 'amount'>> = rule(
  /*i18n*/ { id: 'entry.amount', message: 'Sıfırdan büyük bir tutar yazın.' },
  'D9',
  ({ amount }) => (minorOf(amount) ?? 0) > 0,
  { at: () => ['amount'] },
)

export const chequeCurrencyChosen: Rule<Pick<NewChequeFacts, 'currency_id'>> = {
  ...required(chequeLabels.currency_id),
  holds: ({ currency_id }) => currency_id !== null,
  at: () => ['currency_id'],
}

export const chequeNotAhead: Rule<Pick<NewChequeFacts, 'received_on' | 'today'>> = rule(
  /*i18n*/ { id: 'cheque.in_future', message: 'Gelecek bir günde alınan çek kaydedilmez.' },
  [],
  ({ received_on, today }) => received_on <= today,
  { at: () => ['received_on'] },
)

/** What can be seen of a cheque without the shop's clock. */
export const newChequeRules = [
  chequeCustomerChosen,
  chequeAmountPositive,
  chequeCurrencyChosen,
  ...paperRules,
] as const satisfies readonly Rule<NewChequeFacts>[]

/** What keeps a cheque from being taken. */
export function wrongInCheque(facts: NewChequeFacts): Refusal[] {
  return broken<NewChequeFacts>([...newChequeRules, chequeNotAhead], facts)
}

/** The same paper twice would be the same money twice. */
export const chequeOnce = serverRule(
  /*i18n*/ {
    id: 'cheque.twice',
    message: 'Bu bankanın {number} numaralı çeki zaten kayıtlı. Önce onu listede arayın.',
  },
  'D4',
)

/** What the steps of a cheque are judged with. */
export interface ChequeFacts extends StepDayFacts {
  readonly status: ChequeStatus
  readonly due_on: string
  /** The accounts of its currency that are in use. */
  readonly accounts: readonly { readonly id: number; readonly kind: 'cash' | 'bank' }[]
}

/** A bank pays no cheque before its day, and refuses none. */
export const chequeDue: Rule<{ readonly due_on: string; readonly day: string }> = rule(
  /*i18n*/ { id: 'cheque.not_due', message: 'Çekin vadesi {due}: o günden önce ödenmez, karşılıksız da çıkmaz.' },
  [],
  ({ due_on, day }) => due_on <= day,
  { about: ({ due_on }) => ({ due: due_on }) },
)

type WithAccount = Pick<ChequeFacts, 'accounts'> & { readonly account_id: number | null }

/** Of its currency, and in use. */
export const chequeAccountChosen: Rule<WithAccount> = rule(
  /*i18n*/ { id: 'cheque.account', message: 'Çekin para birimindeki bir hesabı seçin.' },
  'D10',
  ({ accounts, account_id }) => accounts.some(({ id }) => id === account_id),
  { at: () => ['account_id'] },
)

/** Facts: the account that was chosen; where none was, that is told instead. */
export const chequeToBank: Rule<WithAccount> = rule(
  /*i18n*/ { id: 'cheque.not_a_bank', message: 'Çek tahsile yalnızca bir banka hesabına verilir; kasa seçilmez.' },
  [],
  ({ accounts, account_id }) => accounts.find(({ id }) => id === account_id)?.kind !== 'cash',
  { at: () => ['account_id'] },
)

export const chequeSupplierChosen: Rule<{ supplier_id: number | null }> = rule(
  /*i18n*/ { id: 'cheque.supplier', message: 'Çekin ciro edileceği tedarikçiyi seçin.' },
  [],
  ({ supplier_id }) => supplier_id !== null,
  { at: () => ['supplier_id'] },
)

/** Whoever it was endorsed to holds the paper, and gets its money. */
export const chequeNotEndorsed: Rule<Pick<ChequeFacts, 'status'>> = rule(
  /*i18n*/ {
    id: 'cheque.endorsed',
    message: 'Çek ciro edildi: bankaya verilmez, tahsil ve iade edilmez. Önce portföye geri alın.',
  },
  [],
  ({ status }) => status !== 'endorsed',
)

export const chequeNotAtBank: Rule<Pick<ChequeFacts, 'status'>> = rule(
  /*i18n*/ {
    id: 'cheque.at_bank',
    message: 'Çek bankada tahsilde: ciro ve iade edilmez. Önce portföye geri alın.',
  },
  [],
  ({ status }) => status !== 'deposited',
)
