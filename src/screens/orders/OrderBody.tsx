import type { Order } from '#api/contract/orders.ts'
import { Addresses } from './Addresses.tsx'
import { Buyer } from './Buyer.tsx'
import { Notes } from './Notes.tsx'
import { OrderChart } from './OrderChart.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSections } from './OrderSections.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderSum } from './OrderSum.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { Payments } from './Payments.tsx'
import { Timeline } from './Timeline.tsx'
import { Visiting } from './Visiting.tsx'
import { WayTo } from './WayTo.tsx'

/** The order from top to bottom: what was bought at the left, who bought it and what may be done at the right; under both its chart. */
export function OrderBody({ now, ...part }: PartProps & { now: Order }) {
  return (
    <>
      {part.past && <Visiting {...part} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines {...part} />
          <OrderSum order={part.order} />
          <Payments order={part.order} />
          <OrderSections {...part} />
          <Timeline {...part} order={now} />
        </div>
        <div className={styles.column}>
          {!part.past && <OrderSteps {...part} />}
          {!part.past && <WayTo {...part} />}
          <Buyer order={part.order} />
          <Addresses {...part} />
          <Notes {...part} />
        </div>
      </div>
      <OrderChart {...part} />
    </>
  )
}
