import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { landing } from '#api/registry/gate.ts'
import { ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { viewAs } from '#screens/settings/wiring/roles.ts'
import { tellViewing } from '#screens/settings/wiring/viewing-tabs.ts'
import { Section } from '#ui/Section.tsx'

interface ViewAsProps {
  id: number
  permissions: readonly number[]
  unsaved: boolean
}

/** The way to the panel as somebody with the role sees it. */
export function ViewAs({ id, permissions, unsaved }: ViewAsProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(
    useMemo(() => viewAs(id), [id]),
    { input: { fields: { permissions: permissions.join(' '), unsaved: '' } } },
  )
  useEffect(() => actor.send({ type: 'FILL', field: 'unsaved', text: unsaved ? '1' : '' }), [actor, unsaved])
  useAfterSending(actor, () => {
    // Open to both, so that the gate sends nobody away before the session is read anew.
    navigate(landing({ permissions }))
    tellViewing()
  })
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'viewing.title', message: 'Bu rolün gözünden' })}
      description={i18n._(
        /*i18n*/ {
          id: 'viewing.about',
          message:
            'Panel bu roldeki bir kişinin gördüğü gibi açılır. Bakılır, hiçbir şey değiştirilmez; üstteki çubuktan bitirilir.',
        },
      )}
    >
      <ShortFields
        actor={actor}
        act="notApplied"
        labels={{}}
        variant="plain"
        submit={i18n._(/*i18n*/ { id: 'viewing.begin', message: 'Panele bu rolle bak' })}
      >
        {null}
      </ShortFields>
    </Section>
  )
}
