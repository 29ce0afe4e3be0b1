import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import type { bulkMachine } from '#machines/bulk/bulk.machine.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'

/** The question before many products are deleted, and what is told when the job could not be begun. */
export function BulkDialogs({ actor }: { actor: Actor<typeof bulkMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={cancel}
        destructive
        title={i18n._(
          /*i18n*/ {
            id: 'bulk.delete_title',
            message: '{count, plural, other {Seçilen # ürün silinsin mi?}}',
            values: { count: context.verdict?.total ?? 0 },
          },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'bulk.delete_what',
            message: 'Stok hareketi ya da siparişi olan ürünler silinmez; her biri nedeniyle gösterilir.',
          },
        )}
        confirm={i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' })}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <Dialog
        open={value === 'notSent'}
        role="alertdialog"
        width="narrow"
        onClose={cancel}
        title={i18n._(/*i18n*/ { id: 'bulk.not_begun', message: 'İş başlatılamadı' })}
        footer={
          <>
            <Button onPress={cancel}>{words.close}</Button>
            <Button variant="primary" onPress={() => actor.send({ type: 'AGAIN' })}>
              {words.retry}
            </Button>
          </>
        }
      >
        {context.failure && <p>{sentencesOf(i18n, told(context.failure, 'notApplied'))}</p>}
      </Dialog>
    </>
  )
}
