import { useRef } from 'react'
import { Addresses } from './Addresses.tsx'
import { Buyer } from './Buyer.tsx'
import { Lines } from './Lines.tsx'
import styles from './new-order.module.css'
import { OrderBar } from './OrderBar.tsx'
import { type NewOrderActor, NewOrderActorContext, ShowLineContext } from './order-form.ts'
import { Payment } from './Payment.tsx'
import { Sums } from './Sums.tsx'

/** The order that is written: its parts, what it comes to, and the bar that stores it. */
export function OrderForm({ actor }: { actor: NewOrderActor }) {
  const showLine = useRef<(index: number) => void>(() => {})
  return (
    <NewOrderActorContext value={actor}>
      <ShowLineContext value={showLine}>
        <div className={styles.order}>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Lines />
              <Buyer />
              <Addresses />
              <Payment />
            </div>
            <Sums />
          </div>
          <OrderBar />
        </div>
      </ShowLineContext>
    </NewOrderActorContext>
  )
}
