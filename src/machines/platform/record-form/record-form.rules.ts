import { resources } from '#api/registry/resources.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { everyLanguageNamed, isAmount, isNumber, maxLength, required } from '#api/rules/platform/fields.ts'
import { isSwatch } from '#api/rules/platform/values.ts'
import type { Ruled } from '#machines/platform/refusals.ts'

const mustBeFilled = required(/*i18n*/ { id: 'records.field', message: 'Bu alan' })

/** Every rule that the fields of some resource may break, each once: what the form's `valid` stands for in drawings. */
export const fieldRules: readonly Ruled[] = onceEach(
  (Object.values(resources) as unknown as Resource[]).flatMap(({ fields, rules }) => [
    ...Object.values(fields).flatMap(rulesOf),
    ...rules,
  ]),
)

function rulesOf(field: Field): Ruled[] {
  return [...(field.required ? [mustBeFilled] : []), ...ownRules(field)]
}

function ownRules(field: Field): Ruled[] {
  switch (field.kind) {
    case 'text':
      return [maxLength(field.max), ...field.rules]
    case 'longText':
    case 'richText':
    case 'place':
    case 'secret':
      return [maxLength(field.max)]
    case 'quantity':
    case 'rate':
    case 'date':
      return [isNumber]
    case 'money':
      return [isAmount]
    case 'translations':
      return [everyLanguageNamed, ...Object.values(field.texts).flatMap(ownRules)]
    case 'values':
      return [everyLanguageNamed, ...ownRules(field.text), ...(field.swatch ? ownRules(field.swatch) : [])]
    // What is chosen or ticked is among what the form offers.
    case 'choice':
    case 'permissions':
      return []
    case 'swatch':
      return [isSwatch]
    case 'rows':
      return Object.values(field.columns).flatMap(rulesOf)
    default:
      return []
  }
}

function onceEach(rules: readonly Ruled[]): Ruled[] {
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()]
}
