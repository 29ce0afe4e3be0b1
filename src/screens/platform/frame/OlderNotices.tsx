import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { Notice } from '#api/contract/platform/notices.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { olderNotices } from '#screens/platform/wiring/older-notices.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './Notices.module.css'

interface OlderNoticesProps {
  /** The last one that is shown. */
  before: number
  rows: (notices: readonly Notice[]) => ReactNode
}

/** The notices before those that are shown, once somebody asks for them, as far back as there are any. */
export function OlderNotices(props: OlderNoticesProps) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState(false)
  if (asked) return <Older {...props} />
  return (
    <Button variant="link" className={styles.all} onPress={() => setAsked(true)}>
      {i18n._(/*i18n*/ { id: 'notifications.older', message: 'Daha eski bildirimler' })}
    </Button>
  )
}

function Older({ before, rows }: OlderNoticesProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const actor = useActorRef(olderNotices, { input: { query: { before } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const failed = useSelector(actor, ({ value }) => value === 'failed')
  if (failed && failure)
    return (
      <p role="alert">
        {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}{' '}
        <Button variant="link" onPress={() => actor.send({ type: 'RETRY' })}>
          {words.retry}
        </Button>
      </p>
    )
  if (!data) return <p aria-busy="true">{words.loading}</p>
  const last = data.notifications.at(-1)
  return (
    <>
      {rows(data.notifications)}
      {data.more && last && <OlderNotices before={last.id} rows={rows} />}
    </>
  )
}
