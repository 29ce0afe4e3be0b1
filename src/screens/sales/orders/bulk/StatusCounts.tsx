import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { StatusCount } from '#api/contract/sales/order-bulk.ts'
import { OrderState } from '#screens/sales/orders/OrderState.tsx'
import styles from './order-bulk.module.css'

interface StatusCountsProps {
  statuses: readonly StatusCount[]
  /** What may be done with those in one status. */
  act?: (status: StatusCount['status']) => ReactNode
}

/** How many of the chosen orders stand in each status, and the numbers of some. */
export function StatusCounts({ statuses, act }: StatusCountsProps) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.statuses}>
      {statuses.map(({ status, count, numbers }) => (
        <li key={status}>
          <OrderState status={status} />
          <span className={styles.count}>{i18n.number(count)}</span>
          <span className={styles.numbers}>
            {numbers.join(', ')}
            {count > numbers.length && ' …'}
          </span>
          {act?.(status)}
        </li>
      ))}
    </ul>
  )
}
