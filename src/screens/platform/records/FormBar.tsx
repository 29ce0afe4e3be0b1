import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { actOf, hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { RulesInTheWay } from '#screens/platform/steps/RulesInTheWay.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import styles from './form.module.css'
import { SaveFailed } from './SaveFailed.tsx'
import type { Parts } from './use-form-parts.tsx'

const save = /*i18n*/ { id: 'records.save', message: 'Kaydet' }
const saveAndAdd = /*i18n*/ { id: 'records.save_and_add', message: 'Kaydet ve yeni ekle' }
const revert = /*i18n*/ { id: 'records.revert', message: 'Değişiklikleri geri al' }

interface FormBarProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
  parts: Parts
  /** What comes of saving, where that is more than that it is saved. */
  brings?: string | undefined
}

/** At the bottom of a form: what is not saved yet, what stands in the way of saving, and saving itself. Ctrl+S saves too. */
export function FormBar({ actor, resource, parts, brings }: FormBarProps) {
  const { i18n } = useLingui()
  const { context, value, tags } = useSelector(actor, (snapshot) => snapshot)
  const editable = tags.has('editable')
  const may = permits(context.holder, resource.codes[actOf(context)])
  const busy = value === 'saving' || value === 'comparing'
  const unsaved = hasUnsaved(context)
  const adds = context.id === null
  const reverts = unsaved && editable
  useOffers([
    offer(actor, { type: 'SUBMIT' }, save, 'save'),
    ...(adds ? [offer(actor, { type: 'SUBMIT', next: 'another' }, saveAndAdd)] : []),
    ...(reverts ? [offer(actor, { type: 'REVERT' }, revert)] : []),
  ])
  if (!may) return null
  const reveal = () => actor.send({ type: 'REVEAL' })
  return (
    <div className={styles.bar}>
      <SaveFailed actor={actor} parts={parts} />
      <span className={styles.state} role="status">
        <State value={value} unsaved={unsaved} />
        {brings && <span className={styles.goesOn}>{brings}</span>}
      </span>
      {(unsaved || context.revealed) && editable && <InTheWay actor={actor} parts={parts} />}
      {reverts && (
        <Button variant="ghost" onPress={() => actor.send({ type: 'REVERT' })}>
          {i18n._(revert)}
        </Button>
      )}
      {adds && (
        <Act actor={actor} event={{ type: 'SUBMIT', next: 'another' }} {...parts.refusalOptions} onRefused={reveal}>
          {i18n._(saveAndAdd)}
        </Act>
      )}
      <Act
        actor={actor}
        event={{ type: 'SUBMIT' }}
        variant="primary"
        busy={busy}
        keys="save"
        {...parts.refusalOptions}
        onRefused={reveal}
      >
        {i18n._(save)}
      </Act>
    </div>
  )
}

function State({ value, unsaved }: { value: unknown; unsaved: boolean }) {
  const { i18n } = useLingui()
  if (value === 'expired') {
    return i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })
  }
  if (unsaved) {
    return (
      <>
        <span className={styles.unsaved} aria-hidden="true" />
        {i18n._(/*i18n*/ { id: 'records.unsaved', message: 'Kaydedilmemiş değişiklikler var' })}
      </>
    )
  }
  return JSON.stringify(value) === '{"form":"saved"}' ? i18n._(outcomes.saved) : null
}

/** All that keeps the form from being saved. */
function InTheWay({ actor, parts }: Pick<FormBarProps, 'actor' | 'parts'>) {
  return <RulesInTheWay shown={useShown(useRefusals(actor, { type: 'SUBMIT' }), parts.refusalOptions)} />
}
