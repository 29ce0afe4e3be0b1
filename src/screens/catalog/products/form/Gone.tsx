import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { permits } from '#api/rules/platform/session.ts'
import { DeletedMeanwhile } from '#screens/platform/records/DeletedMeanwhile.tsx'
import { useForm } from './form-actor.ts'

/** Somebody deleted the product that is open. */
export function Gone() {
  const form = useForm()
  const gone = useSelector(form, (snapshot) => snapshot.matches({ form: { work: 'gone' } }))
  return gone && <GoneProduct />
}

function GoneProduct() {
  const form = useForm()
  const { i18n } = useLingui()
  const { id, holder, original, lists } = form.getSnapshot().context
  const may = { add: permits(holder, [602]), restore: permits(holder, [604]) }
  const own = original.translations.find((one) => one.language_id === lists.languages[0]?.id)
  return (
    <DeletedMeanwhile
      deleted={{ list: 'products', id: id ?? 0, label: own?.name ?? '' }}
      title={i18n._(/*i18n*/ { id: 'product.gone_title', message: 'Ürün silinmiş' })}
      description={
        may.restore
          ? i18n._(
              /*i18n*/ {
                id: 'product.gone_restore',
                message:
                  'Siz düzenlerken başka biri bu ürünü sildi. Ürün geri getirilip yazdıklarınız üzerine kaydedilebilir ya da yeni bir ürün olarak hazırlanabilir.',
              },
            )
          : i18n._(
              /*i18n*/ {
                id: 'product.gone_question',
                message:
                  'Bu ürün, siz düzenlerken silindi. Yazdıklarınız duruyor; yeni bir ürün olarak kaydedilebilir.',
              },
            )
      }
      leave={i18n._(/*i18n*/ { id: 'records.back', message: 'Forma dön' })}
      add={i18n._(/*i18n*/ { id: 'product.add_again', message: 'Yeni ürün olarak hazırla' })}
      may={may}
      onLeave={() => form.send({ type: 'BACK' })}
      onAdd={() => form.send({ type: 'ADD_AGAIN' })}
      onRestored={useCallback(() => form.send({ type: 'RESTORED' }), [form])}
    />
  )
}
