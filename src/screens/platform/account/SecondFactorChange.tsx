import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { newRecoveryCodes, recoveryCodesIn, secondFactorChange } from '#screens/platform/wiring/account.ts'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { OwnPassword, ownPasswordLabels } from './OwnPassword.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ShortFields } from './ShortFields.tsx'
import { useAfterSending } from './use-after-sending.ts'

/** While it is on: new recovery codes, after which those before are worth nothing, or without it again. */
export function SecondFactorChange({ onChanged }: { onChanged: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(secondFactorChange, {
    input: { fields: { what: 'renew', own_password: '', recovery_codes: newRecoveryCodes() } },
  })
  const done = useSelector(actor, (snapshot) => snapshot.matches({ form: 'done' }))
  const fields = useSelector(actor, ({ context }) => context.fields)
  useAfterSending(actor, () => fields.what === 'end' && onChanged())
  const kept = () => {
    actor.send({ type: 'FILL', field: 'own_password', text: '' })
    actor.send({ type: 'FILL', field: 'recovery_codes', text: newRecoveryCodes() })
    onChanged()
  }
  if (done && fields.what === 'renew') return <RecoveryCodes codes={recoveryCodesIn(fields)} onKept={kept} />
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={ownPasswordLabels}
      submit={i18n._(fields.what === 'end' ? end : renew)}
    >
      <Field name="what" label={i18n._(/*i18n*/ { id: 'second_factor.change', message: 'Değişiklik' })}>
        <RadioGroup
          value={fields.what ?? ''}
          onChange={(text) => actor.send({ type: 'FILL', field: 'what', text })}
          options={[
            { value: 'renew', label: i18n._(renew) },
            { value: 'end', label: i18n._(end) },
          ]}
        />
      </Field>
      <OwnPassword actor={actor} />
    </ShortFields>
  )
}

const renew = /*i18n*/ { id: 'second_factor.renew', message: 'Kurtarma kodlarını yenile' }
const end = /*i18n*/ { id: 'second_factor.end', message: 'İki adımlı girişi kapat' }
