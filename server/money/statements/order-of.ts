import { sql } from 'drizzle-orm'
import { statementMatchedByName, statementMatchedByNumber } from '#api/rules/money/statements.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Checking } from '#server/platform/imports/import-kind.ts'

export interface MatchedOrder {
  readonly id: number
  readonly number: string
  /** The rule that says by what it was matched. */
  readonly why: string
}

/** The order whose outstanding amount a line is, by its number in the text, else by the customer's name where only one order fits. */
export async function orderOf(
  { db, context: { shop_id } }: Checking,
  line: { readonly text: string; readonly amount: Minor; readonly currency: string },
): Promise<MatchedOrder | null> {
  const { rows } = await db.execute<{ id: string; number: string; customer_name: string }>(sql`
    select id, number, customer_name from orders
     where shop_id = ${shop_id} and payment_status = 'not_paid' and currency = ${line.currency} and total - paid_total = ${line.amount}
       and status not in ('cancelled', 'rejected', 'refunded')
     order by id limit 500`)
  const words = wordsOf(line.text)
  const has = (name: string) => words.includes(` ${wordsOf(name).trim()} `)
  const numbered = rows.filter(({ number }) => has(number))
  const named = rows.filter(({ customer_name }) => fold(customer_name).includes(' ') && has(customer_name))
  const found = (of: typeof rows, why: string) => {
    const [one, ...others] = of
    return one && others.length === 0 ? { id: Number(one.id), number: one.number, why } : null
  }
  return found(numbered, statementMatchedByNumber.id) ?? found(named, statementMatchedByName.id)
}

/** A text as its words, each between blanks. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `
}
