import { useActorRef, useSelector } from '@xstate/react'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import { TemplateRow } from '#screens/content/templates/TemplateRow.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { emailList } from '#screens/content/wiring/emails.ts'

/** Every mail that the shop sends by itself, and which of them have words of its own: `/emails`. */
export default function EmailList() {
  const actor = useActorRef(emailList, { input: { query: undefined } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading snapshot={snapshot} onRetry={() => actor.send({ type: 'RETRY' })}>
      {({ rows }) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <TemplateRow key={row.id} href={`/emails/edit/${row.id}`} says={mailsByKind[row.kind].says} {...row} />
          ))}
        </ul>
      )}
    </TemplateLoading>
  )
}
