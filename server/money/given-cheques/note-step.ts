import type { GivenChequeStatus } from '#api/contract/money/given-cheques.ts'
import { given_cheque_steps, type given_cheques } from '#server/db/schema/given-cheques.ts'
import { type EntryLine, postEntry } from '#server/platform/ledger/post-entry.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'

export type GivenRecord = typeof given_cheques.$inferSelect

interface Noted {
  readonly step: string
  readonly cheque: GivenRecord
  /** Where it was; nothing where the shop owes the supplier until now. */
  readonly from: GivenChequeStatus | null
  readonly to: GivenChequeStatus
  readonly day: string
}

/** Notes what happened to a given cheque, and writes the entry that takes its worth from where it was to where it is. */
export async function noteGivenStep({ db, actor }: Stepping, { step, cheque, from, to, day }: Noted): Promise<void> {
  const { shop_id } = actor
  const user_id = actor.user_id || null
  const [row] = await db
    .insert(given_cheque_steps)
    .values({ shop_id, user_id, cheque_id: cheque.id, step, status: to, day })
    .returning({ id: given_cheque_steps.id })
  const [before, after] = [sideOf(cheque, from), sideOf(cheque, to)]
  // Who has the paper of a cheque that was not paid moves no money.
  const moves = before.account !== after.account
  await postEntry(db, {
    ...{ shop_id, user_id, kind: 'cheque', source: 'given_cheque_steps', source_id: row?.id ?? 0, day },
    ...{ currency: cheque.currency, text: cheque.number },
    lines: moves
      ? [
          { ...before, debit: cheque.amount },
          { ...after, credit: cheque.amount },
        ]
      : [],
  })
}

/** What the shop owes by it: the supplier again, whoever has the paper, or nobody once the bank paid. */
function sideOf({ account_id, supplier_id }: GivenRecord, status: GivenChequeStatus | null): EntryLine {
  if (status === 'given') return { account: '103', account_id }
  if (status === 'cleared') return { account: '102', account_id }
  return { account: '320', supplier_id }
}
