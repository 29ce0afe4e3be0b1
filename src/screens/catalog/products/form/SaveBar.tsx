import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import { whyNotSaved } from '#machines/catalog/product-form/why-not-saved.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { useLock } from '#screens/platform/records/use-lock.ts'
import { sentenceOf, useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { CircleAlertIcon } from '#ui/icons.ts'
import type { ShownRefusal } from '#ui/refusal.ts'
import { useForm, usePart } from './form-actor.ts'
import { nameOfPath } from './names.ts'
import { Problems } from './Problems.tsx'
import styles from './SaveBar.module.css'

const save = /*i18n*/ { id: 'records.save', message: 'Kaydet' }
const revert = /*i18n*/ { id: 'records.revert', message: 'Değişiklikleri geri al' }

interface SaveBarProps {
  onCancel: () => void
}

/** Saving, what still stands in its way, and how the last try ended. It stays in sight; Ctrl+S saves too. */
export function SaveBar({ onCancel }: SaveBarProps) {
  const locked = useLock(useForm(), { type: 'SUBMIT' }).length > 0
  if (locked) return null
  return (
    <div className={styles.bar}>
      <SaveState />
      <SaveActions onCancel={onCancel} />
    </div>
  )
}

/** What there is to know before saving. */
export function SaveState() {
  return (
    <div className={styles.summary}>
      <Failed />
      <Unsaved />
      <Problems />
    </div>
  )
}

export function SaveActions({ onCancel }: SaveBarProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const saving = useSelector(form, (snapshot) => snapshot.hasTag('saving'))
  const dirty = usePart(isDirty)
  const editing = usePart(({ id }) => id !== null)
  const reverts = dirty && editing
  useOffers([
    offer(form, { type: 'SUBMIT' }, save, 'save'),
    ...(reverts ? [offer(form, { type: 'REVERT' }, revert)] : []),
  ])
  return (
    <div className={styles.acts}>
      {reverts && (
        <Button variant="ghost" onPress={() => form.send({ type: 'REVERT' })}>
          {i18n._(revert)}
        </Button>
      )}
      <Button onPress={onCancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
      <Act
        actor={form}
        event={{ type: 'SUBMIT' }}
        variant="primary"
        busy={saving}
        keys="save"
        reveal={(path) => form.send({ type: 'REVEAL', path })}
        nameOf={(path) => nameOfPath(i18n, form.getSnapshot().context, path)}
        onRefused={() => form.send({ type: 'REVEAL' })}
      >
        {i18n._(save)}
      </Act>
    </div>
  )
}

function Unsaved() {
  const form = useForm()
  const { i18n } = useLingui()
  const dirty = usePart(isDirty)
  const waits = useSelector(form, (snapshot) => snapshot.matches({ form: { work: 'expired' } }))
  const waiting = /*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' }
  const unsaved = /*i18n*/ { id: 'records.unsaved', message: 'Kaydedilmemiş değişiklikler var' }
  return (
    <span role="status" className={styles.state}>
      {waits ? i18n._(waiting) : dirty && <span className={styles.unsaved}>{i18n._(unsaved)}</span>}
    </span>
  )
}

/** Why the last save failed, with links to the fields that the server named. */
function Failed() {
  const form = useForm()
  const { i18n } = useLingui()
  const failure = usePart((one) => one.failure)
  const refused = usePart((one) => one.refused)
  const refusalOptions = {
    reveal: (path: string) => form.send({ type: 'REVEAL', path }),
    nameOf: (path: string) => nameOfPath(i18n, form.getSnapshot().context, path),
  }
  const shown = useShown(refused, refusalOptions).filter((one) => one.fix)
  if (!failure) return null
  return (
    <div role="alert" className={styles.failed}>
      <CircleAlertIcon aria-hidden />
      <span>{sentenceOf(i18n, whyNotSaved(failure))}</span>
      {shown.map((one) => (
        <FieldLink key={one.id} refusal={one} />
      ))}
    </div>
  )
}

function FieldLink({ refusal: { fix } }: { refusal: ShownRefusal }) {
  if (!fix || !('onFix' in fix)) return null
  return (
    <Button variant="link" size="compact" onPress={fix.onFix}>
      {fix.label}
    </Button>
  )
}
