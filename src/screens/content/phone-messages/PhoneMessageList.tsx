import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { mailsByKind } from '#api/rules/platform/mail-templates.ts'
import { TemplateLoading } from '#screens/content/templates/TemplateLoading.tsx'
import { TemplateRow } from '#screens/content/templates/TemplateRow.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { phoneTemplateList } from '#screens/content/wiring/phone-messages.ts'
import { StatusDot } from '#ui/StatusDot.tsx'
import { NoIntegration } from './NoIntegration.tsx'

/** Every message that the shop may send to phones, and which of them it sends: `/phone-messages`. */
export default function PhoneMessageList() {
  const { i18n } = useLingui()
  const actor = useActorRef(phoneTemplateList, { input: { query: undefined } })
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <TemplateLoading snapshot={snapshot} onRetry={() => actor.send({ type: 'RETRY' })}>
      {({ rows, ready }) => (
        <>
          <NoIntegration ready={ready} />
          <ul className={styles.list}>
            {rows.map(({ status, ...row }) => (
              <TemplateRow
                key={row.id}
                href={`/phone-messages/edit/${row.id}`}
                says={mailsByKind[row.kind].says}
                {...row}
              >
                <StatusDot tone={status === 1 ? 'grass' : 'slate'}>
                  {status === 1
                    ? i18n._(/*i18n*/ { id: 'phone_templates.sent', message: 'Gönderilir' })
                    : i18n._(/*i18n*/ { id: 'phone_templates.not_sent', message: 'Gönderilmez' })}
                </StatusDot>
              </TemplateRow>
            ))}
          </ul>
        </>
      )}
    </TemplateLoading>
  )
}
