import type { I18n } from '@lingui/core'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'

/** What a choice is called, with its code where people know it by that. */
export function choiceWord(
  i18n: I18n,
  { coded }: ChoiceField,
  { value, says }: ChoiceField['choices'][number],
): string {
  return coded ? `${value} ${i18n._(says)}` : i18n._(says)
}
