import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { Kind } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type ListedRecord, type Sum, sortable } from '#api/resources/platform/wire.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { Column } from '#ui/data-table.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { Cell, numeric } from './cells.tsx'
import { RecordName } from './RecordName.tsx'
import { Sums } from './Sums.tsx'
import { useDeletionCheck } from './use-deletion-check.ts'

type List = Actor<typeof recordListMachine>

/** What is never longer leaves its room to the others. */
const widths: Partial<Record<Kind, number>> = { flag: 120, date: 128, money: 144 }

/** The name first, with the picture where there is one; then the other listed fields, and at the end what can be done with the row. */
export function useRecordColumns(actor: List, resource: Resource): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  const holder = useHolder()
  const open = resource.acts.includes('view') && permits(holder, resource.codes.view)
  const remove = resource.acts.includes('delete') && permits(holder, resource.codes.delete)
  return useMemo(() => {
    void locale
    const sorts = sortable(resource)
    const fields = Object.entries(resource.fields).filter(
      ([key, field]) => field.listed && field.kind !== 'image' && key !== resource.naming,
    )
    const own = fields.map(
      ([key, field], index): Column<ListedRecord> => ({
        id: key,
        header: i18n._(field.label),
        cell: (row) => <Cell field={field} name={key} row={row} />,
        matters: index === 0 || field.kind === 'flag',
        ...(numeric.includes(field.kind) ? { align: 'right' as const } : {}),
        ...(widths[field.kind] ? { width: widths[field.kind] } : {}),
        ...(sorts.includes(key) ? { sort: true as const } : {}),
      }),
    )
    const sums = Object.entries(resource.sums ?? {}).map(
      ([key, says]): Column<ListedRecord> => ({
        id: key,
        header: i18n._(says),
        cell: (row) => (
          <Sums of={row[key] as readonly Sum[]} path={resource.opensSum?.replace(':id', String(row.id))} />
        ),
        align: 'right',
        matters: true,
      }),
    )
    return [nameColumn(i18n, resource, open), ...own, ...sums, ...(remove ? [actionsColumn(actor)] : [])]
  }, [actor, resource, open, remove, i18n, locale])
}

function nameColumn(i18n: I18n, resource: Resource, open: boolean): Column<ListedRecord> {
  const field = resource.fields[resource.naming]
  return {
    id: resource.naming,
    header: resource.called ? i18n._(resource.called) : field ? i18n._(field.label) : '',
    cell: (row) => <RecordName resource={resource} row={row} open={open} />,
    matters: true,
    sort: true,
  }
}

function actionsColumn(actor: List): Column<ListedRecord> {
  return {
    id: 'acts',
    header: '',
    width: 56,
    align: 'right',
    acts: true,
    cell: (row) => <DeleteRow actor={actor} row={row} />,
  }
}

function DeleteRow({ actor, row: { id, label } }: { actor: List; row: ListedRecord }) {
  const { i18n } = useLingui()
  return (
    <IconButton
      icon={TrashIcon}
      size="compact"
      label={i18n._(/*i18n*/ { id: 'records.delete_row', message: 'Sil: {name}', values: { name: label } })}
      busy={useDeletionCheck(actor, id)}
      onPress={() => actor.send({ type: 'DELETE', ids: [id] })}
    />
  )
}
