import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { classes } from '#ui/classes.ts'
import type { Landing } from '#ui/tree-dragging.ts'
import styles from './tree.module.css'

interface DropMarkProps {
  landing: Landing
  refusals: readonly Refusal[]
  area: HTMLElement | null
}

/** Where what is dragged would land; where it may not, why. */
export function DropMark({ landing: { zone, box }, refusals, area }: DropMarkProps) {
  const { i18n } = useLingui()
  const around = area?.getBoundingClientRect()
  if (!around) return null
  const top = box.top - around.top
  const place = {
    before: { transform: `translateY(${top - 1}px)`, height: 2 },
    inside: { transform: `translateY(${top}px)`, height: box.height },
    after: { transform: `translateY(${top + box.height - 1}px)`, height: 2 },
  }[zone]
  const refused = refusals.length > 0
  return (
    <div className={classes(styles.mark, styles[zone], refused && styles.refused)} style={place as CSSProperties}>
      {refused && (
        <span role="status" className={styles.why}>
          {refusals.map((refusal) => (
            <span key={refusal.id} data-rule={refusal.id}>
              {sentenceOf(i18n, refusal)}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
