import { brands } from './brands.ts'
import type { Resource } from './resource.ts'
import { suppliers } from './suppliers.ts'
import { tags } from './tags.ts'
import { taxes } from './taxes.ts'
import { units } from './units.ts'

/** Every resource there is, in the order of the menu. */
export const resources = { brands, tags, units, taxes, suppliers } as const

export type ResourceName = keyof typeof resources

/** The resource of that name, or `undefined`. */
export function resourceNamed(name: string): Resource | undefined {
  return (resources as unknown as Record<string, Resource>)[name]
}
