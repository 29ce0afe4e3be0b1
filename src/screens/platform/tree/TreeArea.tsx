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
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { type Landing, useTreeArea } from '#ui/tree-dragging.ts'
import { DropMark } from './DropMark.tsx'
import styles from './tree.module.css'

const HeldContext = createContext({ tree: '', release: () => {} })

/** For what is dragged: the tree that it belongs to, and letting it go. */
export function useHeld() {
  return useContext(HeldContext)
}

interface TreeAreaProps<Move extends EventObject> {
  /** The rows of one tree know each other by it. */
  tree: string
  actor: { getSnapshot: () => AnyMachineSnapshot; send: (event: Move) => void }
  /** The move that a landing means. */
  moveOf: (held: string, landing: Landing) => Move
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  children: ReactNode
}

/** What is seen while a row is dragged: where it would land, and what stands in the way of that. */
interface Over {
  readonly landing: Landing
  readonly refusals: readonly Refusal[]
}

/** What the rows of a tree are dragged over. */
export function TreeArea<Move extends EventObject>(props: TreeAreaProps<Move>) {
  const { tree, actor, moveOf, onKeyDown, onFocus, children } = props
  const area = useRef<HTMLElement | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const refOf = useTreeArea({
    tree,
    onHover: (held, landing) => {
      if (!landing) return setOver(null)
      const found = refusals(actor.getSnapshot(), moveOf(held, landing)).filter(({ id }) => id !== noSuchStep)
      setOver({ landing, refusals: found })
    },
    onDrop: (held, landing) => actor.send(moveOf(held, landing)),
  })
  // The same for as long as the tree stands: or each row would be drawn anew wherever the hand goes.
  const held = useMemo(() => ({ tree, release: () => setOver(null) }), [tree])
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
