import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { ConflictParts } from '#screens/platform/conflict/ConflictParts.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useForm, usePart } from './form-actor.ts'
import { Gone } from './Gone.tsx'
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

/** Mine and theirs side by side. */
function Compared() {
  const form = useForm()
  const { i18n } = useLingui()
  const open = useSelector(form, (snapshot) => snapshot.matches({ form: { work: 'conflict' } }))
  const changedBy = usePart((one) => one.changedBy)
  const compared = usePart(({ differences, own, taken }) => ({ differences, own, taken }))
  const choices = usePart((one) => one.choices)
  const partName = usePartName()
  const back = () => form.send({ type: 'BACK' })
  return (
    <Dialog
      open={open}
      onClose={back}
      width="wide"
      role="alertdialog"
      title={i18n._(/*i18n*/ { id: 'records.conflict', message: 'Kayıt bu arada değişti' })}
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
      {open && (
        <ConflictParts
          compared={compared}
          choices={choices}
          user={String(changedBy.user ?? '')}
          nameOf={({ path }) => partName(path)}
          format={({ path }, value) => <PartValue path={path} value={value} />}
          onChoose={(path, side) => form.send({ type: 'CHOOSE', path, side })}
        />
      )}
    </Dialog>
  )
}
