import { isValidElement, type KeyboardEvent, memo, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { useDragging } from './dragging.tsx'
import { GripIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { useLocked } from './locked.ts'
import { MoveButtons } from './MoveButtons.tsx'
import styles from './SortableList.module.css'
import type { SortingSteps } from './useSorting.ts'

interface SortableItemProps {
  id: string
  name: string
  at: number
  count: number
  lifted: 'pointer' | 'keys' | null
  steps: SortingSteps
  layout: 'list' | 'grid'
  list: string
  /** The id of the words that tell how to sort with the keys. */
  how: string
  children: ReactNode
}

/** One item of a list that is put in order: its handle for the pointer and the keys, and its two buttons. */
export const SortableItem = memo(Item, isAlike)

function Item({ id, name, at, count, lifted, steps, layout, list, how, children }: SortableItemProps) {
  const { sorting } = useWords()
  const locked = useLocked().length > 0
  const refs = useDragging({ list, id, layout, steps })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[
      event.key
    ]
    if (event.key === ' ' || event.key === 'Enter') lifted ? steps.drop(id) : steps.lift(id, 'keys')
    else if (event.key === 'Escape' && lifted) steps.restore(id)
    else if (to !== undefined && lifted) steps.move(id, to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li ref={refs.item} className={classes(styles.item, lifted && styles[lifted])} data-key={id}>
      {!locked && (
        <button
          ref={refs.handle}
          type="button"
          className={styles.handle}
          aria-label={sorting.handle(name)}
          aria-describedby={how}
          aria-pressed={lifted === 'keys'}
          onKeyDown={onKeyDown}
          onBlur={() => lifted === 'keys' && steps.restore(id)}
        >
          <GripIcon aria-hidden />
        </button>
      )}
      <div className={styles.body}>{children}</div>
      {!locked && count > 1 && (
        <span className={classes(styles.moves, layout === 'grid' && styles.sideways)}>
          <MoveButtons
            at={at}
            count={count}
            size="compact"
            up={sorting.moveUp(name)}
            down={sorting.moveDown(name)}
            onMove={(by) => steps.jump(id, at + by)}
          />
        </span>
      )}
    </li>
  )
}

/** Whether an item is to be seen as it was: while one of a long list is moved or typed into, the others are not drawn anew. */
function isAlike({ children: before, ...one }: SortableItemProps, { children: after, ...other }: SortableItemProps) {
  if (!areAlike(one, other)) return false
  if (before === after) return true
  if (!isValidElement(before) || !isValidElement(after)) return false
  return before.type === after.type && before.key === after.key && areAlike(before.props, after.props)
}

function areAlike(one: unknown, other: unknown): boolean {
  const [before, after] = [Object.entries(one as object), new Map(Object.entries(other as object))]
  return (
    before.length === after.size && before.every(([key, value]) => after.has(key) && Object.is(value, after.get(key)))
  )
}
