import type { I18n } from '@lingui/core'
import { type DeliveryAreas, serves } from '#api/rules/sales/delivery-areas.ts'

interface Offered {
  readonly name: string
  readonly areas: DeliveryAreas
}

/** A shipping method in a choice: one that does not send to the address says so before it is chosen (rule R220). */
export function methodLabelOf(
  i18n: I18n,
  { name, areas }: Offered,
  address: { readonly country: string; readonly city: string },
): string {
  if (serves(areas, address)) return name
  return i18n._(/*i18n*/ { id: 'new_order.not_served', message: '{name} (bu adrese göndermez)', values: { name } })
}
