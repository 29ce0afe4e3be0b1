import { useLingui } from '@lingui/react'
import { clockAt } from '#api/rules/platform/formats.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'

interface MomentFieldsProps {
  /** As the wire has it; empty while none is chosen. */
  moment: string
  onChange: (moment: string) => void
  /** What is wrong with it. */
  errors?: readonly string[]
}

/** The day and the time from which visitors see something, by the clock of the shop. */
export function MomentFields({ moment, onChange, errors = [] }: MomentFieldsProps) {
  const { i18n } = useLingui()
  const [day, time] = clockOf(moment)
  const set = (on: string, from: string) => onChange(momentOf(on, from))
  return (
    <>
      <Field name="at" label={i18n._(words.at)} error={errors}>
        <DateInput value={day} onChange={(next) => set(next, time)} />
      </Field>
      <Field name="time" label={i18n._(words.time)}>
        <Select
          value={time}
          onChange={(next) => set(day, next)}
          options={times.map((one) => ({ value: one, label: one }))}
        />
      </Field>
    </>
  )
}

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)

/** The day and the time of a moment by the clock of the shop; nine in the morning where there is none yet. */
function clockOf(moment: string): readonly [day: string, time: string] {
  if (moment === '') return ['', '09:00']
  const [day = '', time = ''] = clockAt(new Date(moment), shopTimeZone()).split(' ')
  return [day, time.slice(0, 5)]
}

/** The moment at which the clock of the shop shows them. */
function momentOf(day: string, time: string): string {
  if (day === '') return ''
  const near = new Date(`${day}T${time}:00Z`)
  const shown = new Date(`${clockAt(near, shopTimeZone()).replace(' ', 'T')}Z`)
  return new Date(2 * near.getTime() - shown.getTime()).toISOString()
}

const words = {
  at: /*i18n*/ { id: 'pagebuilder.at', message: 'Yayın günü' },
  time: /*i18n*/ { id: 'pagebuilder.time', message: 'Saat' },
}
