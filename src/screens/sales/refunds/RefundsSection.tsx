import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Order } from '#api/contract/sales/orders.ts'
import { isTyped } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { OrderActor, PartProps } from '#screens/sales/orders/order-actor.ts'
import { orderFixOf, refundsPlace } from '#screens/sales/orders/order-fixes.ts'
import { useReadAnew } from '#screens/sales/orders/use-read-anew.ts'
import { refundOpening } from '#screens/sales/wiring/refunds.ts'
import { PlusIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import { OpeningDialogs } from './OpeningDialogs.tsx'
import { RefundsOfOrder } from './RefundsOfOrder.tsx'

const title = /*i18n*/ { id: 'refunds.title', message: 'İadeler' }

/** The refunds of an order, as a part of its page. What is under way there goes on while the page reads the order anew. */
export function RefundsSection({ actor, order, past }: PartProps) {
  const { i18n } = useLingui()
  if (past)
    return (
      <Section title={i18n._(title)}>
        <RefundsOfOrder order={order} />
      </Section>
    )
  return <Desk page={actor} order={order} />
}

function Desk({ page, order }: { page: OrderActor; order: Order }) {
  const { i18n } = useLingui()
  const desk = useActorRef(refundOpening, { input: { order, holder: useHolder() } })
  const busy = useSelector(desk, ({ value }) => value === 'left')
  useUnsavedGuard(() => isTyped(desk.getSnapshot().context))
  useReadAnew(desk, page)
  useEffect(() => desk.send({ type: 'ORDER', order }), [desk, order])
  return (
    <Section
      title={i18n._(title)}
      place={refundsPlace}
      actions={
        <Act
          actor={desk}
          event={{ type: 'OPEN' }}
          size="compact"
          icon={PlusIcon}
          busy={busy}
          linkOf={orderFixOf(i18n, page)}
        >
          {i18n._(/*i18n*/ { id: 'refunds.open', message: 'Yeni iade' })}
        </Act>
      }
    >
      <RefundsOfOrder order={order} />
      <OpeningDialogs desk={desk} />
    </Section>
  )
}
