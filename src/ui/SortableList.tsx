import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { DndProvider, useDrag, useDrop } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'
import { TouchBackend } from 'react-dnd-touch-backend'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { ReaderOnly } from './ReaderOnly.tsx'
import styles from './SortableList.module.css'

interface SortableListProps<Item> {
  /** Names the list for screen readers. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The item in words, for its handle and for what is said. */
  itemName: (item: Item) => string
  /** Told the new order once, when an item is dropped. */
  onSort: (items: readonly Item[]) => void
  /** Says it to screen readers: "lifted", "place 2 of 5". */
  say: (message: string) => void
  render: (item: Item) => ReactNode
  /** `grid` for pictures side by side. */
  layout?: 'list' | 'grid'
}

/** What is on its way: the keys in the order that is shown, and how it travels. */
interface Lifted {
  readonly key: string
  readonly order: readonly string[]
  readonly by: 'pointer' | 'keys'
}

/** Fingers and mice are followed by different means; which one leads is asked when the first list appears. */
const backend = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches
    ? TouchBackend
    : HTML5Backend

/**
 * A list that people put in order: by dragging, by keys on the handle (Space lifts and drops, arrows move, Escape restores), or by the
 * buttons (R17, R244). What is dropped outside, or restored, changes nothing.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const [chosen] = useState(backend)
  return (
    <DndProvider backend={chosen} options={{ delayTouchStart: 150 }}>
      <Sortable {...props} />
    </DndProvider>
  )
}

function Sortable<Item>({
  label,
  items,
  itemKey,
  itemName,
  onSort,
  say,
  render,
  layout = 'list',
}: SortableListProps<Item>) {
  const { sorting } = useWords()
  const how = useId()
  const type = useId()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const keys = items.map(itemKey)
  const byKey = new Map(items.map((item) => [itemKey(item), item]))
  // What was lifted stays in sight while the list changes under it.
  const order =
    lifted?.order.length === keys.length && lifted.order.every((key) => byKey.has(key)) ? lifted.order : keys
  const name = (key: string) => itemName(byKey.get(key) as Item)

  const commit = (next: readonly string[]) => {
    setLifted(null)
    if (next.some((key, at) => key !== keys[at])) onSort(next.flatMap((key) => byKey.get(key) ?? []))
  }
  const steps = {
    lift: (key: string, by: Lifted['by']) => {
      setLifted({ key, order, by })
      if (by === 'keys') say(sorting.lifted(name(key), order.indexOf(key) + 1, order.length))
    },
    move: (key: string, to: number) => {
      if (to < 0 || to >= order.length || !lifted) return
      setLifted({ ...lifted, order: moved(order, key, to) })
      if (lifted.by === 'keys') say(sorting.moved(name(key), to + 1, order.length))
    },
    drop: (key: string) => {
      commit(order)
      say(sorting.dropped(name(key), order.indexOf(key) + 1, order.length))
    },
    restore: (key: string) => {
      setLifted(null)
      say(sorting.restored(name(key), keys.indexOf(key) + 1, keys.length))
    },
    jump: (key: string, to: number) => {
      if (to < 0 || to >= order.length) return
      commit(moved(order, key, to))
      say(sorting.moved(name(key), to + 1, order.length))
    },
  }
  return (
    <>
      <ReaderOnly id={how}>{sorting.how}</ReaderOnly>
      <ol className={styles[layout]} aria-label={label}>
        {order.flatMap((key, at) => {
          const item = byKey.get(key)
          if (item === undefined) return []
          return (
            <SortableItem
              key={key}
              id={key}
              at={at}
              count={order.length}
              name={name(key)}
              type={type}
              how={how}
              lifted={lifted?.key === key ? lifted.by : null}
              steps={steps}
              layout={layout}
            >
              {render(item)}
            </SortableItem>
          )
        })}
      </ol>
    </>
  )
}

interface SortableItemProps {
  id: string
  at: number
  count: number
  name: string
  type: string
  how: string
  lifted: Lifted['by'] | null
  layout: 'list' | 'grid'
  steps: {
    lift(key: string, by: Lifted['by']): void
    move(key: string, to: number): void
    drop(key: string): void
    restore(key: string): void
    jump(key: string, to: number): void
  }
  children: ReactNode
}

function SortableItem({ id, at, count, name, type, how, lifted, layout, steps, children }: SortableItemProps) {
  const { sorting } = useWords()
  const element = useRef<HTMLLIElement>(null)
  const latest = useRef(steps)
  latest.current = steps
  const [, drag, preview] = useDrag({
    type,
    item: () => {
      // The browser takes the picture of what is dragged first; the gap appears after.
      setTimeout(() => latest.current.lift(id, 'pointer'))
      return { id }
    },
    end: (_, monitor) => (monitor.didDrop() ? latest.current.drop(id) : latest.current.restore(id)),
  })
  const [, drop] = useDrop({
    accept: type,
    hover: ({ id: over }: { id: string }) => over !== id && latest.current.move(over, at),
    drop: () => ({}),
  })
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
    <li
      ref={(node) => {
        element.current = node
        preview(drop(node))
      }}
      className={classes(styles.item, lifted && styles[lifted])}
      data-key={id}
    >
      <button
        ref={(node) => {
          drag(node)
        }}
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
      <div className={styles.body}>{children}</div>
      <span className={classes(styles.moves, layout === 'grid' && styles.sideways)}>
        <IconButton
          icon={ArrowUpIcon}
          size="compact"
          label={sorting.moveUp(name)}
          aria-disabled={at === 0}
          onPress={() => steps.jump(id, at - 1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          size="compact"
          label={sorting.moveDown(name)}
          aria-disabled={at === count - 1}
          onPress={() => steps.jump(id, at + 1)}
        />
      </span>
    </li>
  )
}

/** The order with one key taken to another place. */
function moved(order: readonly string[], key: string, to: number): readonly string[] {
  const rest = order.filter((one) => one !== key)
  return [...rest.slice(0, to), key, ...rest.slice(to)]
}
