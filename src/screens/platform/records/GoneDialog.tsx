import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import { permits } from '#api/rules/platform/session.ts'
import { resourceOf } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { DeletedMeanwhile } from './DeletedMeanwhile.tsx'

interface GoneDialogProps {
  actor: Actor<typeof recordFormMachine>
  list: string
}

/** Somebody deleted the record that is open. */
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
  const label = nameIn(resource, context.original, ...context.languages)
  return (
    <DeletedMeanwhile
      deleted={{ list: context.resource as ListName, id: context.id ?? 0, label }}
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
      leave={i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })}
      add={i18n._(/*i18n*/ { id: 'records.add_again', message: 'Yeni kayıt olarak ekle' })}
      may={may}
      onLeave={() => navigate(list)}
      onAdd={() => actor.send({ type: 'ADD_AGAIN' })}
      onRestored={useCallback(() => actor.send({ type: 'RESTORED' }), [actor])}
    />
  )
}
