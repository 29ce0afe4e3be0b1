import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { idIn } from '#api/rules/platform/ids.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { isDirty } from '#machines/content/page-builder/page-builder.machine.ts'
import { pageBuilder } from '#screens/content/wiring/page-builder.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BuilderActions } from './BuilderActions.tsx'
import { BuilderPreview } from './BuilderPreview.tsx'
import { LanguagePages } from './LanguagePages.tsx'
import styles from './pagebuilder.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'
import { Versions } from './Versions.tsx'

/** The shop's home page, built of blocks in each of its languages: `/pagebuilder?theme_id=7`. */
export default function BuilderPage() {
  const theme_id = idIn(new URLSearchParams(useSearch()).get('theme_id') ?? '')
  return <Opened key={theme_id} theme_id={theme_id} />
}

function Opened({ theme_id }: { theme_id: number | null }) {
  const { i18n } = useLingui()
  const actor = useActorRef(pageBuilder, { input: { theme_id } })
  const state = useSelector(actor, ({ value }) => value)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const design = useSelector(actor, ({ context }) => context.design)
  useUnsavedGuard(() => isDirty(actor.getSnapshot().context))
  useEffect(() => {
    const heard = actor.on('done', ({ act }) => toast({ type: 'success', message: done[act] }))
    return () => heard.unsubscribe()
  }, [actor])
  return (
    <Page missing={state === 'missing'} actions={design && <BuilderActions actor={actor} />}>
      {(state === 'missing' || state === 'unreachable') && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          {...(state === 'unreachable' ? { onRetry: () => actor.send({ type: 'RETRY' }) } : {})}
        />
      )}
      {state === 'opening' && <Skeleton shape="form" rows={8} />}
      {design && (
        <div className={styles.page}>
          <div className={styles.work}>
            <ThemeChoice design={design} />
            <LanguagePages actor={actor} design={design} />
          </div>
          <BuilderPreview actor={actor} />
        </div>
      )}
      <SendingDialogs
        actor={actor}
        at={state}
        failure={failure}
        act="notSaved"
        title={i18n._(
          /*i18n*/ { id: 'pagebuilder.not_done', message: 'Sayfa değişmedi; yazdıklarınız burada duruyor' },
        )}
      />
      <Versions actor={actor} />
    </Page>
  )
}

const done = {
  save: /*i18n*/ { id: 'pagebuilder.saved', message: 'Taslak kaydedildi.' },
  publish: /*i18n*/ { id: 'pagebuilder.published', message: 'Sayfa yayında.' },
  schedule: /*i18n*/ { id: 'pagebuilder.scheduled', message: 'Yayın takvimi değişti.' },
}
