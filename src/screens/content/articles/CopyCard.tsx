import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { resources } from '#api/registry/resources.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { type Copied, copyState } from '#screens/content/wiring/working-copies.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './articles.module.css'
import { CopyScheduledFor } from './CopyScheduledFor.tsx'

/** The way from what visitors see of a page or a post to its working copy. What nobody sees yet needs none. */
export function CopyCard({ of, id }: Copied) {
  const { i18n } = useLingui()
  const format = useFormats()
  const actor = useActorRef(copyState, { input: { query: { of, id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const mayEdit = permits(useHolder(), resources[of].codes.edit)
  const { data, failure } = context
  const copy = data?.copy
  if (!mayEdit || (data && data.published === 0 && !copy)) return null
  return (
    <Section title={i18n._(/*i18n*/ { id: 'content.copy', message: 'Çalışma kopyası' })}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && !data && <Skeleton shape="form" rows={1} />}
      {data && (
        <>
          <p className={styles.about}>
            {copy
              ? i18n._(
                  /*i18n*/ {
                    id: 'content.copy_waits',
                    message: 'Yayınlanmayı bekleyen bir kopya var. Son kaydeden: {user}, {at}.',
                    values: { user: copy.saved_by, at: format.moment(copy.saved_at) },
                  },
                )
              : i18n._(
                  /*i18n*/ {
                    id: 'content.copy_offer',
                    message: 'Yayındakine dokunmadan üzerinde çalışın; hazır olunca kopyayı yayınlayın.',
                  },
                )}
          </p>
          {copy?.publish_at && (
            <p className={styles.about}>
              <StatusDot tone="accent" sentence>
                <CopyScheduledFor at={copy.publish_at} />
              </StatusDot>
            </p>
          )}
          <div className={styles.links}>
            <ButtonLink href={`/${of}/copy/${id}`}>
              {copy
                ? i18n._(/*i18n*/ { id: 'content.edit_copy', message: 'Kopyayı düzenle' })
                : i18n._(/*i18n*/ { id: 'content.begin_copy', message: 'Kopya üzerinde çalış' })}
            </ButtonLink>
          </div>
        </>
      )}
    </Section>
  )
}
