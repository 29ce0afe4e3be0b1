import type { Typed } from '#api/contract/platform/common.ts'
import type { CashMove, SessionClosing, SessionOpening } from '#api/contract/sales/till-session.ts'
import { inChoices, isAmount } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { fullAccess, type Holder, permits } from '#api/rules/platform/session.ts'

interface Counted {
  readonly counted: Typed
}
type Opening = SessionOpening & { readonly desks: readonly { readonly id: number }[] }
type Closing = SessionClosing & { readonly holder: Holder; readonly approved: boolean }

/** What lies in a desk is counted, and never less than nothing. */
export const cashCounted: Rule<Counted> = {
  ...isAmount,
  holds: ({ counted }) => (minorOf(counted) ?? -1) >= 0,
  at: () => ['counted'],
}

export const deskChosen: Rule<Opening> = {
  ...inChoices([]),
  holds: ({ account_id, desks }) => desks.some(({ id }) => id === account_id),
  at: () => ['account_id'],
}

export const cashMoved: Rule<CashMove> = {
  ...isAmount,
  holds: ({ amount }) => (minorOf(amount) ?? 0) > 0,
  at: () => ['amount'],
}

/** A desk is closed once every sale of it is with the server; full authority or its approval closes it all the same, and the log tells so. */
export const salesSent: Rule<Closing> = rule(
  /*i18n*/ {
    id: 'till.unsent_sales',
    message:
      'Gönderilmemiş {unsent} satış var: gönderilince kapatın, ya da tam yetkiyle ({code}) onaylayın ya da onaylatın.',
  },
  [],
  ({ unsent, override, holder, approved }) =>
    unsent === 0 || (override === 1 && (approved || permits(holder, [fullAccess]))),
  { about: ({ unsent }) => ({ unsent, code: fullAccess }), at: () => ['override'] },
)

/** A desk is opened once at a time. */
export const deskClosed = serverRule(
  /*i18n*/ { id: 'till.desk_open', message: 'Bu kasa zaten açık: önce kapatın.' },
  [],
)

/** What was closed is counted; it is opened anew. */
export const sessionIsOpen = serverRule(
  /*i18n*/ { id: 'till.session_closed', message: 'Bu kasa oturumu kapanmış.' },
  [],
)

export const openingRules: readonly Rule<Opening>[] = [deskChosen, cashCounted]
export const closingRules: readonly Rule<Closing>[] = [cashCounted, salesSent]
