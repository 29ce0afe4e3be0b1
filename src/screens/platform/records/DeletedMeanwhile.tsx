import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ListName } from '#api/registry/lists.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { undo } from '#screens/platform/wiring/undo.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './list.module.css'

interface DeletedMeanwhileProps {
  deleted: { readonly list: ListName; readonly id: number; readonly label: string }
  title: string
  description: string
  /** What the ways out are called. */
  leave: string
  add: string
  may: { readonly add: boolean; readonly restore: boolean }
  onLeave: () => void
  onAdd: () => void
  /** It is out of the trash again; the save goes on. */
  onRestored: () => void
}

/** What is open in a form was deleted by somebody else: it is taken out of the trash and saved, or what was typed becomes a new one. */
export function DeletedMeanwhile({
  deleted,
  title,
  description,
  leave,
  add,
  may,
  onLeave,
  onAdd,
  onRestored,
}: DeletedMeanwhileProps) {
  const { i18n } = useLingui()
  const back = useRestoring(deleted, onRestored)
  const { value, context: came } = useSelector(back, (snapshot) => snapshot)
  const refusals =
    value === 'failed' && came.failure
      ? failureMessages(came.failure, 'notRestored')
      : (came.undone?.refused.flatMap((one) => one.refusals) ?? [])
  return (
    <Dialog
      open
      onClose={onLeave}
      role="alertdialog"
      width="narrow"
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={onLeave}>{leave}</Button>
          {may.add && (
            <Button {...(may.restore ? {} : { variant: 'primary' })} onPress={onAdd}>
              {add}
            </Button>
          )}
          {may.restore && value !== 'refused' && (
            <Button
              variant="primary"
              busy={value === 'undoing'}
              onPress={() => back.send({ type: value === 'failed' ? 'RETRY' : 'TAKE' })}
            >
              {i18n._(/*i18n*/ { id: 'records.restore', message: 'Geri getir ve kaydet' })}
            </Button>
          )}
        </>
      }
    >
      {refusals.length > 0 && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, refusals)}
        </p>
      )}
    </Dialog>
  )
}

/** Takes what was deleted out of the trash. */
function useRestoring({ list, id, label }: DeletedMeanwhileProps['deleted'], onRestored: () => void) {
  const back = useActorRef(undo, { input: { undoing: { what: 'deletion', list, records: [{ id, label }] } } })
  useEffect(
    function goOn() {
      const hearing = back.subscribe(({ value }) => {
        if (value === 'undone') onRestored()
      })
      return () => hearing.unsubscribe()
    },
    [back, onRestored],
  )
  return back
}
