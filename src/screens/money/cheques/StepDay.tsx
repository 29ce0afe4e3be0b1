import { useLingui } from '@lingui/react'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'

interface StepDayProps {
  day: string
  onDay: (day: string) => void
}

/** The day on which the next step happened; where it is left empty, today. */
export function StepDay({ day, onDay }: StepDayProps) {
  const { i18n } = useLingui()
  const hint = /*i18n*/ {
    id: 'cheques.day_hint',
    message: 'Boş bırakılırsa bugün. Daha önce olan bir işlem için gününü verin.',
  }
  return (
    <Field name="day" label={i18n._(chequeLabels.day)} hint={i18n._(hint)}>
      <DateInput value={day} onChange={onDay} onUnread={onDay} />
    </Field>
  )
}
