import type { LongTextField, TextField } from '#api/resources/platform/field.types.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { ControlProps } from './control.ts'

export function TextControl({ field, value, onChange, locked }: ControlProps<TextField>) {
  return <TextInput value={value} onChange={onChange} readOnly={locked.length > 0} inputMode={field.keys} />
}

export function LongTextControl({ field, value, onChange, locked }: ControlProps<LongTextField>) {
  return <TextArea value={value} onChange={onChange} readOnly={locked.length > 0} rows={4} counted={field.max} />
}
