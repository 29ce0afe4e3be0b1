import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { emailList } from '#screens/content/wiring/emails.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Badge } from '#ui/Badge.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './emails.module.css'

/** Every mail that the shop sends by itself, and which of them have words of its own: `/emails`. */
export default function EmailList() {
  const { i18n } = useLingui()
  const format = useFormats()
  const actor = useActorRef(emailList, { input: { query: undefined } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  return (
    <Page>
      {value === 'failed' && context.failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(context.failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!context.data && value !== 'failed' && <Skeleton shape="form" rows={8} />}
      {context.data && (
        <ul className={styles.list}>
          {context.data.rows.map(({ id, kind, own, updated_at }) => (
            <li key={id}>
              <Link href={`/emails/edit/${id}`}>{i18n._(mailsByKind[kind].says)}</Link>
              {own ? (
                <Badge tone="accent">{i18n._(/*i18n*/ { id: 'emails.own', message: 'Mağazanın metni' })}</Badge>
              ) : (
                <Badge>{i18n._(/*i18n*/ { id: 'emails.built', message: 'Hazır metin' })}</Badge>
              )}
              {own && updated_at && <span className={styles.quiet}>{format.moment(updated_at)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
