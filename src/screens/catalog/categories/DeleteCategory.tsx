import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { keptInTrash } from '#screens/platform/records/kept-in-trash.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'
import { ContentsFirst } from './ContentsFirst.tsx'
import styles from './tree.module.css'

/** Asks before a category is deleted. What is in it is told, and goes elsewhere first (rules R164, R165). */
export function DeleteCategory({ actor }: { actor: Actor<typeof categoryTreeMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { toDelete, failure } = context
  if (!toDelete) return null
  const holds = toDelete.children + toDelete.products > 0
  const cancel = () => actor.send({ type: 'CANCEL' })
  const busy = value === 'emptying' || value === 'deleting'
  return (
    <Dialog
      open
      role="alertdialog"
      width="narrow"
      onClose={cancel}
      title={i18n._(
        /*i18n*/ {
          id: 'records.delete_question',
          message: '{count, plural, =1 {“{name}” silinsin mi?} other {# kayıt silinsin mi?}}',
          values: { count: 1, name: toDelete.name },
        },
      )}
      description={i18n._(keptInTrash)}
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          {value === 'notDeleted' ? (
            <Button variant="destructive" onPress={() => actor.send({ type: 'RETRY' })}>
              {words.retry}
            </Button>
          ) : (
            <Act actor={actor} event={{ type: 'CONFIRM' }} variant="destructive" busy={busy}>
              {holds
                ? i18n._(/*i18n*/ { id: 'categories.move_and_delete', message: 'Taşı ve sil' })
                : i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
            </Act>
          )}
        </>
      }
    >
      {value === 'notDeleted' && failure ? (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notDeleted'))}
        </p>
      ) : (
        holds && <ContentsFirst actor={actor} toDelete={toDelete} />
      )}
    </Dialog>
  )
}
