import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { type PartProps, useWritten } from './collection-actor.ts'

interface ChequeProps extends PartProps {
  /** What a field is called, and what is wrong with it. */
  field: (name: string) => { name: string; label: string; error: readonly string[] }
}

const required = ['number', 'bank', 'drawer']

/** What stands on the cheque by which the money comes. */
export function ChequeFields({ actor, field }: ChequeProps) {
  const cheque = useWritten(actor, (one) => one.cheque)
  const set = (due_on: string) => actor.send({ type: 'SET_CHEQUE', cheque: { due_on } })
  return (
    <>
      <Field {...field('cheque.due_on')} required>
        <DateInput value={cheque.due_on} onChange={set} onUnread={set} />
      </Field>
      {(['number', 'bank', 'branch', 'drawer', 'iban'] as const).map((name) => (
        <Field key={name} {...field(`cheque.${name}`)} required={required.includes(name)}>
          <TextInput
            value={cheque[name]}
            onChange={(text) => actor.send({ type: 'SET_CHEQUE', cheque: { [name]: text } })}
            spellCheck={false}
          />
        </Field>
      ))}
    </>
  )
}
