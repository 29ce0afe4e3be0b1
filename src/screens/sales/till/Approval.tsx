import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Approved, Approving } from '#api/contract/sales/approvals.ts'
import { emailLabel, passwordLabel } from '#api/rules/platform/session.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { approving } from '#screens/sales/wiring/approvals.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const labels = {
  email: emailLabel,
  password: passwordLabel,
  code: /*i18n*/ { id: 'approval.code', message: 'Doğrulama kodu (varsa)' },
}

interface ApprovalProps {
  what: Approving['what']
  /** What its button says, and what it allows, in words. */
  says: string
  about: string
  onApproved: (reference: string) => void
}

/** Whoever may do everything comes to the till of another, and allows one thing once by their own password. */
export function Approval({ what, says, about, onApproved }: ApprovalProps) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{says}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} width="narrow" title={says} description={about}>
        {open && (
          <Fields
            what={what}
            onApproved={(reference) => {
              setOpen(false)
              onApproved(reference)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

function Fields({ what, onApproved }: Pick<ApprovalProps, 'what' | 'onApproved'>) {
  const { i18n } = useLingui()
  const [machine] = useState(() => approving(what))
  const actor = useActorRef(machine, { input: { fields: { email: '', password: '', code: '' } } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => onApproved((answer as Approved).reference))
    return () => hearing.unsubscribe()
  }, [actor, onApproved])
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={labels}
      submit={i18n._(/*i18n*/ { id: 'approval.give', message: 'Onayla' })}
    >
      <ShortField actor={actor} name="email" label={labels.email} type="email" autoComplete="off" />
      <ShortField actor={actor} name="password" label={labels.password} type="password" autoComplete="off" />
      <ShortField actor={actor} name="code" label={labels.code} autoComplete="off" inputMode="numeric" />
    </ShortFields>
  )
}
