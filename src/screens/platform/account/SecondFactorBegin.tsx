import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { secondFactorBegin } from '#screens/platform/wiring/account.ts'
import { OwnPassword, ownPasswordLabels } from './OwnPassword.tsx'
import { ShortFields } from './ShortFields.tsx'
import { useAfterSending } from './use-after-sending.ts'

/** Begins with the own password: whoever finds a screen open cannot take the account over. */
export function SecondFactorBegin({ onChanged }: { onChanged: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(secondFactorBegin, { input: { fields: { own_password: '' } } })
  useAfterSending(actor, onChanged)
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={ownPasswordLabels}
      submit={i18n._(/*i18n*/ { id: 'second_factor.begin', message: 'İki adımlı girişi kur' })}
    >
      <OwnPassword actor={actor} />
    </ShortFields>
  )
}
