import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { ExportFile } from './ExportFile.tsx'

const mattering = ['title', 'state', 'entries']

/** The periods that were given to the accountant, each with its file: `/accounting-exports`. */
export default function ExportList() {
  const list = useOpenList('accounting-exports')
  const columns = useRecordColumns(list.actor, list.resource)
  const own = useMemo(() => [...columns.map(ofExport), file], [columns])
  return <ListPage list={list} columns={own} />
}

const widths: Readonly<Record<string, number>> = { from: 120, to: 120, state: 140, entries: 90, repeated: 150 }
const tones: Readonly<Record<string, Tone>> = { waiting: 'amber', ready: 'grass', refused: 'tomato', undone: 'slate' }

function ofExport(column: Column<ListedRecord>): Column<ListedRecord> {
  const { id, cell } = column
  return {
    ...column,
    matters: mattering.includes(id),
    ...(widths[id] === undefined ? {} : { width: widths[id] }),
    ...(id === 'state' ? { cell: (row) => <Badge tone={tones[String(row.state)] ?? 'slate'}>{cell(row)}</Badge> } : {}),
  }
}

const file: Column<ListedRecord> = {
  id: 'acts',
  header: '',
  width: 130,
  align: 'right',
  acts: true,
  cell: (row) => {
    if (row.state === 'ready') return <ExportFile id={row.id} label={row.label} />
    return row.state === 'refused' ? <WhyLink label={row.label} /> : null
  },
}

/** Why it was not given stands with its job. */
function WhyLink({ label }: { label: string }) {
  const { i18n } = useLingui()
  const says = i18n._(/*i18n*/ { id: 'accounting_exports.why', message: 'Nedenini gör' })
  return (
    <Link href="/jobs?kind=accounting.export" aria-label={`${says}: ${label}`}>
      {says}
    </Link>
  )
}
