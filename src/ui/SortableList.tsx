import { type ReactNode, useId } from 'react'
import { DragArea } from './dragging.tsx'
import { useWords } from './Kit.tsx'
import { ReaderOnly } from './ReaderOnly.tsx'
import { SortableItem } from './SortableItem.tsx'
import styles from './SortableList.module.css'
import { useSorting } from './useSorting.ts'

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

/**
 * A list that people put in order: by dragging, by keys on the handle (Space lifts and drops, arrows move, Escape restores), or by the
 * buttons (R17, R244). What is dropped outside, or restored, changes nothing.
 */
export function SortableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  onSort,
  say,
  render,
  layout = 'list',
}: SortableListProps<Item>) {
  const words = useWords()
  const how = useId()
  const list = useId()
  const byKey = new Map(items.map((item) => [itemKey(item), item]))
  const { order, steps, liftedBy } = useSorting({
    keys: [...byKey.keys()],
    nameOf: (key) => itemName(byKey.get(key) as Item),
    onOrder: (keys) => onSort(keys.map((key) => byKey.get(key) as Item)),
    say,
  })
  return (
    <DragArea>
      <ReaderOnly id={how}>{words.sorting.how}</ReaderOnly>
      <ol className={styles[layout]} aria-label={label}>
        {order.map((key, at) => {
          const item = byKey.get(key) as Item
          const place = { id: key, name: itemName(item), at, count: order.length, lifted: liftedBy(key) }
          return (
            <SortableItem key={key} {...place} steps={steps} layout={layout} list={list} how={how}>
              {render(item)}
            </SortableItem>
          )
        })}
      </ol>
    </DragArea>
  )
}
