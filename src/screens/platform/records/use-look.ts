import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import type { ColumnChoice, Columns, Density, ListSettings } from '#api/contract/platform/list-settings.ts'
import type { ListView } from '#api/contract/platform/list-views.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { arranged } from '#machines/platform/list-settings/columns.ts'
import type { listSettingsMachine } from '#machines/platform/list-settings/list-settings.machine.ts'
import type { listViewsMachine } from '#machines/platform/list-views/list-views.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { listSettings } from '#screens/platform/wiring/list-settings.ts'
import { listViews } from '#screens/platform/wiring/list-views.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'
import type { Column } from '#ui/data-table.ts'
import { showView, type ViewedList } from './viewed-list.ts'

/** How a list looks to this person: what its bar and its table have in common. */
export interface ListLook<Row = ListedRecord> {
  readonly list: ViewedList
  readonly settings: Actor<typeof listSettingsMachine>
  readonly views: Actor<typeof listViewsMachine>
  /** The view that is open. */
  readonly view: ListView | undefined
  /** All columns of the list. */
  readonly declared: readonly Column<Row>[]
  /** All but the acts, in the person's order, hidden ones included. */
  readonly choices: readonly ColumnChoice[]
  /** Those that are shown, in the person's order and widths. */
  readonly columns: readonly Column<Row>[]
  readonly density: Density
  /** Whether it is known how the person wants it: until then no rows are drawn, that none jump. */
  readonly settled: boolean
  /** What keeps these columns from being the ones that are shown, where the list has such rules. */
  inTheWay?(columns: readonly ColumnChoice[]): readonly Refusal[]
  /** Other columns: of the view that is open, or of the list where none is. */
  arrange(columns: Columns | readonly ColumnChoice[]): void
}

/** Every list takes its columns through here, and so has everything that people do to columns and views. */
export function useLook<Row>(list: ViewedList, declared: readonly Column<Row>[]): ListLook<Row> {
  const holder = useHolder()
  const settings = useActorRef(listSettings, { input: { list: list.name } })
  const views = useActorRef(listViews, { input: { list: list.name, holder } })
  const known = useKnownLook(list.name, { settings, views })
  const { columns: own, density } = known.settings
  const view = known.views.find(({ id }) => id === list.view)
  const adjusted = useSelector(views, ({ context }) => context.adjusted)
  const chosen = view ? (adjusted?.view === view.id ? adjusted.columns : view.columns) : own
  const choices = useMemo(() => arranged(declared, chosen), [declared, chosen])
  const columns = useMemo(() => shownColumns(declared, choices), [declared, choices])
  const opened = useDefaultView(list, { settings, views })
  const settled = opened || (known.before && (list.hasQuery || known.settings.default_view_id === null))
  const arrange = (next: Columns | readonly ColumnChoice[]) => {
    const columns = next && [...next]
    if (view) views.send({ type: 'ADJUST', view: view.id, columns })
    else settings.send({ type: 'ARRANGE', columns })
  }
  return { list, settings, views, view, declared, choices, columns, density, settled, arrange }
}

interface KnownLook {
  readonly settings: ListSettings
  readonly views: readonly ListView[]
}

/** How each list looked last, for whoever comes back to it. */
const lastLooks = personPart(() => new Map<ListName, KnownLook>())

/** The person's settings and views; while they are on their way, those that were there when the list was last open. */
function useKnownLook(list: ListName, { settings, views }: Pick<ListLook, 'settings' | 'views'>) {
  const [looks] = useState(lastLooks)
  const [before] = useState(looks.get(list))
  const arrived = useSelector(settings, (snapshot) => snapshot.hasTag('settled'))
  const listed = useSelector(views, (snapshot) => snapshot.hasTag('settled'))
  const own = useSelector(settings, ({ context }) => context.settings)
  const all = useSelector(views, ({ context }) => context.views)
  useEffect(
    function keepLook() {
      if (arrived && listed) looks.set(list, { settings: own, views: all })
    },
    [looks, list, arrived, listed, own, all],
  )
  return {
    settings: arrived ? own : (before?.settings ?? own),
    views: listed ? all : (before?.views ?? all),
    before: before !== undefined,
  }
}

/** Opens the list with the person's view where it is asked for nothing; answers whether all is known. */
function useDefaultView(list: ViewedList, { settings, views }: Pick<ListLook, 'settings' | 'views'>) {
  const known = useSelector(settings, (snapshot) => snapshot.hasTag('settled'))
  const listed = useSelector(views, (snapshot) => snapshot.hasTag('settled'))
  const id = useSelector(settings, ({ context }) => context.settings.default_view_id)
  const wanted = useSelector(views, ({ context }) => context.views.find((view) => view.id === id))
  const waits = wanted !== undefined && !list.hasQuery
  useEffect(
    function openDefault() {
      // The list that it stands for was never seen: going back to it would only open the view again.
      if (known && listed && waits) showView(list, wanted, true)
    },
    [list, known, listed, waits, wanted],
  )
  return known && listed && !waits
}

function shownColumns<Row>(declared: readonly Column<Row>[], choices: readonly ColumnChoice[]) {
  const own = choices.flatMap(({ id, shown, width }) => {
    const column = declared.find((one) => one.id === id)
    return column && shown ? [width === null ? column : { ...column, width }] : []
  })
  return [...own, ...declared.filter(({ acts }) => acts)]
}
