import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import type { productActsMachine } from '#machines/product-acts/product-acts.machine.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'

/** A copy that could not be made: why, and once more. */
export function NotCopiedDialog({ actor }: { actor: Actor<typeof productActsMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={value === 'notCopied'}
      role="alertdialog"
      width="narrow"
      onClose={cancel}
      title={i18n._(
        /*i18n*/ {
          id: 'products.not_copied',
          message: '“{name}” kopyalanamadı',
          values: { name: context.copying?.label ?? '' },
        },
      )}
      footer={
        <>
          <Button onPress={cancel}>{words.close}</Button>
          <Button variant="primary" onPress={() => actor.send({ type: 'RETRY' })}>
            {words.retry}
          </Button>
        </>
      }
    >
      {context.failure && <p>{sentencesOf(i18n, told(context.failure, 'notSaved'))}</p>}
    </Dialog>
  )
}
