import { useFieldControl } from './field-context.ts'
import { useLocked } from './locked.ts'
import type { ShownRefusal } from './refusal.ts'
import { useRefusals } from './useRefusals.tsx'

export interface RefusableControl {
  /** The rules that stand in the way of changing it; see `Refusable`. */
  refusals?: readonly ShownRefusal[] | undefined
}

/** The attributes of a control from the field around it and from what refuses it; `explanation` is rendered beside the control. */
export function useControl(own: readonly ShownRefusal[] = []) {
  const locked = useLocked()
  const refusals = own.length > 0 ? own : locked
  const field: { id?: string; 'aria-describedby'?: string | undefined } = useFieldControl()
  const { refused, control, explanation } = useRefusals(refusals)
  const describedBy = [field['aria-describedby'], refused && control['aria-describedby']].filter(Boolean).join(' ')
  return { refused, control: { ...field, ...control, 'aria-describedby': describedBy || undefined }, explanation }
}
