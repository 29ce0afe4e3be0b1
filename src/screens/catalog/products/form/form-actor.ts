import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Actor } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { errorsAt } from '#machines/catalog/product-form/problems.ts'
import type { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'

export type FormActor = Actor<typeof productFormMachine>

/** The form that the fields inside belong to. */
export const FormActorContext = createContext<FormActor | null>(null)

export function useForm(): FormActor {
  const actor = useContext(FormActorContext)
  if (!actor) throw new Error('This field belongs to a product form')
  return actor
}

/** One part of the form. What asks is drawn anew only when that part changes, compared by value. */
export function usePart<T>(select: (form: FormContext) => T): T {
  return useSelector(useForm(), ({ context }) => select(context), sameValue)
}

/** What is wrong at a field, as far as it is told now; see `errorsAt`. */
export function useErrors(path: string, also?: readonly string[]): readonly Refusal[] {
  return usePart((form) => errorsAt(form, path, also))
}
