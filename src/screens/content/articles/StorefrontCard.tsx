import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { StorefrontLinks } from '#api/contract/content/web.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { CardProps } from '#screens/cards.ts'
import { storefrontAddress, storefrontLinks } from '#screens/content/wiring/storefront.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { StoreIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './articles.module.css'

interface StorefrontCardProps extends Pick<CardProps, 'id' | 'unsaved'> {
  readonly of: 'pages' | 'blogs'
}

/** Leads to what visitors see of a page or a post, in each of its languages; to a draft as they would see it. */
export function StorefrontCard({ id, unsaved, of }: StorefrontCardProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(storefrontLinks, { input: { query: { of, id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section title={i18n._(/*i18n*/ { id: 'content.storefront', message: 'Vitrinde' })}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && (data ? <Links {...data} unsaved={unsaved} /> : <Skeleton shape="form" rows={1} />)}
    </Section>
  )
}

function Links({ draft, links, unsaved }: StorefrontLinks & { unsaved: boolean }) {
  const { i18n } = useLingui()
  return (
    <>
      <p className={styles.about}>
        {draft === 1
          ? i18n._(
              /*i18n*/ {
                id: 'content.storefront_draft',
                message: 'Yayında değil. Bağlantıyı bilenler taslağı bir saat boyunca görür.',
              },
            )
          : i18n._(/*i18n*/ { id: 'content.storefront_published', message: 'Yayında: ziyaretçiler görüyor.' })}
        {unsaved && ' '}
        {unsaved && i18n._(/*i18n*/ { id: 'content.storefront_saved', message: 'Kaydedilmiş hâli açılır.' })}
      </p>
      <div className={styles.links}>
        {links.map(({ language, name, path }) => (
          <ButtonLink key={language} icon={StoreIcon} href={storefrontAddress(path)} target="_blank" rel="noopener">
            {i18n._(/*i18n*/ { id: 'content.open_storefront', message: 'Mağazada aç: {name}', values: { name } })}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
