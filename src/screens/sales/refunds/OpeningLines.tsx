import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { OrderLine } from '#api/contract/sales/orders.ts'
import {
  descriptionFits,
  longestDescription,
  productRefundable,
  quantityLeft,
  reasonLabel,
} from '#api/rules/sales/refund-opening.ts'
import { openingFacts, requestedLines, typedLine } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { OpeningDesk } from './OpeningDialogs.tsx'
import styles from './refund.module.css'

/** What is wrong with what was typed, as opposed to what is still missing. */
const wrong: readonly string[] = [productRefundable.id, quantityLeft.id, descriptionFits.id]

/** The lines of the order; those with pieces ask for their reason. */
export function OpeningLines({ desk }: { desk: OpeningDesk }) {
  const lines = useSelector(desk, ({ context }) => context.order.lines)
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} desk={desk} line={line} />
      ))}
    </ul>
  )
}

function Line({ desk, line }: { desk: OpeningDesk; line: OrderLine }) {
  const { i18n } = useLingui()
  const context = useSelector(desk, (snapshot) => snapshot.context)
  const refusals = useRefusals(desk, { type: 'CONFIRM' })
  const { id: line_id, name } = line
  const { pieces, reason_id, description } = typedLine(context, line_id)
  const at = requestedLines(context).findIndex((one) => one.line_id === line_id)
  const facts = openingFacts(context).lines.find((one) => one.line_id === line_id)
  const left = Math.max(0, line.quantity - (facts?.held ?? 0))
  const path = (part: string) => (at < 0 ? `line-${line_id}` : `lines.${at}.${part}`)
  const errorsOf = (...parts: string[]) =>
    refusals
      .filter(({ id, at: where }) => wrong.includes(id) && parts.some((part) => where?.includes(path(part))))
      .map((one) => sentenceOf(i18n, one))
  const reasons = context.order.refunds.reasons
  const reason = reasons.find(({ id }) => id === reason_id)
  return (
    <li className={styles.typed}>
      <Field
        name={path('quantity')}
        label={name}
        hint={
          facts?.refundable === false
            ? i18n._(/*i18n*/ { id: 'refunds.takes_none', message: 'Bu ürün iade edilemez.' })
            : i18n._(
                /*i18n*/ {
                  id: 'refunds.still_left',
                  message: '{bought} adet alındı, {left} adet iade edilebilir',
                  values: { bought: i18n.number(line.quantity), left: i18n.number(left) },
                },
              )
        }
        error={at < 0 ? [] : errorsOf('quantity', 'line_id')}
      >
        <NumberInput whole value={pieces} onChange={(text) => desk.send({ type: 'PIECES', line_id, text })} />
      </Field>
      {at >= 0 && (
        <>
          <Field name={path('reason_id')} label={i18n._(reasonLabel)} required>
            <Select
              value={reason_id === null ? '' : String(reason_id)}
              onChange={(id) => desk.send({ type: 'REASON', line_id, reason_id: Number(id) })}
              options={reasons.map(({ id, name: label }) => ({ value: String(id), label }))}
              placeholder={i18n._(/*i18n*/ { id: 'refunds.choose_reason', message: 'Neden seçin' })}
            />
          </Field>
          <Field
            name={path('description')}
            label={i18n._(/*i18n*/ { id: 'refunds.description', message: 'Açıklama' })}
            required={reason?.description_required === 1}
            error={errorsOf('description')}
          >
            <TextArea
              rows={2}
              value={description}
              counted={longestDescription}
              onChange={(text) => desk.send({ type: 'DESCRIBE', line_id, text })}
            />
          </Field>
        </>
      )}
    </li>
  )
}
