import type { ChequeStatus } from '#api/contract/money/cheques.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { cheque_steps, type cheques } from '#server/db/schema/cheques.ts'
import { moneyAccount } from '#server/platform/ledger/money-account.ts'
import { type EntryLine, postEntry } from '#server/platform/ledger/post-entry.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'

export type ChequeRecord = typeof cheques.$inferSelect
type Worth = Pick<ChequeRecord, 'id' | 'number' | 'currency' | 'amount' | 'customer_id'>

/** Where the worth of a cheque lies. */
export interface Place {
  readonly status: ChequeStatus
  readonly account?: { readonly id: number; readonly kind: string } | null
  readonly supplier_id?: number | null
}

interface Noted {
  readonly step: string
  readonly cheque: Worth
  /** Where it was; nothing where the customer owed it until now. */
  readonly from: Place | null
  readonly to: Place
  readonly day: string
  /** What of it stands in the books already, by payments of orders that came or were reversed. */
  readonly booked?: Minor
}

/**
 * Notes what happened to a cheque, and writes the entry that takes its worth from where it was to where it is. What the payments of its orders
 * write themselves goes by the portfolio, and is left out here.
 */
export async function noteStep({ db, actor }: Stepping, noted: Noted): Promise<void> {
  const { step, cheque, from, to, day, booked = 0 } = noted
  const { shop_id } = actor
  const user_id = actor.user_id || null
  const [row] = await db
    .insert(cheque_steps)
    .values({
      ...{ shop_id, user_id, cheque_id: cheque.id, step, status: to.status },
      ...{ day, account_id: to.account?.id ?? null, supplier_id: to.supplier_id ?? null },
    })
    .returning({ id: cheque_steps.id })
  const moved = cheque.amount - booked
  const lines = netted([
    { side: sideOf(cheque, to), amount: moved },
    { side: sideOf(cheque, from), amount: from === null ? -moved : -cheque.amount },
    { side: { account: '101' }, amount: from === null ? 0 : booked },
  ])
  await postEntry(db, {
    ...{ shop_id, kind: 'cheque', source: 'cheque_steps', source_id: row?.id ?? 0, user_id, day },
    ...{ currency: cheque.currency, text: cheque.number, lines },
  })
}

/** The side of the books on which it stands: the portfolio, a bank's, a supplier's debt, money, or what the customer owes. */
function sideOf({ customer_id }: Worth, place: Place | null): EntryLine {
  const account_id = place?.account?.id ?? null
  switch (place?.status) {
    case 'portfolio':
      return { account: '101' }
    case 'deposited':
      return { account: '101', account_id }
    case 'endorsed':
      return { account: '320', supplier_id: place.supplier_id ?? null }
    case 'cleared':
      return { account: moneyAccount(place.account?.kind), account_id }
    default:
      return { account: '120', customer_id }
  }
}

/** What goes to a side and comes from it again moves nothing. */
function netted(moves: readonly { readonly side: EntryLine; readonly amount: Minor }[]): EntryLine[] {
  const sums = new Map<string, { side: EntryLine; amount: Minor }>()
  for (const { side, amount } of moves) {
    const key = JSON.stringify([side.account, side.account_id ?? null, side.customer_id, side.supplier_id])
    sums.set(key, { side, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums.values()].map(({ side, amount }) =>
    amount > 0 ? { ...side, debit: amount } : { ...side, credit: -amount },
  )
}
