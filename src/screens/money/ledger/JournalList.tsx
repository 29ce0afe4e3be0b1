import { useMemo } from 'react'
import type { JournalRow } from '#api/contract/money/ledger.ts'
import { pathOf } from '#api/registry/record-path.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { LinkTo } from '#screens/catalog/stock/LinkTo.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { TrialBalance } from './TrialBalance.tsx'

const mattering = ['day', 'account', 'debit', 'credit']
const extra = ['tax_number', 'currency']
/** Both sides are seen at once. */
const widths: Readonly<Record<string, number>> = {
  ...{ day: 110, entry_id: 90, kind: 150, account_code: 100, account: 180, debit: 130, credit: 130, text: 150 },
}

/** The journal, each entry leading to its document, with the trial balance above: `/pre-accountancy`. */
export default function JournalList() {
  const list = useOpenList('pre-accountancy')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofJournal), [columns])} notes={<TrialBalance />} />
}

function ofJournal({ sort: _, ...column }: Column<ListedRecord>): Column<ListedRecord> {
  const { id } = column
  return {
    ...column,
    matters: mattering.includes(id),
    ...(widths[id] ? { width: widths[id] } : {}),
    ...(extra.includes(id) ? { extra: true as const } : {}),
    ...(id === 'text' ? { cell: (row) => <Document row={rowOf(row)} /> } : {}),
    ...(id === 'debit' || id === 'credit' ? { cell: (row) => <Side row={rowOf(row)} name={id} /> } : {}),
  }
}

function rowOf(row: ListedRecord): JournalRow {
  return row as unknown as JournalRow
}

/** What it was written for: an order, a refund, a cheque, a purchase or what was written by hand. */
function Document({ row: { text, document } }: { row: JournalRow }) {
  const path = document && pathTo(document)
  return path ? <LinkTo path={path}>{text}</LinkTo> : text
}

/** What was written by hand has no page of its own, and stands in its list. */
function pathTo({ list, id }: NonNullable<JournalRow['document']>): string | null {
  return list === 'account-entries' ? `/account-entries?id=${id}` : pathOf(list, id)
}

function Side({ row, name }: { row: JournalRow; name: 'debit' | 'credit' }) {
  const format = useFormats()
  return row[name] === '' ? null : format.money(row[name], row.currency)
}
