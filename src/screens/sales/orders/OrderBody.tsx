import type { Order } from '#api/contract/sales/orders.ts'
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
import { PathToStatus } from './PathToStatus.tsx'
import { Payments } from './Payments.tsx'
import { ShortPicks } from './ShortPicks.tsx'
import { Timeline } from './Timeline.tsx'
import { Visiting } from './Visiting.tsx'

/**
 * The order from top to bottom: what was bought at the left, where its chart has it and what became of it, at the right what may be done and who
 * bought it. On narrow screens what may be done follows what was bought.
 */
export function OrderBody({ now, ...part }: PartProps & { now: Order }) {
  return (
    <>
      {part.past && <Visiting {...part} />}
      <div className={styles.columns}>
        <div className={styles.bought}>
          <ShortPicks {...part} />
          <OrderLines {...part} />
          <OrderSum order={part.order} />
        </div>
        <div className={styles.about}>
          {!part.past && <OrderSteps {...part} />}
          {!part.past && <PathToStatus {...part} />}
          <Buyer order={part.order} past={part.past} />
          <Addresses {...part} />
          <Notes {...part} />
        </div>
        <div className={styles.became}>
          <OrderChart {...part} />
          <Payments order={part.order} past={Boolean(part.past)} />
          <OrderSections {...part} />
          <Timeline {...part} order={now} />
        </div>
      </div>
    </>
  )
}
