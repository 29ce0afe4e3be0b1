import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { TriangleAlertIcon } from '#ui/icons.ts'
import styles from './Neighbourhood.module.css'

/** A step that leaves where a record stands, in the reader's words. */
export interface Arrow {
  readonly step: string
  readonly to: string
  readonly refusals: readonly Refusal[]
}

export interface NeighbourhoodProps {
  /** The states it stands in. */
  here: readonly string[]
  arrows: readonly Arrow[]
}

/** The part of a chart that concerns a record now: where it stands, which steps leave from there, and what keeps some of them, each reason said once. */
export function Neighbourhood({ here, arrows }: NeighbourhoodProps) {
  const { i18n } = useLingui()
  const open = arrows.filter(({ refusals }) => refusals.length === 0)
  const kept = Map.groupBy(
    arrows.filter(({ refusals }) => refusals.length > 0),
    ({ refusals }) => JSON.stringify(refusals),
  )
  return (
    <div className={styles.neighbourhood}>
      <p className={styles.here}>
        {i18n._(/*i18n*/ { id: 'neighbourhood.here', message: 'Şu an:' })}{' '}
        {here.map((state) => (
          <strong key={state} className={styles.state} data-mark="lit">
            {state}
          </strong>
        ))}
      </p>
      {open.length > 0 && (
        <Arrows
          mark="possible"
          arrows={open}
          title={[i18n._(/*i18n*/ { id: 'neighbourhood.open', message: 'Buradan yapılabilecekler' })]}
        />
      )}
      {[...kept.values()].map((some) => (
        <Arrows
          key={JSON.stringify(some[0]?.refusals)}
          mark="refused"
          arrows={some}
          title={(some[0]?.refusals ?? []).map((refusal) => sentenceOf(i18n, refusal))}
        />
      ))}
    </div>
  )
}

interface ArrowsProps {
  mark: 'possible' | 'refused'
  arrows: readonly Arrow[]
  /** What holds for all of them. */
  title: readonly string[]
}

function Arrows({ mark, arrows, title }: ArrowsProps) {
  const id = useId()
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {mark === 'refused' && <TriangleAlertIcon aria-hidden />}
        {title.join(' ')}
      </p>
      <ul className={styles.arrows} aria-labelledby={id}>
        {arrows.map(({ step, to }) => (
          <li key={`${step} ${to}`} className={styles.arrow}>
            <span>{`${step} → `}</span>
            <span className={styles.state} data-mark={mark}>
              {to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
