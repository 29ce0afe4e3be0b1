import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { keptDays } from '#api/contract/platform/trash.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './product-list.module.css'

type Actions = Actor<typeof productActionsMachine>

/** Deleting all products: the typed word before the job that does it (rule R192). */
export function DeleteAllDialog({ actor }: { actor: Actions }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  const open = value === 'asking' || value === 'deleting' || value === 'notDeleted'
  const words = i18n._(/*i18n*/ { id: 'products.delete_all', message: 'Tüm ürünleri sil' })
  return (
    <Dialog
      open={open}
      role="alertdialog"
      width="narrow"
      onClose={cancel}
      title={words}
      description={i18n._(
        /*i18n*/ {
          id: 'products.delete_all_about',
          message:
            'Stok hareketi ya da siparişi olan ürünler kalır. Diğerleri bir iş olarak silinir: durdurulabilir ve {days} gün boyunca geri alınabilir.',
          values: { days: keptDays },
        },
      )}
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          {value === 'notDeleted' ? (
            <Button variant="destructive" onPress={() => actor.send({ type: 'RETRY' })}>
              {words}
            </Button>
          ) : (
            <Act actor={actor} event={{ type: 'CONFIRM' }} variant="destructive" busy={value === 'deleting'}>
              {words}
            </Act>
          )}
        </>
      }
    >
      {value === 'notDeleted' && context.failure ? (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(context.failure, 'notDeleted'))}
        </p>
      ) : (
        <Field
          name="word"
          label={i18n._(
            /*i18n*/ { id: 'confirm.word', message: 'Onaylamak için {word} yazın.', values: { word: context.word } },
          )}
        >
          <TextInput value={context.typed} onChange={(text) => actor.send({ type: 'TYPE_WORD', text })} />
        </Field>
      )}
    </Dialog>
  )
}
