import { useLingui } from '@lingui/react'
import type { Withdrawal } from '#api/contract/sales/shipments.ts'
import { classes } from '#ui/classes.ts'
import { CircleCheckIcon, TriangleAlertIcon } from '#ui/icons.ts'
import styles from './shipping.module.css'

const says = {
  withdrawn: /*i18n*/ {
    id: 'shipping.withdrawn',
    message: '{code} kodlu gönderi kargo firmasından geri çekildi; bu siparişe gerekmiyordu.',
  },
  still_there: /*i18n*/ {
    id: 'shipping.still_there',
    message:
      'Kargo firmasında bu siparişin {code} kodlu gönderisi hâlâ kayıtlı. Geri çekmeyi sürdürüyoruz; kalırsa firmayı bu kodla arayın.',
  },
}

/** What became of parcels that the cargo company was told of and that the order does not need. */
export function VoidedLabels({ of }: { of: readonly Withdrawal[] }) {
  const { i18n } = useLingui()
  return of.map(({ id, code, state }) => (
    <div
      key={id}
      className={classes(styles.trouble, state === 'withdrawn' ? styles.withdrawn : styles.warned)}
      role="status"
    >
      {state === 'withdrawn' ? <CircleCheckIcon aria-hidden="true" /> : <TriangleAlertIcon aria-hidden="true" />}
      <p className={styles.says}>{i18n._({ ...says[state], values: { code } })}</p>
    </div>
  ))
}
