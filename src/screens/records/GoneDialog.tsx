import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { permits } from '#api/rules/session.ts'
import { resourceOf } from '#machines/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Somebody deleted the record that is open: what was typed can become a new one. */
export function GoneDialog({ actor, list }: { actor: Actor<typeof recordFormMachine>; list: string }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const gone = useSelector(actor, (snapshot) => snapshot.matches('gone'))
  const mayAdd = useSelector(actor, ({ context }) => permits(context.holder, resourceOf(context).codes.add))
  const leave = () => navigate(list)
  return (
    <Dialog
      open={gone}
      onClose={leave}
      role="alertdialog"
      width="narrow"
      title={i18n._(/*i18n*/ { id: 'records.gone', message: 'Bu kayıt silinmiş' })}
      description={i18n._(
        /*i18n*/ {
          id: 'records.gone_why',
          message: 'Siz düzenlerken başka biri bu kaydı sildi. Yazdıklarınız yeni bir kayıt olarak eklenebilir.',
        },
      )}
      footer={
        <>
          <Button onPress={leave}>{i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })}</Button>
          {mayAdd && (
            <Button variant="primary" onPress={() => actor.send({ type: 'ADD_AGAIN' })}>
              {i18n._(/*i18n*/ { id: 'records.add_again', message: 'Yeni kayıt olarak ekle' })}
            </Button>
          )}
        </>
      }
    />
  )
}
