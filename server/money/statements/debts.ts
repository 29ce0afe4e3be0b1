import { sql } from 'drizzle-orm'
import { allocate, debtOf, type OwingOrder } from '#api/rules/money/allocation.ts'
import {
  statementMatchedByCustomer,
  statementMatchedByName,
  statementMatchedByNumber,
  statementPartByNumber,
} from '#api/rules/money/statements.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import type { Checking } from '#server/platform/imports/import-kind.ts'
import { owing } from '#server/sales/orders/owing.ts'

/** An order of which something is owed; what a line before took of it is taken off. */
interface Debt extends OwingOrder {
  readonly number: string
  readonly customer_id: number | null
  /** Who bought, as the order says it. */
  readonly buyer: string
  /** The customer's own name; nothing where nobody is known. */
  readonly customer: string
  outstanding: Minor
}

/** What a line of a statement pays. */
export interface Match {
  /** The rule that says by what it was matched. */
  readonly why: string
  readonly about: Readonly<Record<string, string | number>>
  /** The order that it pays whole, or the first that it pays a part of. */
  readonly order_ids: readonly number[]
  /** Whose debt a part is taken from; `null` where an order is paid whole. */
  readonly customer_id: number | null
}

interface Line {
  readonly text: string
  readonly amount: Minor
  readonly currency: string
}

/** What customers owe, as a file's lines find it one after the other. */
export interface Debts {
  /** The debt that a line pays, if it names one and only one. */
  match(line: Line): Match | null
  /** The lines after this one find so much less. */
  take(match: Match, amount: Minor): void
}

/** All that is owed to the shop, read once for all lines of a file. */
export async function debtsOf({ db, context: { shop_id } }: Checking): Promise<Debts> {
  const { rows } = await db.execute<Debt & Record<string, unknown>>(sql`
    select o.id::float8 as id, o.number, o.customer_id::float8 as customer_id, o.customer_name as buyer, coalesce(u.label, '') as customer,
           o.currency, o.ordered_at::text as ordered_at, (o.total - o.paid_total)::float8 as outstanding
      from orders o
      left join users u on u.shop_id = o.shop_id and u.id = o.customer_id
     where o.shop_id = ${shop_id} and ${owing}`)
  return debtsFrom(rows)
}

function debtsFrom(all: readonly Debt[]): Debts {
  const byId = new Map(all.map((debt) => [debt.id, debt]))
  const byNumber = byWords(all, ({ number }) => number)
  const byBuyer = byWords(all, ({ buyer }) => fullName(buyer))
  const byCustomer = byWords(all, ({ customer }) => fullName(customer))
  return {
    match: (line) => {
      const owes = ({ currency, outstanding }: Debt) => currency === line.currency && outstanding > 0
      const named = (by: ByWords) => by(line.text).filter(owes)
      const whole = ({ outstanding }: Debt) => outstanding === line.amount
      const numbered = named(byNumber)
      return (
        wholeOrder(numbered.filter(whole), statementMatchedByNumber.id) ??
        wholeOrder(numbered.length > 0 ? [] : named(byBuyer).filter(whole), statementMatchedByName.id) ??
        partOf(numbered, line.amount) ??
        (numbered.length > 0 ? null : debtOfCustomer(named(byCustomer), line.amount))
      )
    },
    take: ({ order_ids }, amount) => {
      const owed = order_ids.flatMap((id) => byId.get(id) ?? [])
      for (const { order_id, rest } of allocate(owed, amount).parts) {
        const debt = byId.get(order_id)
        if (debt) debt.outstanding = rest
      }
    },
  }
}

/** One order whose outstanding amount the line is. */
function wholeOrder(fitting: readonly Debt[], why: string): Match | null {
  const [one, ...others] = fitting
  if (!one || others.length > 0) return null
  return { why, about: { number: one.number }, order_ids: [one.id], customer_id: null }
}

/** A part of the one order that the line names by its number. */
function partOf(numbered: readonly Debt[], amount: Minor): Match | null {
  const [one, ...others] = numbered
  if (!one || others.length > 0 || one.customer_id === null || amount > one.outstanding) return null
  const { id, number, customer_id } = one
  return { why: statementPartByNumber.id, about: { number }, order_ids: [id], customer_id }
}

/** What the one customer whom the line names owes, the oldest order first. */
function debtOfCustomer(named: readonly Debt[], amount: Minor): Match | null {
  const [{ customer_id, customer } = { customer_id: null, customer: '' }] = named
  const one = named.every((debt) => debt.customer_id === customer_id)
  if (customer_id === null || !one || amount > debtOf(named)) return null
  const reached = new Set(
    allocate(named, amount)
      .parts.filter((part) => part.amount > 0)
      .map(({ order_id }) => order_id),
  )
  const paid = named.filter(({ id }) => reached.has(id))
  return {
    why: statementMatchedByCustomer.id,
    about: { customer, count: paid.length },
    order_ids: paid.map(({ id }) => id),
    customer_id,
  }
}

/** Those whose words stand in a text one after the other. */
type ByWords = (text: string) => readonly Debt[]

function byWords(all: readonly Debt[], named: (debt: Debt) => string): ByWords {
  const byFirst = new Map<string, { readonly words: string; readonly debt: Debt }[]>()
  for (const debt of all) {
    const words = wordsOf(named(debt))
    if (words === '') continue
    const [first = ''] = words.split(' ')
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, debt }])
  }
  return (text) => {
    const words = wordsOf(text)
    const begun = [...new Set(words.split(' '))].flatMap((word) => byFirst.get(word) ?? [])
    return begun.filter((one) => ` ${words} `.includes(` ${one.words} `)).map(({ debt }) => debt)
  }
}

/** One word alone is nobody's full name. */
function fullName(name: string): string {
  return wordsOf(name).includes(' ') ? name : ''
}

/** The words of a text, whatever stands between them. */
function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}
