import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import type { reviewDeskMachine } from '#machines/product-review/review-desk.machine.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'

/** A step that was not taken: why, once more, or the review as it is now. */
export function NotTakenDialog({ actor }: { actor: Actor<typeof reviewDeskMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const reload = () => actor.send({ type: 'RELOAD' })
  return (
    <Dialog
      open={value === 'notTaken'}
      role="alertdialog"
      width="narrow"
      onClose={reload}
      title={i18n._(/*i18n*/ { id: 'reviews.not_taken', message: 'Değerlendirme değişmedi' })}
      footer={
        <>
          <Button onPress={reload}>{i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}</Button>
          <Button variant="primary" onPress={() => actor.send({ type: 'RETRY' })}>
            {words.retry}
          </Button>
        </>
      }
    >
      {context.failure && <p>{sentencesOf(i18n, told(context.failure, 'notUpdated'))}</p>}
    </Dialog>
  )
}
