import styles from '#screens/sales/orders/order.module.css'
import { RefundChart } from './RefundChart.tsx'
import { RefundConditions } from './RefundConditions.tsx'
import { RefundFacts } from './RefundFacts.tsx'
import { RefundHistory } from './RefundHistory.tsx'
import { RefundLines } from './RefundLines.tsx'
import { RefundMovements } from './RefundMovements.tsx'
import { RefundSteps } from './RefundSteps.tsx'
import { RefundSum } from './RefundSum.tsx'
import { ReturnInvoice } from './ReturnInvoice.tsx'
import type { PartProps } from './refund-actor.ts'

/** The refund from top to bottom: what came back and what it is worth at the left, what may be done at the right; under both its chart. */
export function RefundBody(part: PartProps) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RefundLines {...part} />
          <RefundSum {...part} />
          <RefundMovements {...part} />
          <RefundHistory {...part} />
        </div>
        <div className={styles.column}>
          <RefundConditions {...part} />
          <RefundSteps {...part} />
          <RefundFacts {...part} />
          <ReturnInvoice {...part} />
        </div>
      </div>
      <RefundChart {...part} />
    </>
  )
}
