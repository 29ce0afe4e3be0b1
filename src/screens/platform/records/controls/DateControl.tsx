import type { DateField } from '#api/resources/platform/field.types.ts'
import { DateInput } from '#ui/DateInput.tsx'
import type { ControlProps } from './control.ts'

export function DateControl({ value, onChange, locked }: ControlProps<DateField>) {
  return <DateInput value={value} onChange={onChange} onUnread={onChange} readOnly={locked.length > 0} />
}
