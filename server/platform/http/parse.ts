import type { Failure, Struct } from 'superstruct'
import { inChoices, isNumber, required } from '#api/rules/platform/fields.ts'
import { malformed, unknownField } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { Refused, type RefusedStatus } from './refused.ts'

/** The value in the shape of its struct, or a refusal that names each field. */
export function parse<T>(struct: Struct<T, unknown>, value: unknown, status: RefusedStatus = 422): T {
  const [error, parsed] = struct.validate(value, { coerce: true })
  if (error) throw new Refused(status, refusalsOf(error.failures()))
  return parsed as T
}

const numbers = ['integer', 'number', 'typed']
const mostFailures = 50

function refusalsOf(failures: Iterable<Failure>): Refusal[] {
  const refusals: Refusal[] = []
  for (const failure of failures) {
    refusals.push(refusalOf(failure))
    if (refusals.length >= mostFailures) break
  }
  return refusals
}

/** A refinement is named after its rule; what has the wrong type gets the rule that says what was expected. */
function refusalOf(failure: Failure): Refusal {
  const at = [failure.path.join('.')]
  const field = String(failure.path.at(-1) ?? '')
  if (failure.type === 'never') return { id: unknownField.id, about: { field }, at }
  if (failure.refinement?.includes('.')) return { id: failure.refinement, at }
  if (failure.value === undefined || failure.value === null)
    return { id: required({ id: field, message: field }).id, about: { field }, at }
  if (numbers.includes(failure.type)) return { id: isNumber.id, at }
  if (failure.type === 'enums' || failure.type === 'literal') return { id: inChoices([]).id, at }
  return { id: malformed.id, at }
}
