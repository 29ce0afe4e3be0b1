import type { ChosenAttribute } from '#api/contract/catalog/marketplace-attributes.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'

/** Whoever says that a value comes from somewhere says from where. The fields are called by the number of the attribute. */
export const attributeSourceChosen: Rule<{ chosen: readonly ChosenAttribute[] }> = fieldRule(
  /*i18n*/ { id: 'marketplace.attribute_value', message: 'Gönderilecek değeri seçin.' },
  'own',
  ({ chosen }) => chosen.filter((one) => !answered(one)).map(({ attribute_id }) => String(attribute_id)),
)

function answered({ source, source_id, value_id }: ChosenAttribute): boolean {
  if (source === 'fixed') return value_id !== null
  return source === 'name' || source_id !== null
}
