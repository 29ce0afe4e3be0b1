import {
  createContext,
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
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { childrenOf, type ItemPlace, type Items, lastUnder, placeOf } from '#machines/content/menu-tree/tree.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { DropMark } from '#screens/catalog/categories/DropMark.tsx'
import tree from '#screens/catalog/categories/tree.module.css'
import { type Landing, useTreeArea } from '#ui/tree-dragging.ts'

/** The rows of this tree know each other by it. */
export const itemKind = 'menu-item'

const HeldContext = createContext({ release: () => {} })

/** For what is dragged: letting it go. */
export function useHeldItem() {
  return useContext(HeldContext)
}

interface ItemAreaProps {
  actor: Actor<typeof menuTreeMachine>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** What is seen while an item is dragged: where it would land, and what stands in the way of that. */
interface Over {
  readonly landing: Landing
  readonly refusals: readonly Refusal[]
}

/** What the items are dragged over. */
export function ItemArea({ actor, onKeyDown, children }: ItemAreaProps) {
  const area = useRef<HTMLElement | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const eventOf = (held: string, landing: Landing) => {
    const at = Number(held)
    return { type: 'MOVE' as const, at, ...placeFor(actor.getSnapshot().context.items, at, landing) }
  }
  const refOf = useTreeArea({
    tree: itemKind,
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
      <div ref={ref} className={tree.area} onKeyDown={onKeyDown}>
        {children}
        {over && <DropMark {...over} area={area.current} />}
      </div>
    </HeldContext>
  )
}

/** The place that a landing means. Places are counted without the item that is moved. */
function placeFor(items: Items, at: number, { onto, zone }: Landing): ItemPlace {
  const target = Number(onto)
  if (zone === 'inside') return lastUnder(items, at, target)
  // Behind one that has others below it is before the first of them.
  if (zone === 'after' && childrenOf(items, target).length > 0) return { parent: target, position: 0 }
  const { parent, position } = placeOf(items, target)
  const own = placeOf(items, at)
  const shift = own.parent === parent && own.position < position ? 1 : 0
  return { parent, position: position - shift + (zone === 'after' ? 1 : 0) }
}
