import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { windowOpened } from '#api/rules/platform/printing.ts'
import type { labelPrintMachine } from '#machines/content/label-print/label-print.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useWords } from '#ui/Kit.tsx'

/** What is asked and told while labels are printed: a window that stayed closed, and whether they came out. */
export function PrintQuestions({ actor }: { actor: Actor<typeof labelPrintMachine> }) {
  const { i18n } = useLingui()
  const kit = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const failed = value === 'notWritten' || value === 'notLeft'
  const failure = failed && context.failure ? sentencesOf(i18n, failureMessages(context.failure, 'notSaved')) : ''
  return (
    <>
      <ConfirmDialog
        open={value === 'blocked' || failed}
        onClose={() => actor.send({ type: 'CLOSE' })}
        title={i18n._(words.print)}
        description={value === 'blocked' ? i18n._(windowOpened.says) : failure}
        confirm={kit.retry}
        cancel={kit.close}
        onConfirm={() => actor.send({ type: 'RETRY' })}
      />
      <ConfirmDialog
        open={value === 'asking'}
        onClose={() => actor.send({ type: 'CANCEL' })}
        title={i18n._(words.printed)}
        description={i18n._(words.leaves)}
        confirm={i18n._(words.yes)}
        cancel={i18n._(words.no)}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
    </>
  )
}

const words = {
  print: /*i18n*/ { id: 'order_page.print', message: 'Yazdır' },
  printed: /*i18n*/ { id: 'label_print.printed', message: 'Etiketler basıldı mı?' },
  leaves: /*i18n*/ {
    id: 'label_print.leaves',
    message: 'Basılanlar kuyruktan çıkar. Bu arada fiyatı yeniden değişen ürünler kuyrukta kalır.',
  },
  yes: /*i18n*/ { id: 'label_print.yes', message: 'Evet, basıldı' },
  no: /*i18n*/ { id: 'label_print.no', message: 'Hayır, kuyrukta kalsın' },
}
