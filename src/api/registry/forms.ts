import { marketplaceAccount } from '#api/resources/catalog/marketplace-account.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type ResourceName, resourceNamed } from './resources.ts'
import { type SectionName, sectionNamed } from './sections.ts'

/** Forms over what is no list of records, by their names. */
const others = { marketplaces: marketplaceAccount } as const

/** Whatever is edited in a form of records. */
export type FormName = ResourceName | SectionName | keyof typeof others

/** How it is declared. */
export function formNamed(name: FormName): Resource {
  const found = resourceNamed(name) ?? sectionNamed(name) ?? (others as unknown as Record<string, Resource>)[name]
  if (!found) throw new Error(`${name} is no form of the registry`)
  return found
}
