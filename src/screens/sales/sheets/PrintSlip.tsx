import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { orderPrint } from '#screens/sales/wiring/order-print.ts'
import { Button } from '#ui/Button.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { PrintBlocked } from './PrintBlocked.tsx'

/** Prints the packing slip of one order, in a window of its own. */
export function PrintSlip({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(orderPrint)
  return (
    <>
      <Button icon={PrintIcon} onPress={() => actor.send({ type: 'PRINT', query: { kind: 'slip', ids: [id] } })}>
        {i18n._(/*i18n*/ { id: 'order_page.slip', message: 'Sevk fişi' })}
      </Button>
      <PrintBlocked actor={actor} />
    </>
  )
}
