import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { categories } from '#api/resources/catalog/categories.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { rowsOf, type TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { stepFrom, type Way } from '#machines/catalog/category-tree/tree.ts'
import { resized } from '#machines/platform/list-settings/columns.ts'
import { place } from '#screens/platform/frame/place.ts'
import { isPressed, useOwnKeys } from '#screens/platform/frame/shortcuts.ts'
import { useListMemory } from '#screens/platform/records/list-left.ts'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { TreeArea } from '#screens/platform/tree/TreeArea.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { DragArea } from '#ui/dragging.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { searchOf } from './address.ts'
import { EmptyTree } from './EmptyTree.tsx'
import { moveTo } from './landing.ts'
import { NotMoved } from './NotMoved.tsx'
import type { May } from './tree-columns.tsx'
import { useBranchOffers } from './use-branch-offers.ts'
import { useTreeFocus } from './use-tree-focus.ts'
import { useTreeMessages } from './use-tree-messages.ts'

const rowNames = ['nextRow', 'previousRow', 'openRow', 'openBranch', 'closeBranch'] as const
const ways = { moveUp: 'up', moveDown: 'down', moveIn: 'in', moveOut: 'out' } as const satisfies Record<string, Way>
const moves = ['moveUp', 'moveDown', 'moveIn', 'moveOut'] as const satisfies (keyof typeof ways)[]

interface TreeTableProps {
  actor: Actor<typeof categoryTreeMachine>
  look: ListLook<TreeRow>
  may: May
  /** A category that was deleted is there again. */
  onBack: (id: number) => void
}

/** The tree itself: its rows are dragged, or moved by Alt and the arrows. */
export function TreeTable({ actor, look, may, onBack }: TreeTableProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { failure, stored, tree, opened, turned, query } = context
  const rows = useMemo(() => rowsOf({ tree, opened, turned, query }), [tree, opened, turned, query])
  const address = place.path() + searchOf(query)
  const memory = useListMemory()
  const kept = {
    top: memory.leftAt(address).top,
    keep: (top: number) => memory.leave(address, { selected: [], top }),
  }
  const { focused, focus } = useTreeFocus(actor)
  const follow = useBranchOffers(actor)
  const said = useTreeMessages(actor, onBack)
  useOwnKeys(may.move ? [...rowNames, ...moves] : rowNames)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = moves.find((name) => isPressed(name, event))
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-key]')
    if (!pressed || !row || !may.move) return
    event.preventDefault()
    const id = Number(row.dataset.key)
    const next = stepFrom(tree, id, ways[pressed])
    if (!next) return
    actor.send({ type: 'MOVE', id, ...next })
    focus(id)
  }
  return (
    <DragArea>
      <NotMoved actor={actor} />
      <TreeArea
        tree="category"
        actor={actor}
        moveOf={(held, landing) => moveTo(actor.getSnapshot().context, held, landing)}
        onKeyDown={step}
        onFocus={follow}
      >
        <DataTable<TreeRow>
          label={i18n._(categories.title)}
          columns={look.columns}
          density={look.density}
          kept={kept}
          onResize={(id, width) => look.arrange(resized(look.choices, id, width))}
          rows={look.settled ? rows : []}
          rowKey={rowKey}
          rowName={rowName}
          tree={placeOf}
          onTurn={(row) => actor.send({ type: 'TURN', id: row.id })}
          focused={focused}
          status={!look.settled ? 'loading' : value === 'failed' ? 'failed' : value === 'loading' ? 'loading' : 'ready'}
          {...(may.open ? { onOpen: (row) => navigate(`/categories/edit/${row.id}`) } : {})}
          empty={<EmptyTree actor={actor} mayAdd={may.add} />}
          error={
            failure && (
              <ErrorState
                title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
                onRetry={() => actor.send({ type: 'REFRESH' })}
              />
            )
          }
        />
      </TreeArea>
      <ReaderOnly live="polite">{stored ? said : ''}</ReaderOnly>
    </DragArea>
  )
}

const rowKey = ({ id }: TreeRow) => String(id)
const rowName = ({ name }: TreeRow) => name
const placeOf = ({ depth, place, of, open }: TreeRow) => ({ level: depth + 1, place, of, open })
