import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Addresses } from './Addresses.tsx'
import { Buyer } from './Buyer.tsx'
import { InvoiceData } from './InvoiceData.tsx'
import { Lines } from './Lines.tsx'
import styles from './new-order.module.css'
import { OrderBar } from './OrderBar.tsx'
import { type NewOrderActor, NewOrderActorContext, ShowLineContext } from './order-form.ts'
import { Payment } from './Payment.tsx'
import { Sums } from './Sums.tsx'

/** The order that is written: its parts, what it comes to, and the bar that stores it. */
export function OrderForm({ actor }: { actor: NewOrderActor }) {
  const opening = useSelector(actor, ({ value }) => value === 'opening')
  const showLine = useRef<(index: number) => void>(() => {})
  return (
    <NewOrderActorContext value={actor}>
      <ShowLineContext value={showLine}>
        <div className={styles.order}>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Lines />
              {opening ? (
                <Skeleton shape="form" rows={8} />
              ) : (
                <>
                  <Buyer />
                  <Addresses />
                  <InvoiceData />
                  <Payment />
                </>
              )}
            </div>
            {!opening && <Sums />}
          </div>
          {!opening && <OrderBar />}
        </div>
      </ShowLineContext>
    </NewOrderActorContext>
  )
}
