import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { DeletedAll } from '#api/contract/products.ts'
import { told } from '#api/rules/outcomes.ts'
import type { productActsMachine } from '#machines/product-acts/product-acts.machine.ts'
import { Act } from '#screens/Act.tsx'
import { sentenceOf, sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Link } from '#ui/Link.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './product-list.module.css'

type Acts = Actor<typeof productActsMachine>

/** Deleting all products: the typed word, the wait, and exactly what came of it (rule R192). */
export function DeleteAllDialog({ actor }: { actor: Acts }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  if (value === 'told' && context.result) return <Result result={context.result} onClose={cancel} />
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
          message: 'Stok hareketi ya da siparişi olan ürünler kalır, diğerleri silinir. Bu işlem geri alınamaz.',
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
          {sentencesOf(i18n, told(context.failure, 'notDeleted'))}
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

function Result({ result, onClose }: { result: DeletedAll; onClose: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  const more = result.total_refused - result.refused.length
  return (
    <Dialog
      open
      role="alertdialog"
      width="narrow"
      onClose={onClose}
      title={i18n._(
        /*i18n*/ {
          id: 'bulk.partial',
          message: '{ok} kayıt işlendi, {failed} kayıt işlenemedi.',
          values: { ok: result.deleted, failed: result.total_refused },
        },
      )}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <ul className={styles.result}>
        {result.refused.map(({ id, name, error }) => (
          <li key={id}>
            <Link href={`/products/edit/${id}`}>{name}</Link>
            <p>{sentenceOf(i18n, { id: error })}</p>
          </li>
        ))}
        {more > 0 && (
          <li>
            {i18n._(/*i18n*/ { id: 'products.more_refused', message: 've {count} ürün daha', values: { count: more } })}
          </li>
        )}
      </ul>
    </Dialog>
  )
}
