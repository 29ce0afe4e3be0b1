import { useLingui } from '@lingui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { placesStaying } from '#api/rules/catalog/product-facts.ts'
import { matches, type ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { useOwnKeys } from '#screens/platform/frame/shortcuts.ts'
import { useMedia } from '#ui/useMedia.ts'
import { usePart } from './form-actor.ts'
import { fieldName } from './names.ts'
import { RowForm } from './RowForm.tsx'
import { usePasteBlock } from './use-paste-block.ts'
import { VariantCard } from './VariantCard.tsx'
import { VariantHead } from './VariantHead.tsx'
import { VariantRow } from './VariantRow.tsx'
import styles from './VariantTable.module.css'
import { columnsOf, roles, rowHeight } from './variant-table.ts'

/** The variants, one row each. Only the rows in sight are drawn, and each follows its own variant alone: there may be two thousand. */
export function VariantTable() {
  const { i18n } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const indexes = usePart(({ draft }) => placesStaying(draft))
  const options = usePart(({ draft }) => draft.selected_options)
  const narrow = useMedia('(max-width: 720px)')
  // The row that holds the focus stays drawn, wherever the table is scrolled to.
  const [active, setActive] = useState(0)
  const rows = useVirtualizer({
    count: indexes.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => indexes[at] ?? at,
    estimateSize: () => rowHeight(narrow),
    overscan: 6,
    scrollPaddingStart: narrow ? 0 : 36,
    initialRect: { width: 1024, height: 560 },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active, range.count - 1)])].sort((a, b) => a - b),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when their shape changes
  useEffect(() => rows.measure(), [narrow])
  useWanted(indexes, rows.scrollToIndex)
  useOwnKeys(keyNames)
  const paste = usePasteBlock()
  return (
    <div ref={scroller} className={styles.scroller} onPaste={paste}>
      <table
        {...roles.table}
        aria-label={fieldName(i18n, 'variants')}
        aria-rowcount={indexes.length + 1}
        className={styles.table}
        style={columnsOf(options.length, narrow)}
      >
        {!narrow && (
          <thead {...roles.group} className={styles.heads}>
            <VariantHead />
          </thead>
        )}
        <tbody {...roles.group} className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((item) => {
            const index = indexes[item.index]
            return index === undefined ? null : (
              <tr
                key={item.key}
                ref={rows.measureElement}
                {...roles.row}
                data-index={item.index}
                aria-rowindex={item.index + 2}
                className={styles.place}
                style={{ transform: `translateY(${item.start}px)` }}
                onFocus={() => setActive(item.index)}
                onKeyDown={stepDown}
              >
                <RowForm index={index}>{narrow ? <VariantCard index={index} /> : <VariantRow index={index} />}</RowForm>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const steps = { variantBelow: 1, variantAbove: -1 } as const satisfies Partial<Record<ShortcutName, number>>
const keyNames = ['variantBelow', 'variantAbove'] as const satisfies (keyof typeof steps)[]

/** The arrows and Enter lead from a field to the same one of the next variant, as in a spreadsheet. */
function stepDown(event: KeyboardEvent<HTMLElement>): void {
  const pressed = keyNames.find((name) => matches(name, event.key === 'Enter' ? { ...event, key: 'ArrowDown' } : event))
  const step = pressed && steps[pressed]
  const field = event.target
  if (!step || !(field instanceof HTMLInputElement) || field.type !== 'text') return
  const cell = field.closest('td')
  const row = event.currentTarget
  const next = row.parentElement?.querySelector(`[data-index="${Number(row.dataset.index) + step}"]`)
  const target = next?.children[[...row.children].indexOf(cell as Element)]?.querySelector('input')
  event.preventDefault()
  target?.focus()
  target?.select()
}

/** Scrolls to the row of a field that asked for the focus, so that it is drawn. */
function useWanted(indexes: readonly number[], scrollTo: (at: number, how: { align: 'center' }) => void): void {
  const wanted = usePart(({ view }) => view.focus)
  const show = useEffectEvent((path: string) => {
    const [list, row] = path.split('.')
    const at = list === 'variants' ? indexes.indexOf(Number(row)) : -1
    if (at >= 0) scrollTo(at, { align: 'center' })
  })
  useEffect(
    function showItsRow() {
      if (wanted) show(wanted.path)
    },
    [wanted],
  )
}
