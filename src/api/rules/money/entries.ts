import { minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** Money that is written by hand: in, out, from one account to another, or the reversal of such an entry. */
export const entryKinds = ['in', 'out', 'transfer', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

type EntryFacts = Readonly<Record<string, unknown>>

const moves = ({ kind }: EntryFacts) => kind !== 'reversal'
const isTransfer = ({ kind }: EntryFacts) => kind === 'transfer'

export const entryAccountChosen: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.account', message: 'Paranın girdiği ya da çıktığı hesabı seçin.' },
  [],
  (facts) => !moves(facts) || facts.account_id !== null,
  { at: () => ['account_id'] },
)

export const entryAmountPositive: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.amount', message: 'Sıfırdan büyük bir tutar yazın.' },
  'D9',
  (facts) => !moves(facts) || isPositive(facts.amount),
  { at: () => ['amount'] },
)

export const entryCounterChosen: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.counter', message: 'Paranın ne için olduğunu seçin.' },
  [],
  ({ kind, counter }) => (kind !== 'in' && kind !== 'out') || counter !== '',
  { at: () => ['counter'] },
)

/** Money goes from one account into another one. */
export const entryTargetChosen: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.target', message: 'Paranın gittiği hesabı seçin; çıktığı hesap olamaz.' },
  [],
  (facts) => !isTransfer(facts) || (facts.to_account_id !== null && facts.to_account_id !== facts.account_id),
  { at: () => ['to_account_id'] },
)

/** Of a transfer between currencies both amounts are given. */
export const entryTargetAmountPositive: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.target_amount', message: 'Giren tutar sıfırdan büyük olmalı.' },
  'D10',
  (facts) => !isTransfer(facts) || facts.to_amount === '' || isPositive(facts.to_amount),
  { at: () => ['to_amount'] },
)

export const entryReversedChosen: Rule<EntryFacts> = rule(
  /*i18n*/ { id: 'entry.reversed', message: 'Hangi hareketin geri alındığını seçin.' },
  [],
  ({ kind, reverses_id }) => kind !== 'reversal' || reverses_id !== null,
  { at: () => ['reverses_id'] },
)

/** What keeps an entry from being written, as far as it can be seen from itself. */
export const entryRules = [
  entryAccountChosen,
  entryAmountPositive,
  entryCounterChosen,
  entryTargetChosen,
  entryTargetAmountPositive,
  entryReversedChosen,
] as const satisfies readonly Rule<EntryFacts>[]

export const entryInFuture = serverRule(
  /*i18n*/ { id: 'entry.in_future', message: 'Gelecek bir güne hareket yazılamaz.' },
  [],
)

export const entryAccountPassive = serverRule(
  /*i18n*/ { id: 'entry.account_passive', message: 'Bu hesap pasif: hareket yazmak için önce aktif yapın.' },
  [],
)

export const entryBothAmounts = serverRule(
  /*i18n*/ {
    id: 'entry.both_amounts',
    message: 'Hesapların para birimleri farklı: giren tutarı da yazın.',
  },
  'D10',
)

export const entrySameAmount = serverRule(
  /*i18n*/ {
    id: 'entry.same_amount',
    message: 'Hesapların para birimi aynı: giren tutar çıkan tutardan farklı olamaz.',
  },
  'D9',
)

export const entryReversedOnce = serverRule(
  /*i18n*/ { id: 'entry.reversed_once', message: 'Bu hareket daha önce geri alınmış.' },
  [],
)

export const entryReversalStays = serverRule(
  /*i18n*/ { id: 'entry.reversal_stays', message: 'Ters kayıt geri alınamaz; gerekirse hareketi yeniden yazın.' },
  [],
)

function isPositive(amount: unknown): boolean {
  return (minorOf(amount as string | number) ?? 0) > 0
}
