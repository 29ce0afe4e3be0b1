import { useLingui } from '@lingui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { type LabelsToPrint, mostLabels, mostOfOne } from '#api/contract/content/label-print.ts'
import { wholeIn } from '#api/rules/content/label-print.ts'
import { labelsInOrder, pageSize, pagesOf } from '#machines/content/label/sheets.ts'
import type { LabelRow } from '#machines/content/label-print/label-print.machine.ts'
import { LabelSheet } from './LabelSheet.tsx'
import styles from './print.module.css'
import { useDrawn } from './use-drawn.ts'

interface SheetPreviewProps {
  theme: LabelsToPrint['themes'][number]
  shop: LabelsToPrint['shop']
  rows: readonly LabelRow[]
  start: string
}

/** A sheet and a label of a roll on screen, in pixels to a millimetre. */
const scales = { sheet: 1.7, roll: 4 } as const
const widest = 360
const between = 16

/** Every page as it will be printed, with the real products. Only those in sight are drawn, and none beyond what can be printed at once. */
export function SheetPreview({ theme, shop, rows, start }: SheetPreviewProps) {
  const { i18n } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const variants = useMemo(() => rows.map(({ variant }) => variant), [rows])
  const drawn = useDrawn(theme, shop, variants)
  const pages = useMemo(() => {
    const counts = rows.map(({ count }) => Math.min(wholeIn(count) ?? 0, mostOfOne))
    return pagesOf(theme, labelsInOrder(counts).slice(0, mostLabels), wholeIn(start) ?? 1)
  }, [theme, rows, start])
  const size = pageSize(theme)
  const width = Math.min(widest, size.width * scales[theme.paper])
  const height = (width * size.height) / size.width
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + between,
    overscan: 1,
    initialRect: { width: 400, height: 600 },
  })
  return (
    <section
      ref={scroller}
      className={styles.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={i18n._(
        /*i18n*/ {
          id: 'label_print.preview',
          message: 'Önizleme: {labels} etiket, {pages} sayfa',
          values: { labels: pages.flat().length, pages: pages.length },
        },
      )}
    >
      <div className={styles.pages} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start: top, key }) => (
          <div
            key={key}
            data-index={index}
            ref={virtual.measureElement}
            className={styles.at}
            style={{ width, transform: `translateY(${top}px)` }}
          >
            <LabelSheet theme={theme} labels={pages[index] ?? []} drawn={drawn} />
          </div>
        ))}
      </div>
    </section>
  )
}
