import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import styles from '#screens/platform/records/list.module.css'
import { Link } from '#ui/Link.tsx'

type NoteKind = 'transfer' | 'refund'

interface OrderNotesProps {
  list: Actor<typeof recordListMachine>
  kinds: readonly NoteKind[]
}

/** Money that somebody must still see to, each with the list of its orders (rules R206, R207). */
export function OrderNotes({ list, kinds }: OrderNotesProps) {
  const { i18n } = useLingui()
  const noted = useSelector(list, ({ context }) => context.noted)
  const shown = noted.filter(({ value, count }) => count > 0 && kinds.includes(value as NoteKind))
  if (shown.length === 0) return null
  return (
    <ul className={styles.noted}>
      {shown.map(({ value, count }) => (
        <li key={value}>
          <Link href={paths[value as NoteKind]}>{wordsOf(i18n, value as NoteKind, count)}</Link>
        </li>
      ))}
    </ul>
  )
}

const paths: Record<NoteKind, string> = {
  transfer: '/orders/money-transfers?needs=transfer',
  refund: '/orders?needs=refund',
}

function wordsOf(i18n: I18n, kind: NoteKind, count: number): string {
  const values = { count }
  if (kind === 'transfer')
    return i18n._(
      /*i18n*/ { id: 'order.unpaid_transfers', message: '{count, plural, other {# havale ödeme bekliyor.}}', values },
    )
  return i18n._(
    /*i18n*/ {
      id: 'order.not_refunded',
      message: '{count, plural, other {İptal edilen # siparişin para iadesi yapılmadı.}}',
      values,
    },
  )
}
