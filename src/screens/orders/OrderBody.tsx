import { Buyer } from './Buyer.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSections } from './OrderSections.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderSum } from './OrderSum.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { Payments } from './Payments.tsx'

/** The order from top to bottom: what was bought at the left, who bought it and what may be done at the right. */
export function OrderBody({ actor, order }: PartProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderLines order={order} />
        <OrderSum order={order} />
        <Payments order={order} />
        <OrderSections actor={actor} order={order} />
      </div>
      <div className={styles.column}>
        <OrderSteps actor={actor} order={order} />
        <Buyer order={order} />
      </div>
    </div>
  )
}
