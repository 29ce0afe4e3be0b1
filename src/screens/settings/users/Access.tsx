import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { StaffAccess } from '#api/contract/platform/account.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { OwnPassword, ownPasswordLabels } from '#screens/platform/account/OwnPassword.tsx'
import { ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useUser } from '#screens/platform/session/use-session.ts'
import { invitation, secondFactorReset, staffAccess } from '#screens/settings/wiring/people.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** How a member of the staff gets in: by invitation until they have a password, and with a second factor or without. */
export function Access({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(staffAccess, { input: { query: id } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section title={i18n._(/*i18n*/ { id: 'staff.access', message: 'Giriş' })}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && !data && <Skeleton shape="form" rows={2} />}
      {value !== 'failed' && data && <Shown id={id} access={data} onChanged={() => actor.send({ type: 'REFRESH' })} />}
    </Section>
  )
}

interface PartProps {
  id: number
  access: StaffAccess
  onChanged: () => void
}

function Shown(props: PartProps) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const own = useUser()?.id === props.id
  const { has_password, invited_at, second_factor } = props.access
  return (
    <>
      {!has_password && (
        <>
          <p>
            {invited_at
              ? i18n._(
                  /*i18n*/ {
                    id: 'staff.invited',
                    message: '{at} tarihinde davet edildi, henüz parola belirlemedi.',
                    values: { at: moment(invited_at) },
                  },
                )
              : i18n._(/*i18n*/ { id: 'staff.no_password', message: 'Parolası yok, davet de gönderilmedi.' })}
          </p>
          <Invitation {...props} />
        </>
      )}
      {second_factor ? (
        <>
          <p>
            {i18n._(
              /*i18n*/ {
                id: 'staff.second_factor',
                message: 'İki adımlı giriş {since} tarihinden beri açık.',
                values: { since: moment(second_factor) },
              },
            )}
          </p>
          {!own && <Reset {...props} />}
        </>
      ) : (
        has_password && (
          <p>
            {i18n._(/*i18n*/ { id: 'staff.password_only', message: 'Parolasıyla girer; iki adımlı giriş kapalı.' })}
          </p>
        )
      )}
    </>
  )
}

function Invitation({ id, access: { above }, onChanged }: PartProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => invitation(id, above), [id, above]),
    { input: { fields: {} } },
  )
  useAfterSending(actor, onChanged)
  return (
    <ShortFields
      actor={actor}
      act="notSent"
      labels={{}}
      submit={i18n._(/*i18n*/ { id: 'staff.invite', message: 'Daveti yeniden gönder' })}
    >
      {null}
    </ShortFields>
  )
}

/** Whoever lost phone and recovery codes is let in by the password alone again, and is signed out everywhere. */
function Reset({ id, access: { above }, onChanged }: PartProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => secondFactorReset(id, above), [id, above]),
    { input: { fields: { own_password: '' } } },
  )
  useAfterSending(actor, onChanged)
  return (
    <ShortFields
      actor={actor}
      act="notApplied"
      labels={ownPasswordLabels}
      submit={i18n._(
        /*i18n*/ { id: 'staff.second_factor_reset', message: 'İki adımlı girişini kapat, oturumlarını bitir' },
      )}
    >
      <OwnPassword actor={actor} />
    </ShortFields>
  )
}
