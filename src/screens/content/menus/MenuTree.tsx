import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useMemo } from 'react'
import type { Actor } from 'xstate'
import { menus } from '#api/resources/content/menus.ts'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import type { Way } from '#machines/content/menu-tree/tree.ts'
import { isPressed, useOwnKeys } from '#screens/platform/frame/shortcuts.ts'
import { TreeArea } from '#screens/platform/tree/TreeArea.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { DragArea } from '#ui/dragging.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useItemColumns } from './item-columns.tsx'
import { type ItemRow, rowsOf } from './item-rows.ts'
import { moveTo } from './landing.ts'
import { useItemFocus } from './use-item-focus.ts'
import type { KnownTargets } from './use-menu-preview.ts'

const ways = { moveUp: 'up', moveDown: 'down', moveIn: 'in', moveOut: 'out' } as const satisfies Record<string, Way>
const moves = ['moveUp', 'moveDown', 'moveIn', 'moveOut'] as const satisfies (keyof typeof ways)[]
/** A longer tree scrolls inside, so that what the chosen item says stays near; only the rows in sight are drawn. */
const longest = 40
const rowNames = ['nextRow', 'previousRow', 'openRow'] as const

interface MenuTreeProps {
  actor: Actor<typeof menuTreeMachine>
  preview: KnownTargets
  language: number
  open: boolean
  path: string
}

/** The items themselves: dragged, or moved by Alt and the arrows. */
export function MenuTree({ actor, preview, language, open, path }: MenuTreeProps) {
  const { i18n } = useLingui()
  const { items, selected } = useSelector(actor, ({ context }) => context)
  const { focused, focus } = useItemFocus(actor, path)
  const { stateOf } = preview
  const rows = useMemo(() => rowsOf({ items, selected, language, stateOf }), [items, selected, language, stateOf])
  const columns = useItemColumns({ open, path })
  useOwnKeys(open ? [...rowNames, ...moves] : rowNames)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = moves.find((name) => isPressed(name, event))
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-key]')
    if (!pressed || !row || !open) return
    event.preventDefault()
    actor.send({ type: 'STEP', at: Number(row.dataset.key), way: ways[pressed] })
    const to = actor.getSnapshot().context.selected
    if (to !== null) focus(to)
  }
  return (
    <DragArea>
      <TreeArea
        tree="menu-item"
        actor={actor}
        moveOf={(held, landing) => moveTo(actor.getSnapshot().context.items, held, landing)}
        onKeyDown={step}
      >
        <DataTable<ItemRow>
          label={i18n._(menus.fields.items.label)}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          rowName={rowName}
          tree={placeOf}
          focused={focused}
          shown={selected === null ? null : String(selected)}
          height={rows.length > longest ? 'page' : 'content'}
          onOpen={(row) => actor.send({ type: 'SELECT', at: row.at })}
          empty={<EmptyState title={i18n._(/*i18n*/ { id: 'menus.no_items', message: 'Bu menüde henüz öğe yok.' })} />}
        />
      </TreeArea>
    </DragArea>
  )
}

const rowKey = ({ at }: ItemRow) => String(at)
const rowName = ({ name }: ItemRow) => name
const placeOf = ({ level, place, of, above }: ItemRow) => ({ level, place, of, open: above ? true : null })
