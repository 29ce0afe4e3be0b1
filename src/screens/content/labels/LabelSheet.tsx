import type { LabelTheme } from '#api/contract/content/labels.ts'
import type { Shape } from '#machines/content/label/draw.ts'
import { type PlacedLabel, pageSize } from '#machines/content/label/sheets.ts'
import { LabelSvg } from './LabelSvg.tsx'
import styles from './print.module.css'

interface LabelSheetProps {
  theme: LabelTheme
  labels: readonly PlacedLabel[]
  /** What stands on the label of a row, and what it is called. */
  drawn: (row: number) => { readonly shapes: readonly Shape[]; readonly name: string } | null
}

/** A page of labels: one of a roll, or a sheet with each in its place. It is as wide as whatever it stands in. */
export function LabelSheet({ theme, labels, drawn }: LabelSheetProps) {
  const { width, height } = pageSize(theme)
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <div className={styles.page} style={{ aspectRatio: `${width} / ${height}` }}>
      {labels.map(({ row, x, y }) => {
        const label = drawn(row)
        return (
          label && (
            <div
              key={`${x} ${y}`}
              className={styles.placed}
              style={{
                left: share(x, width),
                top: share(y, height),
                width: share(theme.width_mm, width),
                height: share(theme.height_mm, height),
              }}
            >
              <LabelSvg theme={theme} shapes={label.shapes} name={label.name} />
            </div>
          )
        )
      })}
    </div>
  )
}
