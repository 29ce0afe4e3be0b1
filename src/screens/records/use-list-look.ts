import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Actor } from 'xstate'
import type { ColumnChoice, Columns, Density } from '#api/contract/list-settings.ts'
import type { ListView } from '#api/contract/list-views.ts'
import type { ListName } from '#api/resources/lists.ts'
import type { Resource } from '#api/resources/resource.ts'
import type { ListedRecord } from '#api/resources/wire.ts'
import { arranged } from '#machines/list-settings/columns.ts'
import type { listSettingsMachine } from '#machines/list-settings/list-settings.machine.ts'
import type { listViewsMachine } from '#machines/list-views/list-views.machine.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { listSettings } from '#screens/wiring/list-settings.ts'
import { listViews } from '#screens/wiring/list-views.ts'
import type { Column } from '#ui/data-table.ts'
import { searchOf } from './address.ts'
import { queryOfView } from './views.ts'

type List = Actor<typeof recordListMachine>

/** How a list looks to this person: what its bar and its table have in common. */
export interface ListLook {
  readonly settings: Actor<typeof listSettingsMachine>
  readonly views: Actor<typeof listViewsMachine>
  /** The view that is open. */
  readonly view: ListView | undefined
  /** All columns of the list. */
  readonly declared: readonly Column<ListedRecord>[]
  /** All but the acts, in the person's order, hidden ones included. */
  readonly choices: readonly ColumnChoice[]
  /** Those that are shown, in the person's order and widths. */
  readonly columns: readonly Column<ListedRecord>[]
  readonly density: Density
  /** Whether it is known how the person wants it: until then no rows are drawn, that none jump. */
  readonly settled: boolean
  /** Other columns: of the view that is open, or of the list where none is. */
  arrange(columns: Columns | readonly ColumnChoice[]): void
}

/**
 * Every list takes its columns through here, and so has everything that people do to columns and views. A list that chooses what something
 * else is done with begins with everything, not with the person's view: what its filters leave is meant.
 */
export function useListLook(
  list: List,
  resource: Resource,
  declared: readonly Column<ListedRecord>[],
  chooses = false,
): ListLook {
  const name = resource.name as ListName
  const holder = useHolder()
  const settings = useActorRef(listSettings, { input: { list: name } })
  const views = useActorRef(listViews, { input: { list: name, holder } })
  const { columns: own, density } = useSelector(settings, ({ context }) => context.settings)
  const view = useOpenView(list, views)
  const adjusted = useSelector(views, ({ context }) => context.adjusted)
  const chosen = view ? (adjusted?.view === view.id ? adjusted.columns : view.columns) : own
  const choices = useMemo(() => arranged(declared, chosen), [declared, chosen])
  const columns = useMemo(() => shownColumns(declared, choices), [declared, choices])
  const settled = useDefaultView(list, resource, { settings, views, chooses })
  const arrange = (next: Columns | readonly ColumnChoice[]) => {
    const columns = next && [...next]
    if (view) views.send({ type: 'ADJUST', view: view.id, columns })
    else settings.send({ type: 'ARRANGE', columns })
  }
  return { settings, views, view, declared, choices, columns, density, settled, arrange }
}

function useOpenView(list: List, views: ListLook['views']): ListView | undefined {
  const open = useSelector(list, ({ context }) => context.query.view)
  return useSelector(views, ({ context }) => context.views.find(({ id }) => id === open))
}

/** Opens the list with the person's view where its address asks for nothing; answers whether all is known. */
function useDefaultView(
  list: List,
  resource: Resource,
  { settings, views, chooses }: Pick<ListLook, 'settings' | 'views'> & { chooses: boolean },
) {
  const known = useSelector(settings, (snapshot) => snapshot.hasTag('settled'))
  const listed = useSelector(views, (snapshot) => snapshot.hasTag('settled'))
  const id = useSelector(settings, ({ context }) => context.settings.default_view_id)
  const wanted = useSelector(views, ({ context }) => context.views.find((view) => view.id === id))
  const asked = useSelector(list, ({ context }) => searchOf(resource, context.query) !== '')
  // A screen with filters of its own says already what it shows.
  const own = useSelector(list, ({ context }) => context.fixed !== undefined)
  const waits = wanted !== undefined && !asked && !own && !chooses
  useEffect(
    function openDefault() {
      if (known && listed && waits) list.send({ type: 'SHOW', query: queryOfView(resource, wanted) })
    },
    [list, resource, known, listed, waits, wanted],
  )
  return known && listed && !waits
}

function shownColumns(declared: readonly Column<ListedRecord>[], choices: readonly ColumnChoice[]) {
  const own = choices.flatMap(({ id, shown, width }) => {
    const column = declared.find((one) => one.id === id)
    return column && shown ? [width === null ? column : { ...column, width }] : []
  })
  return [...own, ...declared.filter(({ acts }) => acts)]
}
