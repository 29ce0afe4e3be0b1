import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { nextOf } from '#machines/sales/picking/basket.ts'
import { linesOf } from '#machines/sales/picking/picking-page.context.ts'
import { closedBy } from '#machines/sales/picking/picking-page.rules.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Closed } from './Closed.tsx'
import { Line } from './Line.tsx'
import { PickScan } from './PickScan.tsx'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'
import { ScanFeedback } from './ScanFeedback.tsx'
import { Unsent } from './Unsent.tsx'

/** What is to be picked, along the shelves: where to scan, how far it is, each line, and what may be done with the whole. */
export function Basket({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const lines = linesOf(context)
  const next = nextOf(lines)
  const closed = closedBy(context)
  const count = (of: 'picked' | 'quantity') => lines.reduce((sum, line) => sum + line[of], 0)
  const numbers = { picked: i18n.number(count('picked')), all: i18n.number(count('quantity')) }
  const says = i18n._(/*i18n*/ { id: 'picking.count', message: '{picked} / {all} parça', values: numbers })
  const store = typeof value === 'string' ? null : value.basket.store
  return (
    <div className={styles.basket} data-density="touch">
      {closed.length > 0 ? <Closed refusals={closed} /> : <PickScan actor={actor} />}
      <div className={styles.progress}>
        <strong>{says}</strong>
        <ProgressBar value={count('picked')} max={Math.max(1, count('quantity'))} label={says} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.line_id}
            actor={actor}
            line={line}
            next={closed.length === 0 && line === next}
            last={line.line_id === context.last}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Unsent actor={actor} />
        <ScanFeedback actor={actor} />
        <div className={styles.acts}>
          <Act actor={actor} event={{ type: 'PAUSE' }} busy={context.pausing}>
            {i18n._(/*i18n*/ { id: 'picking.pause', message: 'Ara ver' })}
          </Act>
          <Act actor={actor} event={{ type: 'FINISH' }} variant="primary" busy={context.finish && store !== 'unsaved'}>
            {i18n._(/*i18n*/ { id: 'picking.FINISH', message: 'Toplamayı bitir' })}
          </Act>
        </div>
      </div>
    </div>
  )
}
