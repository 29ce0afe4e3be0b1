import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { PhoneTemplate } from '#api/contract/platform/phone-templates.ts'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { useTemplateForm } from '#screens/content/templates/use-template-form.ts'
import { phoneFieldsOf, phoneForm, phoneTemplate, phoneValues } from '#screens/content/wiring/phone-messages.ts'
import { NoIntegration } from './NoIntegration.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { PhonePreview } from './PhonePreview.tsx'

/** The words of one message in every language, how long it is, and how it looks with a real order: `/phone-messages/edit/:id`. */
export default function PhoneMessagePage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(phoneTemplate, { input: { query: id } })
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

function Written({ template }: { template: PhoneTemplate }) {
  const form = useActorRef(phoneForm, { input: { fields: phoneFieldsOf(template) } })
  const values = useActorRef(phoneValues, { input: { query: { id: template.id, order: '' } } })
  useTemplateForm(form)
  return (
    <>
      <NoIntegration ready={template.ready} />
      <div className={styles.page}>
        <PhoneForm form={form} template={template} values={values} />
        <PhonePreview form={form} template={template} values={values} />
      </div>
    </>
  )
}
