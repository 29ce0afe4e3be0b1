import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { Actor } from 'xstate'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { shortFormMachine } from '#machines/platform/short-form/short-form.machine.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './account.module.css'

export type ShortFormActor = Actor<typeof shortFormMachine>

interface ShortFieldsProps {
  actor: ShortFormActor
  /** What is told when nothing better is known. */
  act: Outcome
  submit: ReactNode
  /** What the fields are called, for links from what stands in the way. */
  labels: Readonly<Record<string, Says>>
  /** Beside what went wrong: the way on. */
  onwards?: ReactNode
  /** Of its button; the main one of its part unless said otherwise. */
  variant?: 'primary' | 'plain'
  children: ReactNode
}

/** The fields of a short form, what the server said of the last try, and its button. */
export function ShortFields({ actor, act, submit, labels, onwards, variant = 'primary', children }: ShortFieldsProps) {
  const { i18n } = useLingui()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const messages = failure ? failureMessages(failure, act) : []
  const elsewhere = messages.filter(({ at }) => !at?.some((path) => path in labels))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {elsewhere.length > 0 && (
        <div className={styles.note}>
          <FormNote tone="failed" refusals={elsewhere} />
          {onwards}
        </div>
      )}
      {children}
      <div className={styles.act}>
        <Act
          actor={actor}
          event={{ type: 'SUBMIT' }}
          type="submit"
          variant={variant}
          busy={busy}
          nameOf={(path) => {
            const label = labels[path]
            return label && i18n._(label)
          }}
        >
          {submit}
        </Act>
      </div>
    </form>
  )
}

interface ShortFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'name'> {
  actor: ShortFormActor
  name: string
  label: Says
  hint?: ReactNode
}

/** One line of a short form; what the server refused of it stands under it. */
export function ShortField({ actor, name, label, hint, ...input }: ShortFieldProps) {
  const { i18n } = useLingui()
  const text = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  return (
    <Field name={name} label={i18n._(label)} hint={hint} error={useFieldErrors(actor, name)}>
      <TextInput {...input} value={text} onChange={(text) => actor.send({ type: 'FILL', field: name, text })} />
    </Field>
  )
}

/** What the server refused of a field, as sentences. */
export function useFieldErrors(actor: ShortFormActor, name: string): readonly string[] {
  const { i18n } = useLingui()
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (failure?.rules ?? []).filter(({ at }) => at?.includes(name)).map((rule) => sentenceOf(i18n, rule))
}
