import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type MailPlaceholder, mailPlaceholders } from '#api/rules/platform/mail-templates.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { PlaceholderButtons } from './PlaceholderButtons.tsx'

interface TemplateAreaProps {
  form: ShortFormActor
  /** The field that it writes, such as `tr.content`. */
  name: string
  label: Says
  rows: number
  /** The most characters that it takes. */
  longest: number
  hint?: ReactNode
}

/** A text of a template; what stands in the way of it is told at once under it. */
export function TemplateArea({ form, name, label, rows, longest, hint }: TemplateAreaProps) {
  const { i18n } = useLingui()
  const text = useSelector(form, ({ context }) => context.fields[name] ?? '')
  const wrong = useRefusals(form, { type: 'SUBMIT' }).filter(({ at }) => at?.includes(name))
  return (
    <Field name={name} label={i18n._(label)} hint={hint} error={wrong.map((refusal) => sentenceOf(i18n, refusal))}>
      <TextArea
        rows={rows}
        value={text}
        counted={longest}
        onChange={(next) => form.send({ type: 'FILL', field: name, text: next })}
      />
    </Field>
  )
}

interface PlaceholdersProps {
  form: ShortFormActor
  name: string
  takes: readonly MailPlaceholder[]
}

/** What a template knows: pressed, it stands in the text where the cursor was. */
export function Placeholders({ form, name, takes }: PlaceholdersProps) {
  const insert = (placeholder: string) => {
    const area = document.getElementById(name)
    const text = form.getSnapshot().context.fields[name] ?? ''
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length
    form.send({ type: 'FILL', field: name, text: `${text.slice(0, at)}${placeholder}${text.slice(at)}` })
    area?.focus()
  }
  return <PlaceholderButtons takes={takes.map((one) => [one, mailPlaceholders[one]])} onInsert={insert} />
}
