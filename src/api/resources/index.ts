import { attributes } from './attributes.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { groups } from './groups.ts'
import { options } from './options.ts'
import { orderRefundReasons } from './order-refund-reasons.ts'
import { productgroups } from './productgroups.ts'
import type { Resource } from './resource.ts'
import { suppliers } from './suppliers.ts'
import { tags } from './tags.ts'
import { taxes } from './taxes.ts'
import { units } from './units.ts'

/** Every resource there is, in the order of the menu. */
export const resources = {
  categories,
  brands,
  attributes,
  options,
  tags,
  units,
  groups,
  productgroups,
  taxes,
  suppliers,
  'order-refund-reasons': orderRefundReasons,
} as const

export type ResourceName = keyof typeof resources

/** The resource of that name, or `undefined`. */
export function resourceNamed(name: string): Resource | undefined {
  return (resources as unknown as Record<string, Resource>)[name]
}
