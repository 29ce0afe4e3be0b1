import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { placesStaying } from '#api/rules/catalog/product-facts.ts'
import { combinationsDiffer } from '#api/rules/catalog/product-variants.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { type FormActor, useForm, usePart } from './form-actor.ts'
import { variantName } from './names.ts'

/** What a person must answer before the form goes on. */
export function Questions() {
  return (
    <>
      <DeleteQuestion />
      <TypeQuestion />
      <DuplicateAlert />
    </>
  )
}

function DeleteQuestion() {
  const form = useForm()
  const { i18n } = useLingui()
  const name = usePart(({ draft, lists, pendingVariant }) => variantName(i18n, draft, lists, pendingVariant ?? 0))
  return (
    <ConfirmDialog
      open={useAsking(form, 'confirmingVariantDelete')}
      onClose={() => form.send({ type: 'CANCEL' })}
      title={i18n._(/*i18n*/ { id: 'variants.delete_title', message: 'Varyantı sil' })}
      description={i18n._(
        /*i18n*/ {
          id: 'variants.delete_question',
          message: '{name} silinsin mi? Silme, ürün kaydedilince kesinleşir.',
          values: { name },
        },
      )}
      confirm={i18n._(/*i18n*/ { id: 'variants.delete_confirm', message: 'Sil' })}
      cancel={i18n._(cancel)}
      onConfirm={() => form.send({ type: 'CONFIRM' })}
      destructive
    />
  )
}

function TypeQuestion() {
  const form = useForm()
  const { i18n } = useLingui()
  const { kept, lost } = usePart(({ draft, lists }) => ({
    kept: variantName(
      i18n,
      draft,
      lists,
      Math.max(
        0,
        draft.variants.findIndex((one) => one.is_default && !one.deleted),
      ),
    ),
    lost: placesStaying(draft).length - 1,
  }))
  return (
    <ConfirmDialog
      open={useAsking(form, 'confirmingTypeChange')}
      onClose={() => form.send({ type: 'CANCEL' })}
      title={i18n._(/*i18n*/ { id: 'product.type_change_title', message: 'Ürün tipini değiştir' })}
      description={i18n._(
        /*i18n*/ {
          id: 'product.type_change_question',
          message: 'Yalnızca varsayılan varyant ({kept}) kalır; öteki {lost} varyant silinir.',
          values: { kept, lost },
        },
      )}
      confirm={i18n._(/*i18n*/ { id: 'product.type_change', message: 'Tipi değiştir' })}
      cancel={i18n._(cancel)}
      onConfirm={() => form.send({ type: 'CONFIRM' })}
      destructive
    />
  )
}

/** Says that a variant with these options exists already (R92). */
function DuplicateAlert() {
  const form = useForm()
  const { i18n } = useLingui()
  const close = () => form.send({ type: 'CANCEL' })
  const { says } = combinationsDiffer
  return (
    <Dialog
      open={useAsking(form, 'alertingDuplicate')}
      onClose={close}
      width="narrow"
      role="alertdialog"
      title={i18n._(/*i18n*/ { id: 'variants.duplicate_title', message: 'Seçenekler aynı' })}
      description={i18n._(says)}
      footer={
        <Button variant="primary" onPress={close}>
          {i18n._(/*i18n*/ { id: 'variants.done', message: 'Tamam' })}
        </Button>
      }
    />
  )
}

const cancel = /*i18n*/ { id: 'common.cancel', message: 'Vazgeç' }

type Asking = 'confirmingVariantDelete' | 'confirmingTypeChange' | 'alertingDuplicate'

function useAsking(form: FormActor, state: Asking): boolean {
  return useSelector(form, (snapshot) => snapshot.matches({ form: { work: { editing: state } } }))
}
