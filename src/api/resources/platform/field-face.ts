import type { Struct } from 'superstruct'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken, type Refusal, type Rule, type Says } from '#api/rules/platform/rule.ts'
import type { When } from './field.types.ts'

/** What is said of a field of every kind. */
export interface Options {
  label: Says
  hint?: Says
  required?: boolean
  listed?: boolean
  searched?: boolean
  when?: When
  ledTo?: true
}

/** The face of a field, as its options have it. */
export const face = ({ label, hint, required = false, listed = false, searched = false, when, ledTo }: Options) => ({
  label,
  ...(hint ? { hint } : {}),
  required,
  listed,
  searched,
  ...(when ? { when } : {}),
  ...(ledTo ? { ledTo } : {}),
})

/** A rule that is broken at these places, if there are any. */
export function refusalAt({ id }: Rule<unknown>, at: readonly string[]): Refusal[] {
  return at.length > 0 ? [{ id, at }] : []
}

/** What is wrong with a text: it is missing, or too long. */
export function textWrong(options: Options, max: number) {
  return (value: string) =>
    broken<string>([...(options.required ? [required(options.label)] : []), maxLength(max)], value)
}

/** What is wrong with a value that may be left empty. */
export function emptyOr(options: Options, value: unknown, rule: Rule<unknown>): Refusal[] {
  if (value === '' || value === null) return broken(options.required ? [required(options.label)] : [], value)
  return broken([rule], value)
}

/** Refusals of a part, told from the whole: paths get the part's place in front. */
export function under(place: string, refusals: readonly Refusal[]): Refusal[] {
  return refusals.map((refusal) => ({
    ...refusal,
    at: refusal.at?.length ? refusal.at.map((path) => (path === '' ? place : `${place}.${path}`)) : [place],
  }))
}

/** Structs of arrays are typed mutable; a draft is read only, and its shape on the wire is the same. */
export function wire<T>(struct: unknown): Struct<T, unknown> {
  return struct as Struct<T, unknown>
}
