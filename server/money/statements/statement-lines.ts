import { sql } from 'drizzle-orm'
import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { accountEntries } from '#api/resources/money/account-entries.ts'
import { ibanOf } from '#api/rules/money/iban.ts'
import {
  statementAccountUnknown,
  statementAmountNothing,
  statementMatchedByNumber,
  statementMoneyKnown,
} from '#api/rules/money/statements.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { isAmount, isDate, required } from '#api/rules/platform/fields.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { column } from '#server/platform/imports/columns.ts'
import type { Checking, ImportHandler } from '#server/platform/imports/import-kind.ts'
import { type ImportFile, type ImportRow, planOf } from '#server/platform/imports/plan.ts'
import { Previews } from '#server/platform/imports/preview.ts'
import { Faults, rowResults, type Unit } from '#server/platform/imports/row-result.ts'
import { textOf } from '#server/platform/imports/table.ts'
import { numberIn, type RawRow } from '#server/platform/imports/values.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { bookLine, type StatementLine } from './book-line.ts'
import { type Debts, debtsOf } from './debts.ts'
import { type KnownMoney, knownMoney, moneyOf } from './money-of.ts'

const referenceSays: Says = /*i18n*/ { id: 'statements.reference', message: 'Banka referansı' }
const directionSays: Says = /*i18n*/ { id: 'statements.direction', message: 'Borç / alacak' }

const { day, text, account } = accountTransactions.fields
const { amount } = accountEntries.fields

/** A bank's statement, as CSV, a spreadsheet or CAMT.053: each line is looked at first, and booked once by the bank's own reference. */
export const statementLines: ImportHandler = {
  job: jobKind<ImportFile, ImportRow, StatementLine>({
    name: 'account-transactions.import',
    codes: [...accountEntries.codes.add, ...accountEntries.codes.edit],
    run: async (work, { data }, file) => bookLine(work, await planOf<StatementLine>(work, file, data)),
  }),
  columns: () => [
    column('reference', referenceSays, {
      required: 1,
      aliases: ['referans', 'referans no', 'dekont no', 'fiş no', 'işlem no', 'AcctSvcrRef', 'NtryRef', 'reference'],
    }),
    column('day', day.label, {
      required: 1,
      aliases: ['tarih', 'işlem tarihi', 'valör', 'date', 'BookgDt/Dt', 'BookgDt/DtTm'],
    }),
    column('amount', amount.label, { required: 1, aliases: ['işlem tutarı', 'Amt', 'amount'] }),
    column('direction', directionSays, { aliases: ['borç/alacak', 'b/a', 'CdtDbtInd', 'yön'] }),
    column('text', text.label, { aliases: ['açıklama', 'işlem açıklaması', 'Ustrd', 'AddtlNtryInf', 'description'] }),
    column('account', account.label, { required: 1, aliases: ['hesap adı', 'iban', 'hesap no'] }),
  ],
  check: async (checking, rows) => {
    const [accounts, booked, previews] = [await accountsBy(checking), await bookedOf(checking, rows), new Previews()]
    const read = rows.map((row) => readLine(row, accounts))
    const known = await knownMoney(
      checking,
      read.flatMap(({ line }) => (line ? [line] : [])),
    )
    const units: Unit[] = []
    const taken = new Set<number>()
    const debts = await debtsOf(checking)
    for (const one of read) units.push(checked(one, { booked, known, taken, debts, previews }))
    return units
  },
}

type Accounts = ReadonlyMap<string, { readonly id: number; readonly currency: string }>

/** A row of the file as it is written, or what is wrong with it. */
interface Read {
  readonly row: RawRow
  readonly faults: Faults
  readonly line:
    | (Omit<StatementLine, 'order_id' | 'collects' | 'transaction_id'> & { readonly currency: string })
    | null
  readonly reference: string
}

function readLine(row: RawRow, accounts: Accounts): Read {
  const { position } = row
  const faults = new Faults()
  const told = (key: string) => textOf(row.cells[key]).trim()
  const reference = told('reference').slice(0, 100)
  if (reference === '') faults.add(position, required(referenceSays).id, ['reference'], { field: referenceSays.id })
  const on = dayIn(told('day'))
  if (!on) faults.add(position, isDate.id, ['day'])
  const minor = signed(minorOf(numberIn(row.cells.amount ?? '')), told('direction'))
  if (minor === null) faults.add(position, isAmount.id, ['amount'])
  else if (minor === 0) faults.add(position, statementAmountNothing.id, ['amount'])
  const purse = accounts.get(fold(told('account'))) ?? accounts.get(ibanOf(told('account')))
  if (!purse) faults.add(position, statementAccountUnknown.id, ['account'])
  const line =
    faults.has([row]) || !on || !minor || !purse
      ? null
      : { account_id: purse.id, currency: purse.currency, reference, day: on, amount: minor, text: told('text') }
  return { row, faults, line, reference }
}

