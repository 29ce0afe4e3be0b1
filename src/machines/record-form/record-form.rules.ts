import { resources } from '#api/resources/index.ts'
import type { Resource } from '#api/resources/resource.ts'
import { everyLanguageNamed, inChoices, isAmount, isNumber, maxLength, required } from '#api/rules/fields.ts'
import type { Ruled } from '#machines/refusals.ts'

/** Every rule that the fields of some resource may break: what the form's `valid` stands for in drawings. */
export const fieldRules: readonly Ruled[] = [
  required(/*i18n*/ { id: 'records.field', message: 'Bu alan' }),
  maxLength(255),
  isNumber,
  isAmount,
  inChoices([]),
  everyLanguageNamed,
  ...Object.values(resources).flatMap((resource) => (resource as unknown as Resource).rules),
]
