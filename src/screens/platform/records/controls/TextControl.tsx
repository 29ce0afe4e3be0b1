import type { LongTextField, TextField } from '#api/resources/platform/field.types.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { ColourControl } from './ColourControl.tsx'
import type { ControlProps } from './control.ts'
import { LookupControl } from './LookupControl.tsx'

export function TextControl(props: ControlProps<TextField>) {
  const { field, value, onChange, locked, row } = props
  if (field.lookup && row && locked.length === 0) return <LookupControl {...props} lookup={field.lookup} row={row} />
  if (field.colour) return <ColourControl {...props} />
  return <TextInput value={value} onChange={onChange} readOnly={locked.length > 0} inputMode={field.keys} />
}

export function LongTextControl({ field, value, onChange, locked }: ControlProps<LongTextField>) {
  return <TextArea value={value} onChange={onChange} readOnly={locked.length > 0} rows={4} counted={field.max} />
}