interface Known {
  /** The accounts and references of what is booked, and of the lines before this one. */
  readonly booked: Set<string>
  /** Money that is written already, and what of it is a line's before this one. */
  readonly known: readonly KnownMoney[]
  readonly taken: Set<number>
  readonly debts: Debts
  readonly previews: Previews
}

function checked({ row, faults, line, reference }: Read, { booked, known, taken, debts, previews }: Known): Unit {
  if (!line)
    return { rows: [row], verdict: rowResults.faulty, refusals: faults.of([row]), plan: null, label: reference }
  const { position } = row
  const { currency, ...said } = line
  const key = keyOf(line.account_id, reference)
  const again = booked.has(key)
  booked.add(key)
  const match = again || line.amount < 0 ? null : debts.match({ ...line, currency })
  // Money that is written already is not written again, unless the line itself names an order that waits for it.
  const money = again || match?.why === statementMatchedByNumber.id ? null : moneyOf(line, { known, taken })
  if (money) taken.add(money.id)
  else if (match) debts.take(match, line.amount)
  const pays = money ? null : match
  const plan: StatementLine = {
    ...said,
    order_id: pays?.customer_id === null ? (pays.order_ids[0] ?? null) : null,
    collects: pays && pays.customer_id !== null ? { customer_id: pays.customer_id, order_ids: pays.order_ids } : null,
    transaction_id: money?.id ?? null,
  }
  const verdict = again ? rowResults.same : money ? rowResults.update : rowResults.create
  const cells = [
    { key: 'reference', before: null, after: reference },
    { key: 'day', before: null, after: line.day },
    { key: 'amount', before: null, after: decimalOf(line.amount) },
    { key: 'text', before: null, after: line.text },
  ]
  const advice = money
    ? [{ id: statementMoneyKnown.id, about: { text: money.text }, columns: ['amount'] }]
    : match
      ? [{ id: match.why, about: match.about, columns: ['text', 'amount'] }]
      : []
  const shown = previews.kept(verdict, () => [{ position, cells, advice }], advice.length > 0)
  return { rows: [row], verdict, refusals: faults.of([row]), plan, label: reference, shown }
}

/** The accounts that take movements, by their names and their IBANs. */
async function accountsBy({ db, context: { shop_id } }: Checking): Promise<Accounts> {
  const { rows } = await db.execute<{ id: string; name: string; iban: string; currency: string }>(sql`
    select id, name, iban, currency from accounts where shop_id = ${shop_id} and status = 1 order by id desc`)
  return new Map(
    rows.flatMap(({ id, name, iban, currency }) =>
      [fold(name), ...(iban === '' ? [] : [iban])].map((key) => [key, { id: Number(id), currency }] as const),
    ),
  )
}

async function bookedOf({ db, context: { shop_id } }: Checking, rows: readonly RawRow[]): Promise<Set<string>> {
  const references = [...new Set(rows.map(({ cells }) => textOf(cells.reference).trim().slice(0, 100)))]
  const found = await db.execute<{ account_id: string; bank_reference: string }>(sql`
    select account_id, bank_reference from account_transactions
     where shop_id = ${shop_id} and bank_reference = any(${sql.param(references)}::text[])`)
  return new Set(found.rows.map(({ account_id, bank_reference }) => keyOf(Number(account_id), bank_reference)))
}

function keyOf(account_id: number, reference: string): string {
  return `${account_id} ${reference}`
}

/** Money that went out has a minus, or is said to be a debit. */
function signed(amount: number | null, direction: string): number | null {
  const out = ['dbit', 'debit', 'd', 'borc', 'b', '-'].includes(fold(direction))
  return amount !== null && out ? -Math.abs(amount) : amount
}

/** A day as banks write it: `2026-11-05`, with a time behind it or not, or `05.11.2026`. */
function dayIn(text: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const [, d, m, y] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text) ?? []
  const found = year ? `${year}-${month}-${date}` : `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  return isDay(found) ? found : null
}
