import { useLingui } from '@lingui/react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { CircleAlertIcon, TriangleAlertIcon } from '#ui/icons.ts'
import styles from './FormNote.module.css'

interface FormNoteProps {
  /** `failed`: a try of the person did not work. `waiting`: something must be done first. */
  tone: 'failed' | 'waiting'
  refusals: readonly Refusal[]
}

/** What happened, over the fields of a form, told at once to screen readers. */
export function FormNote({ tone, refusals }: FormNoteProps) {
  const { i18n } = useLingui()
  const Icon = tone === 'failed' ? CircleAlertIcon : TriangleAlertIcon
  return (
    <div className={styles[tone]} role="alert">
      <Icon aria-hidden />
      <div>
        {refusals.map((refusal) => (
          <p key={refusal.id}>{sentenceOf(i18n, refusal)}</p>
        ))}
      </div>
    </div>
  )
}
