import { createContext, useContext } from 'react'

/** What a field tells the control inside it: its id (the field's path, so that links can focus it) and what describes it. */
export interface FieldLink {
  readonly id: string
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldLink | null>(null)

/** What stands before the ids of all fields of a form that lies over another one, whose fields may have the same names. */
export const FieldScope = createContext('')

/** The id of what stands at this path of a form and is no control of a `Field`. */
export function useIdAt(path: string): string {
  return useContext(FieldScope) + path
}

/** The attributes of the control that the field around it labels; empty without a field. */
export function useFieldControl() {
  const field = useContext(FieldContext)
  return field ? { ...described(field), 'aria-required': field.required || undefined } : {}
}

/** The same for a group of controls, which a `<label for>` cannot name. It takes the focus only from links. */
export function useFieldGroup() {
  const field = useContext(FieldContext)
  return field ? { ...described(field), 'aria-labelledby': field.labelledBy, tabIndex: -1 } : {}
}

function described(field: FieldLink) {
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }
}
