import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { account } from '#screens/platform/wiring/account.ts'
import { ownSessions } from '#screens/platform/wiring/sessions.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Details } from './Details.tsx'
import { OwnPermissions } from './OwnPermissions.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'

/** My account, open to everybody who is signed in: who I am, my password, where I am signed in, and what I may do. */
export default function AccountPage() {
  const { i18n } = useLingui()
  const actor = useActorRef(account, { input: { query: undefined } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Page>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && !data && <Skeleton shape="form" rows={8} />}
      {value !== 'failed' && data && (
        <>
          <Details key={data.version} account={data} onReload={() => actor.send({ type: 'REFRESH' })} />
          <Password />
          <Sessions sessions={ownSessions} />
          <OwnPermissions />
        </>
      )}
    </Page>
  )
}
