import { type ComponentType, createContext, useContext } from 'react'
import type { Actor } from 'xstate'
import type { Field, Row, Saver } from '#api/resources/platform/field.types.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import type { ShownRefusal } from '#ui/refusal.ts'

/** What the control of a field is given, whatever kind it is. */
export interface ControlProps<F extends Field = Field> {
  field: F
  value: F['initial']
  /** `listed`: a place that was chosen from a list. */
  onChange: (value: F['initial'], listed?: boolean) => void
  /** Where the value lies in the record (`marketplace_links.0.name`): the control's id, so that links lead to it. */
  path: string
  /** What is wrong with it and with what is inside it, as far as it is shown. */
  refusals: readonly Refusal[]
  /** Why it may not be changed now; empty when it may. */
  locked: readonly ShownRefusal[]
  /** The row that it stands in, and how several of its columns are changed at once. */
  row?: { readonly values: Row; change(columns: Row): void }
}

/** A whole field: its label, its hint, its errors and its control. */
export interface FieldControlProps extends ControlProps {
  /** The label is told to screen readers only: the row above shows it. */
  bare?: boolean
  /** It need not be filled here, although the field is one that must. */
  optional?: boolean
}

/** What the controls of one form share. */
export interface FormParts {
  /** The record that is edited; `null` for a new one. */
  readonly id: number | null
  /** Draws a field inside a control that holds several. */
  readonly Inner: ComponentType<FieldControlProps>
  /** The shop's languages, the default one first, and the one whose texts are in sight. */
  readonly languages: readonly { readonly id: number; readonly name: string }[]
  readonly language: number
  readonly showLanguage: (id: number) => void
  /** The form itself, for controls that show what others of it hold. */
  readonly form: Actor<typeof recordFormMachine>
  /** Who saves the record, and how it was. */
  readonly saver: Saver
  /** A picture of a field sets out, or has arrived. */
  readonly onUploading: (field: string, busy: boolean) => void
  /** Hears which field is about to be led to, for controls that show it only then; answers how to stop hearing. */
  readonly onReveal: (hear: (path: string) => void) => () => void
}

export const FormPartsContext = createContext<FormParts | null>(null)

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext)
  if (!parts) throw new Error('Controls of records stand in a form')
  return parts
}
