import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { nameIn } from '#api/resources/naming.ts'
import { told } from '#api/rules/outcomes.ts'
import { permits } from '#api/rules/session.ts'
import { resourceOf } from '#machines/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { undo } from '#screens/wiring/undo.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './list.module.css'

interface GoneDialogProps {
  actor: Actor<typeof recordFormMachine>
  list: string
}

/** Somebody deleted the record that is open: it is taken out of the bin and saved, or what was typed becomes a new one. */
export function GoneDialog(props: GoneDialogProps) {
  const gone = useSelector(props.actor, (snapshot) => snapshot.matches('gone'))
  return gone && <Gone {...props} />
}

function Gone({ actor, list }: GoneDialogProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const { context } = actor.getSnapshot()
  const resource = resourceOf(context)
  const may = {
    add: permits(context.holder, resource.codes.add),
    restore: permits(context.holder, resource.codes.delete),
  }
  const back = useRestoring(actor)
  const { value, context: came } = useSelector(back, (snapshot) => snapshot)
  const refusals =
    value === 'failed' && came.failure
      ? told(came.failure, 'notRestored')
      : (came.undone?.refused.flatMap((one) => one.refusals) ?? [])
  const leave = () => navigate(list)
  return (
    <Dialog
      open
      onClose={leave}
      role="alertdialog"
      width="narrow"
      title={i18n._(/*i18n*/ { id: 'records.gone', message: 'Bu kayıt silinmiş' })}
      description={
        may.restore
          ? i18n._(
              /*i18n*/ {
                id: 'records.gone_restore',
                message:
                  'Siz düzenlerken başka biri bu kaydı sildi. Kayıt geri getirilip yazdıklarınız üzerine kaydedilebilir ya da yeni bir kayıt olarak eklenebilir.',
              },
            )
          : i18n._(
              /*i18n*/ {
                id: 'records.gone_why',
                message: 'Siz düzenlerken başka biri bu kaydı sildi. Yazdıklarınız yeni bir kayıt olarak eklenebilir.',
              },
            )
      }
      footer={
        <>
          <Button onPress={leave}>{i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })}</Button>
          {may.add && (
            <Button {...(may.restore ? {} : { variant: 'primary' })} onPress={() => actor.send({ type: 'ADD_AGAIN' })}>
              {i18n._(/*i18n*/ { id: 'records.add_again', message: 'Yeni kayıt olarak ekle' })}
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

/** Takes the record out of the bin; the form goes on with its save then. */
function useRestoring(actor: Actor<typeof recordFormMachine>) {
  const { context } = actor.getSnapshot()
  const { resource: list, id, original, languages } = context
  const records = [{ id: id ?? 0, label: nameIn(resourceOf(context), original, ...languages) }]
  const back = useActorRef(undo, { input: { undoing: { what: 'deletion', list, records } } })
  useEffect(
    function goOn() {
      const hearing = back.subscribe(({ value }) => {
        if (value === 'undone') actor.send({ type: 'RESTORED' })
      })
      return () => hearing.unsubscribe()
    },
    [actor, back],
  )
  return back
}
