import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { OrdersTake } from '#api/contract/sales/order-bulk.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { transferPaid } from '#api/rules/sales/orders.ts'
import { whyAddress } from '#screens/platform/flow/flow-address.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { stepSays } from '#screens/sales/orders/order-words.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import styles from './order-bulk.module.css'

type Row = OrdersTake['rules'][number]

/** Each rule that stands before some of the orders, what keeps most of them first, with where it is mended. */
export function TakesTable({ rules }: { rules: readonly Row[] }) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const columns = useMemo((): Column<Row>[] => {
    void locale
    return [
      {
        id: 'rule',
        header: i18n._(/*i18n*/ { id: 'takes.rule', message: 'Önlerinde ne duruyor' }),
        cell: (row) => <span className={styles.wrapped}>{sentenceOf(i18n, ruleOf(row))}</span>,
        matters: true,
      },
      {
        id: 'count',
        header: i18n._(/*i18n*/ { id: 'takes.orders', message: 'Sipariş' }),
        cell: ({ count }) => i18n.number(count),
        width: 90,
        align: 'right',
        matters: true,
      },
      {
        id: 'step',
        header: i18n._(/*i18n*/ { id: 'takes.step', message: 'Adım' }),
        cell: ({ step }) => i18n._(stepSays(step)),
        width: 180,
      },
      {
        id: 'mend',
        header: i18n._(/*i18n*/ { id: 'takes.mend', message: 'Gidermek için' }),
        cell: (row) => <Mend row={row} />,
        width: 240,
        matters: true,
      },
    ]
  }, [i18n, locale])
  return (
    <DataTable<Row>
      label={i18n._(/*i18n*/ { id: 'takes.rules', message: 'Önlerinde duranlar' })}
      columns={columns}
      rows={rules}
      rowKey={({ rule }) => rule.id}
      rowName={(row) => sentenceOf(i18n, ruleOf(row))}
      height="content"
      wraps
    />
  )
}

function ruleOf({ rule: { id, about } }: Row): Refusal {
  return about ? { id, about } : { id }
}

/** The place where a rule is mended for all of them, or each of the first orders with what must happen there. */
function Mend({ row }: { row: Row }) {
  const { rule, orders } = row
  const { i18n } = useLingui()
  const holder = useHolder()
  const fix = setUpFixOf(i18n, holder)(ruleOf(row))
  if (rule.id === transferPaid.id) return <Link href="/orders/money-transfers">{i18n._(stepSays('MARK_PAID'))}</Link>
  if (fix && 'href' in fix && fix.href) return <Link href={fix.href}>{fix.label}</Link>
  return (
    <span className={styles.wrapped}>
      {orders.map(({ id, number }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={whyAddress('orders', id)}>{number}</Link>
        </span>
      ))}
    </span>
  )
}
