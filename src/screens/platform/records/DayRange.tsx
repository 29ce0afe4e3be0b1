import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { dayRangeRules } from '#api/rules/platform/dates.ts'
import { broken, type Says } from '#api/rules/platform/rule.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'

interface Days {
  readonly from: string
  readonly to: string
}

interface DayRangeProps {
  value: Days
  onChange: (days: Days) => void
  labels: Readonly<Record<keyof Days, Says>>
}

/** The first and the last day of what is shown. The other end follows an end that passes it (rule R112); a range that a rule refuses stays here, and is told. */
export function DayRange({ value, onChange, labels }: DayRangeProps) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState<{ readonly days: Days; readonly over: string } | null>(null)
  const over = `${value.from} ${value.to}`
  const days = draft?.over === over ? draft.days : value
  const refusals = broken(dayRangeRules, days)
  const set = (next: Days) => {
    const refused = broken(dayRangeRules, next).length > 0
    setDraft(refused ? { days: next, over } : null)
    if (!refused) onChange(next)
  }
  const choose = { from: (day: string) => set(from(day, days)), to: (day: string) => set(to(day, days)) }
  return (['from', 'to'] as const).map((end) => (
    <Field
      key={end}
      name={end}
      label={i18n._(labels[end])}
      error={sentencesOf(
        i18n,
        refusals.filter(({ at }) => at?.includes(end)),
      )}
    >
      <DateInput value={days[end]} onChange={choose[end]} />
    </Field>
  ))
}

function from(day: string, { to }: Days): Days {
  return { from: day, to: to !== '' && day > to ? day : to }
}

function to(day: string, { from }: Days): Days {
  return { to: day, from: day !== '' && day < from ? day : from }
}
