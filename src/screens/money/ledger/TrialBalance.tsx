import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { TrialBalance as Sums } from '#api/contract/money/ledger.ts'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { trialBalance } from '#screens/money/wiring/ledger.ts'
import { formatsOf, useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './ledger.module.css'

type Account = Sums['accounts'][number]
type Day = Sums['days'][number]

const words = {
  title: /*i18n*/ { id: 'ledger.balance', message: 'Mizan ve günlük para' },
  accounts: /*i18n*/ { id: 'ledger.accounts', message: 'Mizan' },
  days: /*i18n*/ { id: 'ledger.days', message: 'Gün gün para' },
  account: /*i18n*/ { id: 'ledger.account', message: 'Hesap' },
  debit: /*i18n*/ { id: 'journal.debit', message: 'Borç' },
  credit: /*i18n*/ { id: 'journal.credit', message: 'Alacak' },
  balance: /*i18n*/ { id: 'ledger.account_balance', message: 'Bakiye' },
  day: /*i18n*/ { id: 'journal.day', message: 'Gün' },
  came: /*i18n*/ { id: 'ledger.came', message: 'Giren' },
  went: /*i18n*/ { id: 'ledger.went', message: 'Çıkan' },
  owed: /*i18n*/ { id: 'ledger.owed', message: 'Müşterilerin borcu' },
  owing: /*i18n*/ { id: 'ledger.owing', message: 'Satıcılara borç' },
  even: /*i18n*/ { id: 'ledger.even', message: 'Mizan dengede: borç ve alacak {sum}' },
  uneven: /*i18n*/ { id: 'ledger.uneven', message: 'Mizan tutmuyor: borç {debit}, alacak {credit}' },
}

/** What each account holds, each with the way to its entries, and what came and went day by day; currencies stay apart. */
export function TrialBalance() {
  const { i18n } = useLingui()
  const actor = useActorRef(trialBalance, { input: { query: null } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const status = value === 'loading' ? 'loading' : 'ready'
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  // The journal below says that there is nothing yet.
  if (data?.accounts.length === 0 && data.days.length === 0) return null
  return (
    <>
      <Evenness accounts={data?.accounts ?? []} />
      <Tables accounts={data?.accounts ?? []} days={data?.days ?? []} status={status} />
    </>
  )
}

/** Both sides of each currency come to the same, always; one that did not would stand here in red. */
function Evenness({ accounts }: Pick<Sums, 'accounts'>) {
  const { i18n } = useLingui()
  const format = useFormats()
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  const sum = (side: 'debit' | 'credit', of: string) =>
    accounts.reduce((all, one) => all + (one.currency === of ? (minorOf(one[side]) ?? 0) : 0), 0)
  return currencies.map((currency) => {
    const [debit, credit] = [sum('debit', currency), sum('credit', currency)]
    const money = (minor: number) => format.money(decimalOf(minor), currency)
    const even = debit === credit
    const values = { sum: money(debit), debit: money(debit), credit: money(credit) }
    return (
      <p key={currency} className={styles.even}>
        <StatusDot tone={even ? 'grass' : 'tomato'}>
          {i18n._({ ...(even ? words.even : words.uneven), values })}
        </StatusDot>
      </p>
    )
  })
}

function Tables({ accounts: sums, days: money, status }: Sums & { status: 'loading' | 'ready' }) {
  const { i18n } = useLingui()
  const accounts = useAccountColumns()
  const days = useDayColumns()
  return (
    <details className={styles.sums}>
      <summary>{i18n._(words.title)}</summary>
      <DataTable<Account>
        label={i18n._(words.accounts)}
        columns={accounts}
        rows={sums}
        rowKey={({ account, currency }) => `${account} ${currency}`}
        rowName={({ account }) => `${account} ${i18n._(ledgerAccounts[account])}`}
        status={status}
        height="content"
      />
      <DataTable<Day>
        label={i18n._(words.days)}
        columns={days}
        rows={money}
        rowKey={({ day, currency }) => `${day} ${currency}`}
        rowName={({ day }) => formatsOf(i18n).day(day)}
        status={status}
        height="content"
      />
    </details>
  )
}

function useAccountColumns(): Column<Account>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const amount = (id: 'debit' | 'credit' | 'balance'): Column<Account> => ({
      ...{ id, header: i18n._(words[id] as Says), align: 'right', width: 160, matters: true },
      cell: (row) => formatsOf(i18n).money(row[id], row.currency),
    })
    return [
      {
        ...{ id: 'account', header: i18n._(words.account), matters: true },
        cell: ({ account }) => (
          <Link href={`/pre-accountancy?account=${account}`}>{`${account} ${i18n._(ledgerAccounts[account])}`}</Link>
        ),
      },
      amount('debit'),
      amount('credit'),
      amount('balance'),
    ]
  }, [i18n, locale])
}

function useDayColumns(): Column<Day>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const amount = (id: 'came' | 'went' | 'owed' | 'owing'): Column<Day> => ({
      ...{ id, header: i18n._(words[id] as Says), align: 'right', width: 160, matters: id !== 'owing' },
      cell: (row) => formatsOf(i18n).money(row[id], row.currency),
    })
    return [
      {
        ...{ id: 'day', header: i18n._(words.day), matters: true },
        cell: ({ day }) => <Link href={`/pre-accountancy?from=${day}&to=${day}`}>{formatsOf(i18n).day(day)}</Link>,
      },
      ...(['came', 'went', 'owed', 'owing'] as const).map(amount),
    ]
  }, [i18n, locale])
}
