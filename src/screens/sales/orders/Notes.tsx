import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { longestNote, noteLabel } from '#api/rules/sales/order-notes.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

/** What the staff wrote on the order, and a new note. */
export function Notes({ actor, order, past }: PartProps) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.notes', message: 'Notlar' })}>
      {order.notes.length > 0 && (
        <ul className={styles.notes}>
          {order.notes.map(({ id, note, at, user }) => (
            <li key={id}>
              <p className={styles.written}>{note}</p>
              <p className={styles.note}>
                {formatsOf(i18n).moment(at)} · {user}
              </p>
            </li>
          ))}
        </ul>
      )}
      {past ? order.notes.length === 0 && <p className={styles.quiet}>–</p> : <NewNote actor={actor} />}
    </Section>
  )
}

function NewNote({ actor }: Pick<PartProps, 'actor'>) {
  const { i18n } = useLingui()
  const note = useSelector(actor, ({ context }) => context.note)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'NOTE')
  const refusals = useRefusals(actor, { type: 'NOTE' })
  const wrong = note === '' ? [] : refusals.filter(({ at }) => at?.includes('note'))
  const label = i18n._(noteLabel)
  return (
    <div className={styles.newNote}>
      <Field
        name="note"
        label={label}
        hint={i18n._(/*i18n*/ { id: 'order_page.note_hint', message: 'Yalnızca mağaza çalışanları görür.' })}
        error={wrong.map((refusal) => sentenceOf(i18n, refusal))}
      >
        <TextArea
          rows={3}
          value={note}
          counted={longestNote}
          onChange={(text) => actor.send({ type: 'TYPE_NOTE', text })}
        />
      </Field>
      <Act actor={actor} event={{ type: 'NOTE' }} busy={busy} nameOf={() => label}>
        {i18n._(/*i18n*/ { id: 'order_page.add_note', message: 'Not ekle' })}
      </Act>
    </div>
  )
}
