import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A day, as `2026-11-21`, with the calendar of the browser. `type` may make it a time or a day with a time. */
export function DateInput(
  props: Omit<TextInputProps, 'type'> & { type?: 'date' | 'time' | 'datetime-local' | 'month' },
) {
  return <TextInput {...props} type={props.type ?? 'date'} />
}
