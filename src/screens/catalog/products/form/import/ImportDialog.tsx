import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { placeIn } from '#machines/catalog/marketplace-import/filling.ts'
import { productChosen } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'
import type { FormActor } from '#screens/catalog/products/form/form-actor.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import styles from './import.module.css'
import type { ImportActor } from './import-actor.ts'

interface ImportProps {
  form: FormActor
  actor: ImportActor
}

/** Looking for a product of the marketplace by its barcode, choosing it, and having the form filled (R15, R52, R53). */
export default function ImportDialog({ form, actor }: ImportProps) {
  const { i18n } = useLingui()
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const importable = useSelector(actor, (snapshot) => {
    const { context } = snapshot
    const under = snapshot.matches({ open: 'choosing' }) || snapshot.matches({ open: 'importing' })
    return under && productChosen(context) !== null
  })
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ open: 'importing' }))
  const place = useSelector(form, ({ context }) => placeIn(context), sameValue)
  const close = () => actor.send({ type: 'CLOSE' })
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={i18n._(/*i18n*/ { id: 'marketplace.import_title', message: 'Pazaryerinden ürün al' })}
        description={i18n._(
          /*i18n*/ {
            id: 'marketplace.import_about',
            message:
              'Görseller, marka, kategori ve varsayılan dildeki ad forma gelir; kaydetmeden hiçbir şey değişmez.',
          },
        )}
        footer={
          <>
            <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
            {importable && (
              <Act actor={actor} event={{ type: 'IMPORT', ...place }} variant="primary" busy={busy}>
                {i18n._(/*i18n*/ { id: 'marketplace.do_import', message: 'İçe aktar' })}
              </Act>
            )}
          </>
        }
      >
        <Barcode actor={actor} />
        <div className={styles.found}>
          <FoundProducts actor={actor} />
        </div>
      </Dialog>
      <NameQuestion actor={actor} />
    </>
  )
}

function Barcode({ actor }: Pick<ImportProps, 'actor'>) {
  const { i18n } = useLingui()
  const barcode = useSelector(actor, ({ context }) => context.barcode)
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ open: 'searching' }))
  return (
    <form className={styles.search} noValidate onSubmit={(event) => event.preventDefault()}>
      <Field
        name="import.barcode"
        label={i18n._(/*i18n*/ { id: 'product.barcode', message: 'Barkod' })}
        className={styles.barcode}
      >
        <TextInput code value={barcode} onChange={(typed) => actor.send({ type: 'TYPE', barcode: typed })} />
      </Field>
      <Act actor={actor} event={{ type: 'SEARCH' }} type="submit" icon={SearchIcon} busy={busy}>
        {i18n._(/*i18n*/ { id: 'marketplace.search', message: 'Ara' })}
      </Act>
    </form>
  )
}

/** A name that is there already is replaced only when the person says so (R53). */
function NameQuestion({ actor }: Pick<ImportProps, 'actor'>) {
  const { i18n } = useLingui()
  const asking = useSelector(actor, (snapshot) => snapshot.matches('namingAnew'))
  const { taken, place } = useSelector(actor, ({ context }) => context)
  return (
    <ConfirmDialog
      open={asking}
      onClose={() => actor.send({ type: 'KEEP_NAME' })}
      onConfirm={() => actor.send({ type: 'REPLACE_NAME' })}
      title={i18n._(/*i18n*/ { id: 'marketplace.name_question', message: 'Ürün adı değişsin mi?' })}
      description={i18n._(
        /*i18n*/ {
          id: 'marketplace.name_both',
          message: 'Formda “{old}” yazıyor, pazaryerinde “{name}”.',
          values: { old: place.name, name: taken?.name ?? '' },
        },
      )}
      cancel={i18n._(/*i18n*/ { id: 'marketplace.keep_name', message: 'Yazılı ad kalsın' })}
      confirm={i18n._(/*i18n*/ { id: 'marketplace.replace_name', message: 'Adı değiştir' })}
    />
  )
}
