import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { told } from '#api/rules/outcomes.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { DeskProps } from './ShippingSection.tsx'

/** The server named what stands in the way: why, and the order as it is now. */
export function ShipmentRefused({ desk }: Pick<DeskProps, 'desk'>) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(desk, (snapshot) => snapshot)
  const look = () => desk.send({ type: 'LOOK' })
  return (
    <Dialog
      open={value === 'refused'}
      role="alertdialog"
      width="narrow"
      onClose={look}
      title={i18n._(/*i18n*/ { id: 'shipping.refused', message: 'Gönderi değişmedi' })}
      footer={
        <Button variant="primary" onPress={look}>
          {i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
        </Button>
      }
    >
      {context.failure && <p>{sentencesOf(i18n, told(context.failure, 'notSent'))}</p>}
    </Dialog>
  )
}
