import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { newsletterTitleLabel } from '#api/rules/content/newsletters.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import styles from '#screens/content/templates/templates.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import { newsletterAddress } from './newsletter-address.ts'
import own from './newsletters.module.css'

interface NewsletterListProps {
  desk: NewsletterActor
  data: Newsletters
  /** The one whose words are on the page. */
  opened: number
}

/** The newsletters that there are, and the field that adds one. */
export function NewsletterList({ desk, data, opened }: NewsletterListProps) {
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
      <Adding desk={desk} />
    </Section>
  )
}

function Adding({ desk }: Pick<NewsletterListProps, 'desk'>) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const { title, failure } = useSelector(desk, ({ context }) => context)
  const failed = useSelector(desk, (snapshot) => snapshot.context.act === 'add' && snapshot.matches('writing'))
  const messages = failed && failure ? failureMessages(failure, 'notSaved') : []
  const ofField = messages.filter(({ at }) => at?.includes('title'))
  const elsewhere = messages.filter((message) => !ofField.includes(message))
  const added = useEffectEvent((id: number) => go(newsletterAddress({ template: id })))
  useEffect(() => {
    const hearing = desk.on('added', ({ id }) => added(id))
    return () => hearing.unsubscribe()
  }, [desk])
  return (
    <form className={own.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {elsewhere.length > 0 && <FormNote tone="failed" refusals={elsewhere} />}
      <Field
        name="title"
        label={i18n._(newsletterTitleLabel)}
        error={ofField.map((refusal) => sentenceOf(i18n, refusal))}
      >
        <TextInput value={title} onChange={(text) => desk.send({ type: 'TYPE_TITLE', title: text })} />
      </Field>
      <div>
        <Act
          actor={desk}
          event={{ type: 'ADD' }}
          type="submit"
          variant="plain"
          busy={useSelector(desk, ({ value }) => value === 'adding')}
          nameOf={() => i18n._(newsletterTitleLabel)}
        >
          {i18n._(/*i18n*/ { id: 'newsletters.add', message: 'Bülten ekle' })}
        </Act>
      </div>
    </form>
  )
}
