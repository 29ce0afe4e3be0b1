import type { GivenChequeStatus, NewGivenCheque } from '#api/contract/money/given-cheques.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken, type Refusal, type Rule, rule, type Says, serverRule } from '#api/rules/platform/rule.ts'
import type { StepDayFacts } from './cheque-days.ts'
import { chequeAmountPositive, chequeLabels } from './cheques.ts'

/** What the fields of a cheque of the shop's own are called. */
export const givenChequeLabels = {
  number: chequeLabels.number,
  supplier_id: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' },
  account_id: /*i18n*/ { id: 'given_cheques.account', message: 'Çekin bağlı olduğu banka hesabı' },
  amount: chequeLabels.amount,
  due_on: chequeLabels.due_on,
  given_on: /*i18n*/ { id: 'given_cheques.given_on', message: 'Verildiği gün' },
  note: /*i18n*/ { id: 'customers.note', message: 'Not' },
  day: chequeLabels.day,
} as const satisfies Readonly<Record<string, Says>>

/** What a new one is judged with. */
export interface NewGivenFacts extends Omit<NewGivenCheque, 'given_on' | 'amount'> {
  readonly amount: string
  readonly given_on: string
  readonly today: string
}

const given = <K extends 'number' | 'supplier_id' | 'account_id'>(name: K): Rule<Pick<NewGivenFacts, K>> => ({
  ...required(givenChequeLabels[name]),
  holds: (cheque) => cheque[name] !== null && String(cheque[name]).trim() !== '',
  at: () => [name],
})

export const givenNumbered = given('number')
export const givenSupplierChosen = given('supplier_id')
export const givenAccountChosen = given('account_id')

export const givenDueGiven: Rule<Pick<NewGivenFacts, 'due_on'>> = {
  ...required(givenChequeLabels.due_on),
  holds: ({ due_on }) => isDay(due_on),
  at: () => ['due_on'],
}

const longest = 250
const fits = maxLength(longest)
const texts = ['number', 'note'] as const

export const givenTextsFit: Rule<Pick<NewGivenFacts, (typeof texts)[number]>> = {
  ...fits,
  holds: (cheque) => texts.every((name) => fits.holds(cheque[name].trim())),
  about: () => ({ max: longest }),
  at: (cheque) => texts.filter((name) => !fits.holds(cheque[name].trim())),
}

/** A day of giving that is left out is today, and judged once that is known. */
export const givenBeforeDue: Rule<Pick<NewGivenFacts, 'due_on' | 'given_on'>> = rule(
  /*i18n*/ { id: 'given_cheque.due_first', message: 'Vade, çekin verildiği günden önce olamaz.' },
  [],
  ({ due_on, given_on }) => given_on === '' || !isDay(due_on) || given_on <= due_on,
  { at: () => ['due_on'] },
)

export const givenNotAhead: Rule<Pick<NewGivenFacts, 'given_on' | 'today'>> = rule(
  /*i18n*/ { id: 'given_cheque.in_future', message: 'Gelecek bir günde verilen çek kaydedilmez.' },
  [],
  ({ given_on, today }) => given_on <= today,
  { at: () => ['given_on'] },
)

/** What can be seen of one without the shop's clock. */
export const newGivenRules = [
  givenSupplierChosen,
  givenAccountChosen,
  chequeAmountPositive,
  givenNumbered,
  givenDueGiven,
  givenTextsFit,
  givenBeforeDue,
] as const satisfies readonly Rule<NewGivenFacts>[]

/** What keeps a cheque from being given. */
export function wrongInGiven(facts: NewGivenFacts): Refusal[] {
  return broken<NewGivenFacts>([...newGivenRules, givenNotAhead], facts)
}

export const givenFromBank = serverRule(
  /*i18n*/ { id: 'given_cheque.not_a_bank', message: 'Çek kullanımdaki bir banka hesabından verilir; kasa seçilmez.' },
  [],
)

/** One leaf of a cheque book is one cheque. */
export const givenOnce = serverRule(
  /*i18n*/ {
    id: 'given_cheque.twice',
    message: 'Bu hesabın {number} numaralı çeki zaten verildi. Önce onu listede arayın.',
  },
  'D4',
)

/** What the steps of a given cheque are judged with. */
export interface GivenChequeFacts extends StepDayFacts {
  readonly status: GivenChequeStatus
  readonly due_on: string
}
