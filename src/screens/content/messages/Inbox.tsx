import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { CustomerMessageRow } from '#api/contract/content/customer-messages.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { MessageState } from './MessageState.tsx'
import styles from './messages.module.css'

type InboxName = 'user-feedbacks' | 'user-questions'

/** What narrow screens show of a message. */
const mattering = ['name', 'subject', 'status', 'created_at']

/** One inbox: what was not read stands out, and each row leads to its message. */
export function Inbox({ name }: { name: InboxName }) {
  const list = useOpenList(name)
  const { i18n } = useLingui()
  const columns = useRecordColumns(list.actor, list.resource)
  return (
    <ListPage
      list={list}
      columns={useMemo(
        () => [
          ...columns.map((column) => ofMessage(column, name)),
          {
            id: 'created_at',
            header: i18n._(/*i18n*/ { id: 'messages.came', message: 'Geldiği an' }),
            cell: (row: ListedRecord) => <Came row={messageOf(row)} />,
            width: 160,
            matters: true,
          },
        ],
        [columns, name, i18n],
      )}
    />
  )
}

function ofMessage(column: Column<ListedRecord>, name: InboxName): Column<ListedRecord> {
  const { id } = column
  return {
    ...column,
    matters: mattering.includes(id),
    ...(id === 'subject' ? { cell: (row) => <Subject row={messageOf(row)} name={name} /> } : {}),
    ...(id === 'status' ? { cell: (row) => <MessageState status={messageOf(row).status} /> } : {}),
  }
}

function messageOf(row: ListedRecord): CustomerMessageRow {
  return row as unknown as CustomerMessageRow
}

function Subject({ row, name }: { row: CustomerMessageRow; name: InboxName }) {
  const { i18n } = useLingui()
  const unread = row.unread === 1
  return (
    <Link href={`/${name}/edit/${row.id}`} className={unread ? styles.unread : undefined}>
      {row.subject || row.text.slice(0, 60)}
      {unread && <span className={styles.mark}>{i18n._(/*i18n*/ { id: 'messages.unread', message: 'okunmadı' })}</span>}
    </Link>
  )
}

function Came({ row }: { row: CustomerMessageRow }) {
  return useFormats().moment(row.created_at)
}
