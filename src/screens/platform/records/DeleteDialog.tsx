import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { mayRest } from '#machines/platform/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'
import { keptInTrash } from './kept-in-trash.ts'
import styles from './list.module.css'
import { RefusedRecords } from './RefusedRecords.tsx'

interface DeleteDialogProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
}

/** Asks before a deletion, waits for it, and tells what stood in its way: a dialog for each of its states. */
export function DeleteDialog({ actor, resource }: DeleteDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const state = value.deletion
  const { toDelete, tied, removed, deleteFailure } = context
  const close = () => actor.send({ type: 'CANCEL' })
  const cancel = <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
  if ((state === 'refused' || state === 'passivating') && removed) {
    return (
      <Dialog
        open
        role="alertdialog"
        width="narrow"
        onClose={close}
        title={i18n._(
          /*i18n*/ {
            id: 'records.not_all_deleted',
            message: '{ok, plural, =0 {Silinemedi} other {# kayıt silindi, {failed} kayıt silinemedi}}',
            values: { ok: removed.deleted.length, failed: removed.refused.length },
          },
        )}
        footer={<Button onPress={close}>{words.close}</Button>}
      >
        <RefusedRecords
          resource={resource}
          refused={removed.refused}
          instead={({ id }) => mayRest(context, id) && <MakePassive actor={actor} id={id} />}
        />
        {deleteFailure && (
          <p role="alert" className={styles.failed}>
            {sentencesOf(i18n, failureMessages(deleteFailure, 'notSaved'))}
          </p>
        )}
      </Dialog>
    )
  }
  const name = toDelete[0]?.label ?? ''
  const failed = state === 'failed' && deleteFailure
  if (state === 'unasked') {
    return (
      <FailedDialog
        open
        title={i18n._(/*i18n*/ { id: 'records.delete_unasked', message: 'Silinip silinemeyeceği öğrenilemedi' })}
        failure={deleteFailure}
        act="notDeleted"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={close}
      />
    )
  }
  return (
    <Dialog
      open={state === 'confirming' || state === 'deleting' || state === 'failed'}
      role="alertdialog"
      width="narrow"
      onClose={close}
      title={i18n._(
        /*i18n*/ {
          id: 'records.delete_question',
          message: '{count, plural, =1 {“{name}” silinsin mi?} other {# kayıt silinsin mi?}}',
          values: { count: toDelete.length, name },
        },
      )}
      description={i18n._(keptInTrash)}
      footer={
        <>
          {cancel}
          <Button
            variant="destructive"
            busy={state === 'deleting'}
            onPress={() => actor.send({ type: failed ? 'RETRY' : 'CONFIRM' })}
          >
            {failed ? words.retry : i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
          </Button>
        </>
      }
    >
      {tied.length > 0 && (
        <>
          <p className={styles.stays}>
            {i18n._(
              /*i18n*/ {
                id: 'records.stays',
                message: '{count, plural, other {# kayıt silinemez, kalır:}}',
                values: { count: tied.length },
              },
            )}
          </p>
          <RefusedRecords resource={resource} refused={tied} />
        </>
      )}
      {failed && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failed, 'notDeleted'))}
        </p>
      )}
    </Dialog>
  )
}

/** The way out of a refusal: nobody is offered it any more, and it can be had back. */
function MakePassive({ actor, id }: { actor: DeleteDialogProps['actor']; id: number }) {
  const { i18n } = useLingui()
  const busy = useSelector(
    actor,
    ({ value, context }) => value.deletion === 'passivating' && context.passivating?.id === id,
  )
  return (
    <Act actor={actor} event={{ type: 'MAKE_PASSIVE', id }} busy={busy} size="compact">
      {i18n._(/*i18n*/ { id: 'records.make_passive', message: 'Pasif yap' })}
    </Act>
  )
}
