import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { useTemplateForm } from '#screens/content/templates/use-template-form.ts'
import { emailForm, emailTemplate, fieldsOf } from '#screens/content/wiring/emails.ts'
import { EmailForm } from './EmailForm.tsx'
import { EmailPreview } from './EmailPreview.tsx'

/** The words of one mail in every language, and how it looks with a real order: `/emails/edit/:id`. */
export default function EmailPage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(emailTemplate, { input: { query: id } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading
      snapshot={snapshot}
      onRetry={() => actor.send({ type: 'RETRY' })}
      title={({ kind }) => i18n._(mailsByKind[kind].says)}
    >
      {(template) => <Written template={template} />}
    </TemplateLoading>
  )
}

function Written({ template }: { template: MailTemplate }) {
  const form = useActorRef(emailForm, { input: { fields: fieldsOf(template) } })
  useTemplateForm(form)
  return (
    <div className={styles.page}>
      <EmailForm form={form} template={template} />
      <EmailPreview form={form} template={template} />
    </div>
  )
}
