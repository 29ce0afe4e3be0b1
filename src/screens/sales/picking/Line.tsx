import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { type PickingLine, type ShortReason, shortReasons } from '#api/contract/sales/picking.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { LinePicture } from '#screens/sales/orders/LinePicture.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/Field.tsx'
import { CheckIcon, TriangleAlertIcon } from '#ui/icons.ts'
import { Select } from '#ui/Select.tsx'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'
import { reasons } from './reasons.ts'
import { codesOf } from './ScanFeedback.tsx'

interface LineProps extends DeskProps {
  line: PickingLine
  /** It is to be picked next, and it was picked last. */
  next: boolean
  last: boolean
}

/** One line of the basket: where it lies, how many are there, one more, one fewer, and why one is short. */
export function Line({ actor, line, next, last }: LineProps) {
  const { i18n } = useLingui()
  const { line_id, name, shelf, quantity, picked } = line
  const whole = picked === quantity
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (next) row.current?.scrollIntoView({ block: 'nearest' })
  }, [next])
  const values = { picked: i18n.number(picked), quantity: i18n.number(quantity) }
  const count = i18n._(/*i18n*/ { id: 'picking.of', message: '{picked} / {quantity}', values })
  const set = (to: number) => ({ type: 'SET', line_id, picked: to }) as const
  return (
    <li
      ref={row}
      className={classes(styles.line, next && styles.next, last && styles.last, whole && styles.whole)}
      aria-current={next ? 'step' : undefined}
    >
      <div className={styles.what}>
        <span className={styles.shelf}>{shelf || '–'}</span>
        <LinePicture url={line.image_url} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.code}>{codesOf(line)}</p>
        </div>
      </div>
      <div className={styles.count}>
        {!whole && <Short actor={actor} line={line} />}
        <Act
          actor={actor}
          event={set(picked - 1)}
          aria-label={`${name}: ${i18n._(/*i18n*/ { id: 'picking.fewer', message: 'bir eksik' })}`}
        >
          −
        </Act>
        <span className={styles.number}>
          {whole && <CheckIcon aria-hidden="true" />}
          {!whole && line.short_reason !== '' && <TriangleAlertIcon aria-hidden="true" />}
          {count}
        </span>
        <Act
          actor={actor}
          event={set(picked + 1)}
          variant={next ? 'primary' : 'plain'}
          aria-label={`${name}: ${i18n._(/*i18n*/ { id: 'picking.more', message: 'bir fazla' })}`}
        >
          +
        </Act>
      </div>
    </li>
  )
}

/** Why fewer pieces are there than were ordered. */
function Short({ actor, line: { line_id, short_reason } }: DeskProps & { line: PickingLine }) {
  const { i18n } = useLingui()
  const short = (reason: string) => ({ type: 'SHORT', line_id, short_reason: reason as ShortReason }) as const
  return (
    <Field
      name={`lines.${line_id}.short_reason`}
      label={i18n._(/*i18n*/ { id: 'picking.reason', message: 'Eksiğin nedeni' })}
      bare
      className={styles.short}
    >
      <Select
        value={short_reason}
        onChange={(reason) => actor.send(short(reason))}
        refusals={useShown(useRefusals(actor, short('other')))}
        options={shortReasons.map((value) => ({ value, label: i18n._(reasons[value]) }))}
      />
    </Field>
  )
}
