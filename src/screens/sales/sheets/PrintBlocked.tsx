import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { windowOpened } from '#api/rules/platform/printing.ts'
import type { orderPrintMachine } from '#machines/sales/order-print/order-print.machine.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useWords } from '#ui/Kit.tsx'

/** The browser kept the window of what is printed closed: that it did, and once more. */
export function PrintBlocked({ actor }: { actor: Actor<typeof orderPrintMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const blocked = useSelector(actor, (snapshot) => snapshot.matches('blocked'))
  return (
    <ConfirmDialog
      open={blocked}
      onClose={() => actor.send({ type: 'CLOSE' })}
      title={i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
      description={i18n._(windowOpened.says)}
      confirm={words.retry}
      cancel={words.close}
      onConfirm={() => actor.send({ type: 'RETRY' })}
    />
  )
}
