import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import { emailForm, emailTemplate, fieldsOf } from '#screens/content/wiring/emails.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailPreview } from './EmailPreview.tsx'
import styles from './emails.module.css'

/** The words of one mail in every language, and how it looks with a real order: `/emails/edit/:id`. */
export default function EmailPage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(emailTemplate, { input: { query: id } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Page title={data ? i18n._(mailsByKind[data.kind].says) : undefined} missing={failure?.kind === 'notFound'}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={6} />}
      {data && <Written template={data} />}
    </Page>
  )
}

function Written({ template }: { template: MailTemplate }) {
  const form = useActorRef(emailForm, { input: { fields: fieldsOf(template) } })
  useUnsavedGuard(() => {
    const { fields, saved: before } = form.getSnapshot().context
    return Object.keys(fields).some((name) => name !== 'version' && fields[name] !== before[name])
  })
  useEffect(() => {
    const hearing = form.on('sent', ({ answer }) => {
      const { version } = answer as MailTemplate
      form.send({ type: 'FILL', field: 'version', text: String(version) })
      toast({ type: 'success', message: outcomes.saved })
    })
    return () => hearing.unsubscribe()
  }, [form])
  return (
    <div className={styles.page}>
      <EmailForm form={form} template={template} />
      <EmailPreview form={form} template={template} />
    </div>
  )
}
