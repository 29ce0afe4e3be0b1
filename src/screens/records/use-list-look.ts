import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { ColumnChoice, Density } from '#api/contract/list-settings.ts'
import type { ListName } from '#api/resources/lists.ts'
import type { Resource } from '#api/resources/resource.ts'
import type { ListedRecord } from '#api/resources/wire.ts'
import { arranged } from '#machines/list-settings/columns.ts'
import type { listSettingsMachine } from '#machines/list-settings/list-settings.machine.ts'
import { listSettings } from '#screens/wiring/list-settings.ts'
import type { Column } from '#ui/data-table.ts'

/** How a list looks to this person: what its bar and its table have in common. */
export interface ListLook {
  readonly settings: Actor<typeof listSettingsMachine>
  /** All columns of the list. */
  readonly declared: readonly Column<ListedRecord>[]
  /** All but the acts, in the person's order, hidden ones included. */
  readonly choices: readonly ColumnChoice[]
  /** Those that are shown, in the person's order and widths. */
  readonly columns: readonly Column<ListedRecord>[]
  readonly density: Density
  /** Whether it is known how the person wants it: until then no rows are drawn, that none jump. */
  readonly settled: boolean
}

/** Every list takes its columns through here, and so has everything that people do to columns. */
export function useListLook(resource: Resource, declared: readonly Column<ListedRecord>[]): ListLook {
  const settings = useActorRef(listSettings, { input: { list: resource.name as ListName } })
  const { columns: chosen, density } = useSelector(settings, ({ context }) => context.settings)
  const settled = useSelector(settings, (snapshot) => snapshot.hasTag('settled'))
  const choices = useMemo(() => arranged(declared, chosen), [declared, chosen])
  const columns = useMemo(() => shownColumns(declared, choices), [declared, choices])
  return { settings, declared, choices, columns, density, settled }
}

function shownColumns(declared: readonly Column<ListedRecord>[], choices: readonly ColumnChoice[]) {
  const own = choices.flatMap(({ id, shown, width }) => {
    const column = declared.find((one) => one.id === id)
    return column && shown ? [width === null ? column : { ...column, width }] : []
  })
  return [...own, ...declared.filter(({ acts }) => acts)]
}
