import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Difference } from '#machines/product-form/merge.ts'
import { Act } from '#screens/Act.tsx'
import { sentenceOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './Conflict.module.css'
import { useForm, usePart } from './form-actor.ts'
import { PartValue } from './PartValue.tsx'
import { usePartName } from './part-names.ts'

/** Somebody else saved the product, or deleted it, since it was opened (D5). */
export function Conflict() {
  return (
    <>
      <Compared />
      <Gone />
    </>
  )
}

/** Mine and theirs side by side. What only one of both changed is not asked about. */
function Compared() {
  const form = useForm()
  const { i18n } = useLingui()
  const open = useSelector(form, (snapshot) => snapshot.matches({ form: { work: 'conflict' } }))
  const changedBy = usePart((one) => one.changedBy)
  const differences = usePart((one) => one.differences)
  const back = () => form.send({ type: 'BACK' })
  return (
    <Dialog
      open={open}
      onClose={back}
      width="wide"
      role="alertdialog"
      title={i18n._(/*i18n*/ { id: 'records.conflict', message: 'Başka biri de kaydetti' })}
      description={
        'user' in changedBy
          ? sentenceOf(i18n, { id: 'conflict.stale', about: changedBy })
          : i18n._(/*i18n*/ { id: 'conflict.stock_changed', message: 'Stok, form açıldıktan sonra değişti.' })
      }
      footer={
        <>
          <Button onPress={back}>{i18n._(/*i18n*/ { id: 'records.back', message: 'Forma dön' })}</Button>
          <Button onPress={() => form.send({ type: 'TAKE_THEIRS' })}>
            {i18n._(/*i18n*/ { id: 'records.take_theirs', message: 'Benimkinden vazgeç' })}
          </Button>
          <Act actor={form} event={{ type: 'MERGE' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'records.merge', message: 'Birleştir ve kaydet' })}
          </Act>
        </>
      }
    >
      {differences.length === 0 ? (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'records.no_collision',
              message: 'Farklı alanları değiştirdiniz; iki değişiklik de kalabilir.',
            },
          )}
        </p>
      ) : (
        <div className={styles.parts}>
          {differences.map((one) => (
            <Part key={one.path} difference={one} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

function Part({ difference: { path, mine, theirs } }: { difference: Difference }) {
  const form = useForm()
  const { i18n } = useLingui()
  const choice = usePart(({ choices }) => choices[path] ?? '')
  const name = usePartName()(path)
  return (
    <Field name={path} label={name}>
      <RadioGroup
        value={choice}
        onChange={(side) => form.send({ type: 'CHOOSE', path, side: side === 'mine' ? 'mine' : 'theirs' })}
        options={[
          {
            value: 'mine',
            label: <PartValue path={path} value={mine} />,
            hint: i18n._(/*i18n*/ { id: 'records.mine', message: 'Benimki' }),
          },
          {
            value: 'theirs',
            label: <PartValue path={path} value={theirs} />,
            hint: i18n._(/*i18n*/ { id: 'product.theirs', message: 'Kayıtlı olan' }),
          },
        ]}
      />
    </Field>
  )
}

function Gone() {
  const form = useForm()
  const { i18n } = useLingui()
  return (
    <ConfirmDialog
      open={useSelector(form, (snapshot) => snapshot.matches({ form: { work: 'gone' } }))}
      onClose={() => form.send({ type: 'BACK' })}
      title={i18n._(/*i18n*/ { id: 'product.gone_title', message: 'Ürün silinmiş' })}
      description={i18n._(
        /*i18n*/ {
          id: 'product.gone_question',
          message: 'Bu ürün, siz düzenlerken silindi. Yazdıklarınız duruyor; yeni bir ürün olarak kaydedilebilir.',
        },
      )}
      confirm={i18n._(/*i18n*/ { id: 'product.add_again', message: 'Yeni ürün olarak hazırla' })}
      cancel={i18n._(/*i18n*/ { id: 'records.back', message: 'Forma dön' })}
      onConfirm={() => form.send({ type: 'ADD_AGAIN' })}
    />
  )
}
