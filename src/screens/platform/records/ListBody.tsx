import type { ReactNode } from 'react'
import { switches } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Column } from '#ui/data-table.ts'
import { CountTabs } from './CountTabs.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ListBar } from './ListBar.tsx'
import styles from './list.module.css'
import { RecordTable, type RowsProps } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { useAfterDelete } from './use-after-delete.ts'
import { useAfterSwitch } from './use-after-switch.ts'
import { useListLook } from './use-list-look.ts'
import type { OpenList } from './use-open-list.ts'

/** What one list has of its own; all else is the same of every list. */
export interface ListBodyProps extends RowsProps {
  list: OpenList
  columns: readonly Column<ListedRecord>[]
  /** A choice that its rows are counted by: a tab for each value instead of a filter. */
  tabs?: string
  /** What somebody must see to, over the filters. */
  notes?: ReactNode
  /** Filters that are not offered here. */
  without?: readonly string[]
  /** What may be done with the selected rows; without it they are not selected, but to be deleted. */
  selection?: ReactNode
  /** How many are selected, where they are not told to be records. */
  selected?: Says
  /** Under the rows, such as its dialogs. */
  children?: ReactNode
}

/** A list: its tabs and notes, its bar, its rows, and what is done with them. */
export function ListBody(props: ListBodyProps) {
  const { list, columns, tabs, notes, without = [], selection, selected, children, ...rows } = props
  const { actor, resource, fixed, may } = list
  const look = useListLook(actor, resource, columns, rows.chooses)
  useAfterDelete(actor)
  useAfterSwitch(actor)
  const deletes = resource.acts.includes('delete')
  const switchesThem = switches(resource)
  return (
    <div className={styles.list}>
      {tabs && <CountTabs actor={actor} resource={resource} name={tabs} />}
      {notes}
      <ListBar
        actor={actor}
        resource={resource}
        look={look}
        without={[...without, ...Object.keys(fixed)]}
        {...(tabs ? { tabs } : {})}
      />
      <RecordTable
        actor={actor}
        resource={resource}
        mayAdd={!rows.chooses && resource.acts.includes('add') && may.add}
        look={look}
        {...rows}
        chooses={rows.chooses ?? (Boolean(selection) || (switchesThem && may.edit))}
      />
      {!rows.chooses && (deletes || switchesThem || selection) && (
        <SelectionBar actor={actor} switches={switchesThem} deletes={deletes} {...(selected ? { says: selected } : {})}>
          {selection}
        </SelectionBar>
      )}
      {deletes && !rows.chooses && <DeleteDialog actor={actor} resource={resource} />}
      {switchesThem && !rows.chooses && <StatusDialog actor={actor} resource={resource} />}
      {children}
    </div>
  )
}
