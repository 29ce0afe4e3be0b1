import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { told } from '#api/rules/outcomes.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { DeskProps } from './picking-actor.ts'

/** The server refused what was picked: why, and the order as it is now. */
export function PickingRefused({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const look = () => actor.send({ type: 'LOOK' })
  return (
    <Dialog
      open={value === 'refused'}
      role="alertdialog"
      width="narrow"
      onClose={look}
      title={i18n._(/*i18n*/ { id: 'picking.refused', message: 'Toplama kaydedilmedi' })}
      footer={
        <Button variant="primary" onPress={look}>
          {i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
        </Button>
      }
    >
      {context.failure && <p>{sentencesOf(i18n, told(context.failure, 'notSaved'))}</p>}
    </Dialog>
  )
}
