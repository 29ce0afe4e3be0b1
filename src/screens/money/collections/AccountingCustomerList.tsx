import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { AccountingCustomerRow } from '#api/contract/money/collections.ts'
import { accountingCustomers } from '#api/listings/money/accounting-customers.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import styles from './collection.module.css'

/** The customers who owe, each leading to collecting: `/accounting-customers`. */
export default function AccountingCustomerList() {
  const { i18n } = useLingui()
  const list = useOpenList('accounting-customers')
  const collects = list.may.add
  return (
    <ListPage
      list={list}
      columns={useCustomerColumns(collects)}
      adding={
        collects && (
          <ButtonLink variant="primary" href="/accounting-customers/collect">
            {i18n._(/*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' })}
          </ButtonLink>
        )
      }
    />
  )
}

function useCustomerColumns(collects: boolean): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const header = (id: keyof typeof accountingCustomers.fields) => i18n._(accountingCustomers.fields[id].label)
    return [
      {
        id: 'name',
        header: header('name'),
        cell: (row) => <Name row={customerOf(row)} collects={collects} />,
        width: 220,
        matters: true,
        sort: true,
      },
      { id: 'phone', header: header('phone'), cell: (row) => customerOf(row).phone, width: 160 },
      { id: 'email', header: header('email'), cell: (row) => customerOf(row).email, width: 200 },
      {
        id: 'orders',
        header: header('orders'),
        cell: (row) => i18n.number(customerOf(row).orders),
        width: 150,
        align: 'right',
        sort: true,
      },
      {
        id: 'oldest',
        header: header('oldest'),
        cell: (row) => formatsOf(i18n).day(customerOf(row).oldest),
        width: 130,
        sort: true,
      },
      {
        id: 'debts',
        header: header('debts'),
        cell: (row) => <Debts row={customerOf(row)} />,
        width: 220,
        align: 'right',
        matters: true,
      },
    ]
  }, [i18n, locale, collects])
}

function Name({ row: { id, name }, collects }: { row: AccountingCustomerRow; collects: boolean }) {
  return collects ? <Link href={`/accounting-customers/collect/${id}`}>{name}</Link> : name
}

/** Each currency by itself: amounts of different ones are never added. */
function Debts({ row: { debts } }: { row: AccountingCustomerRow }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.debts}>
      {debts.map(({ currency, amount }) => (
        <span key={currency}>{formatsOf(i18n).money(amount, currency)}</span>
      ))}
    </span>
  )
}

function customerOf(row: ListedRecord): AccountingCustomerRow {
  return row as unknown as AccountingCustomerRow
}
