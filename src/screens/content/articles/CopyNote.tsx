import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { resources } from '#api/registry/resources.ts'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { storefrontAddress } from '#screens/content/wiring/storefront.ts'
import type { Copied, copyState } from '#screens/content/wiring/working-copies.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { PanelLink } from '#screens/platform/frame/PanelLink.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { StoreIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './articles.module.css'
import { CopyScheduledFor } from './CopyScheduledFor.tsx'

interface CopyNoteProps extends Copied {
  actor: ActorRefFrom<typeof copyState>
}

/** How a copy stands beside what visitors see, and where it can be seen itself. */
export function CopyNote({ of, id, actor }: CopyNoteProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const copy = data?.copy
  return (
    <Section title={i18n._(/*i18n*/ { id: 'content.copy', message: 'Çalışma kopyası' })}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && !data && <Skeleton shape="form" rows={1} />}
      <p className={styles.about}>
        {i18n._(
          /*i18n*/ {
            id: 'content.copy_about',
            message: 'Burada yazılanı ziyaretçiler görmez; kopya yayınlanınca yayındakinin yerini alır.',
          },
        )}{' '}
        {copy &&
          i18n._(
            /*i18n*/ {
              id: 'content.copy_saved_by',
              message: 'Son kaydeden: {user}, {at}.',
              values: { user: copy.saved_by, at: format.moment(copy.saved_at) },
            },
          )}{' '}
        <PanelLink href={editPath(resources[of] as unknown as Resource, id)}>
          {i18n._(/*i18n*/ { id: 'content.to_published', message: 'Yayındakine git' })}
        </PanelLink>
      </p>
      {copy?.publish_at && (
        <p className={styles.about}>
          <StatusDot tone="accent" sentence>
            <CopyScheduledFor at={copy.publish_at} />
          </StatusDot>
        </p>
      )}
      {copy?.behind === 1 && (
        <p className={styles.about}>
          <StatusDot tone="amber" sentence>
            {i18n._(
              /*i18n*/ {
                id: 'content.copy_behind',
                message: 'Yayındaki, bu kopyadan sonra değiştirildi. Kopyayı yayınlarsanız o değişikliğin yerini alır.',
              },
            )}
          </StatusDot>
        </p>
      )}
      {copy && (
        <div className={styles.links}>
          {copy.links.map(({ language, name, path }) => (
            <ButtonLink key={language} icon={StoreIcon} href={storefrontAddress(path)} target="_blank" rel="noopener">
              {i18n._(/*i18n*/ { id: 'content.preview_copy', message: 'Kopyayı önizle: {name}', values: { name } })}
            </ButtonLink>
          ))}
        </div>
      )}
    </Section>
  )
}
