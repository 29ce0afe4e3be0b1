import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { CustomerMessage } from '#api/contract/content/customer-messages.ts'
import { products } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { customerMessagePageMachine } from '#machines/content/customer-message/customer-message-page.machine.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Badge } from '#ui/Badge.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './messages.module.css'

const mailSays = {
  queued: /*i18n*/ { id: 'messages.mail_queued', message: 'Gönderiliyor' },
  sent: /*i18n*/ { id: 'messages.mail_sent', message: 'Gönderildi' },
  failed: /*i18n*/ { id: 'messages.mail_failed', message: 'Gönderilemedi' },
}
const mailTone = { queued: 'amber', sent: 'grass', failed: 'tomato' } as const

/** What was written, as text and nothing else, and what was answered, in the order in which it was. */
export function MessageText({ message }: { message: CustomerMessage }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const opensProducts = permits(useHolder(), products.codes.view)
  const { name, email, text, product, answers, created_at } = message
  return (
    <>
      {product && (
        <p className={styles.product}>
          {opensProducts ? <Link href={`/products/edit/${product.id}`}>{product.name}</Link> : product.name}
        </p>
      )}
      <figure className={styles.said}>
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.by}>
          {[name, email, format.moment(created_at)].filter(Boolean).join(' · ')}
        </figcaption>
      </figure>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <p className={styles.text}>{answer.text}</p>
              <p className={styles.by}>
                {answer.user} · {format.moment(answer.at)}{' '}
                <Badge tone={mailTone[answer.mail]}>{i18n._(mailSays[answer.mail])}</Badge>
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

interface AssigneeProps {
  actor: Actor<typeof customerMessagePageMachine>
  message: CustomerMessage
}

/** Who takes care of it. */
export function Assignee({ actor, message: { assignee, staff } }: AssigneeProps) {
  const { i18n } = useLingui()
  const own = assignee?.id ?? null
  const refusals = useShown(useRefusals(actor, { type: 'STEP', step: { type: 'ASSIGN', user_id: null } }))
  const gone = assignee && !staff.some(({ id }) => id === assignee.id) ? [assignee] : []
  return (
    <Field name="assignee" label={i18n._(/*i18n*/ { id: 'messages.assignee', message: 'İlgilenen' })}>
      <Select
        value={own === null ? 'nobody' : String(own)}
        onChange={(value) =>
          actor.send({ type: 'STEP', step: { type: 'ASSIGN', user_id: value === 'nobody' ? null : Number(value) } })
        }
        refusals={refusals}
        options={[
          { value: 'nobody', label: i18n._(/*i18n*/ { id: 'messages.nobodys', message: 'Kimsede değil' }) },
          ...[...gone, ...staff].map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Field>
  )
}
