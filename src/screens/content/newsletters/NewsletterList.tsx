import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { newsletterTitleLabel } from '#api/rules/content/newsletters.ts'
import styles from '#screens/content/templates/templates.module.css'
import { newsletterAdding } from '#screens/content/wiring/newsletters.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { newsletterAddress } from './newsletter-address.ts'

interface NewsletterListProps {
  data: Newsletters
  /** The one whose words are on the page. */
  opened: number
  onChanged: () => void
}

/** The newsletters that there are, and the field that adds one. */
export function NewsletterList({ data, opened, onChanged }: NewsletterListProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'newsletters.templates', message: 'Şablonlar' })}
      description={i18n._(
        /*i18n*/ {
          id: 'newsletters.templates_about',
          message: 'En fazla üç şablon olur. Her bültenin altına abonelikten çıkma bağlantısı kendiliğinden eklenir.',
        },
      )}
    >
      {data.rows.length === 0 && (
        <EmptyState title={i18n._(/*i18n*/ { id: 'newsletters.none', message: 'Henüz bülten yok' })} />
      )}
      <ul className={styles.list}>
        {data.rows.map(({ id, title, updated_at }) => (
          <li key={id}>
            <Link href={newsletterAddress({ template: id })} aria-current={id === opened ? 'true' : undefined}>
              {title}
            </Link>
            {id === opened && (
              <Badge tone="accent">{i18n._(/*i18n*/ { id: 'newsletters.open', message: 'Açık' })}</Badge>
            )}
            <span className={styles.quiet}>{format.moment(updated_at)}</span>
          </li>
        ))}
      </ul>
      <Adding data={data} onChanged={onChanged} />
    </Section>
  )
}

function Adding({ data, onChanged }: Omit<NewsletterListProps, 'opened'>) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const adding = useMemo(() => newsletterAdding(data), [data])
  const actor = useActorRef(adding, { input: { fields: { title: '' } } })
  const added = useEffectEvent(({ id }: Newsletter) => {
    onChanged()
    go(newsletterAddress({ template: id }))
  })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => added(answer as Newsletter))
    return () => hearing.unsubscribe()
  }, [actor])
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={{ title: newsletterTitleLabel }}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'newsletters.add', message: 'Bülten ekle' })}
    >
      <ShortField actor={actor} name="title" label={newsletterTitleLabel} />
    </ShortFields>
  )
}
