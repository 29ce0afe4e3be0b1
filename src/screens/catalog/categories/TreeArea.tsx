import { useSelector } from '@xstate/react'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Actor } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { type Place, placeOf, type Tree } from '#machines/catalog/category-tree/tree.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { type Landing, useTreeArea } from '#ui/tree-dragging.ts'
import { DropMark } from './DropMark.tsx'
import styles from './tree.module.css'

/** The rows of this tree know each other by it. */
export const treeKind = 'category'

const HeldContext = createContext({ release: () => {} })

/** For what is dragged: letting it go. */
export function useHeld() {
  return useContext(HeldContext)
}

interface TreeAreaProps {
  actor: Actor<typeof categoryTreeMachine>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  children: ReactNode
}

/** What is seen while a row is dragged: where it would land, and what stands in the way of that. */
interface Over {
  readonly landing: Landing
  readonly refusals: readonly Refusal[]
}

/** What the rows of the tree are dragged over. */
export function TreeArea({ actor, onKeyDown, onFocus, children }: TreeAreaProps) {
  const area = useRef<HTMLElement | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const opened = useSelector(actor, ({ context }) => context.opened)
  const eventOf = (held: string, landing: Landing) => {
    const id = Number(held)
    const place = placeFor(actor.getSnapshot().context.tree, opened ?? [], id, landing)
    return { type: 'MOVE' as const, id, ...place }
  }
  const refOf = useTreeArea({
    tree: treeKind,
    onHover: (held, landing) => {
      if (!landing) return setOver(null)
      const found = refusals(actor.getSnapshot(), eventOf(held, landing)).filter(({ id }) => id !== noSuchStep)
      setOver({ landing, refusals: found })
    },
    onDrop: (held, landing) => actor.send(eventOf(held, landing)),
  })
  // The same for as long as the tree stands: or each row would be drawn anew wherever the hand goes.
  const held = useMemo(() => ({ release: () => setOver(null) }), [])
  const ref = useCallback(
    (node: HTMLElement | null) => {
      area.current = node
      refOf(node)
    },
    [refOf],
  )
  return (
    <HeldContext value={held}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside */}
      <div ref={ref} className={styles.area} onKeyDown={onKeyDown} onFocus={onFocus}>
        {children}
        {over && <DropMark {...over} area={area.current} />}
      </div>
    </HeldContext>
  )
}

/** The place that a landing means. Places are counted without the one that is moved. */
function placeFor(tree: Tree, opened: readonly number[], id: number, { onto, zone }: Landing): Place {
  const target = Number(onto)
  const inside = (position: number) => ({ parent_id: target, position })
  if (zone === 'inside') return inside(tree.filter((one) => one.parent_id === target && one.id !== id).length)
  // Behind an open one is before its first.
  const isOpen = opened.includes(target) && tree.some((one) => one.parent_id === target)
  if (zone === 'after' && isOpen) return inside(0)
  const { parent_id, position } = placeOf(tree, target)
  const own = placeOf(tree, id)
  const shift = own.parent_id === parent_id && own.position < position ? 1 : 0
  return { parent_id, position: position - shift + (zone === 'after' ? 1 : 0) }
}
