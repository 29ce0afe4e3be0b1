import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { orderThen, whenOrdered } from '#machines/sales/order/order-then.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Button } from '#ui/Button.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

/** Says that a moment of the past is looked at, and leads back. */
export function Visiting({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const visited = useSelector(actor, ({ context }) => context.visited ?? whenOrdered)
  const time = formatsOf(i18n).moment(orderThen(order, visited).at)
  return (
    <div className={styles.visiting} role="status">
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'order_page.as_of',
            message: 'Sipariş, {time} anında nasılsa öyle görünüyor.',
            values: { time },
          },
        )}
      </p>
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>
        {i18n._(/*i18n*/ { id: 'order_page.back_to_now', message: 'Bugüne dön' })}
      </Button>
    </div>
  )
}
