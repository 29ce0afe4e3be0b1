import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useUser } from '#screens/platform/session/use-session.ts'
import { endViewing } from '#screens/settings/wiring/roles.ts'
import { hearViewing, tellViewing } from '#screens/settings/wiring/viewing-tabs.ts'
import { Button } from '#ui/Button.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import styles from './viewing.module.css'

/** Above every page while the panel is seen as a role: which one, and the way back. */
export default function ViewingBar() {
  const viewing = useUser()?.viewing
  useEffect(hearViewing, [])
  return viewing ? <Bar role={viewing.name} /> : null
}

function Bar({ role }: { role: string }) {
  const { i18n } = useLingui()
  const actor = useActorRef(endViewing, { input: { fields: {} } })
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  useAfterSending(actor, tellViewing)
  return (
    <div className={styles.bar} role="status">
      <TriangleAlertIcon aria-hidden />
      <p className={styles.text}>
        {failure
          ? sentencesOf(i18n, failureMessages(failure, 'notApplied'))
          : i18n._(
              /*i18n*/ {
                id: 'viewing.bar',
                message: '“{role}” rolünün gözünden bakıyorsunuz. Hiçbir şey değiştirilmez.',
                values: { role },
              },
            )}
      </p>
      <Button size="compact" busy={busy} onPress={() => actor.send({ type: 'SUBMIT' })}>
        {i18n._(/*i18n*/ { id: 'viewing.end', message: 'Görünümü bitir' })}
      </Button>
    </div>
  )
}
