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
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions, type SessionWords } from './Sessions.tsx'

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
          <SecondFactor />
          <Sessions sessions={ownSessions} words={words} />
          <OwnPermissions />
        </>
      )}
    </Page>
  )
}

const words: SessionWords = {
  title: /*i18n*/ { id: 'sessions.title', message: 'Açık oturumlar' },
  about: /*i18n*/ {
    id: 'sessions.about',
    message: 'Tanımadığınız bir cihaz görürseniz oturumunu kapatın ve parolayı değiştirin.',
  },
  outdated: /*i18n*/ {
    id: 'sessions.own_outdated',
    message:
      'Yetkileriniz değişti: {count, plural, other {# oturum}} öncekilerle açık. Çıkıp girince yenileri geçerli olur.',
  },
  endAll: /*i18n*/ { id: 'sessions.end_others', message: 'Öteki oturumları kapat' },
  question: /*i18n*/ {
    id: 'sessions.question_own',
    message:
      '{count, plural, other {# oturum}} kapatılır. O cihazlarda çalışan bir sonraki adımında yeniden giriş yapar; kaydetmediği iş sayfasında durur.',
  },
}
