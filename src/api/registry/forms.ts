import type { Resource } from '#api/resources/platform/resource.ts'
import { type ResourceName, resourceNamed } from './resources.ts'
import { type SectionName, sectionNamed } from './sections.ts'

/** Whatever is edited in a form of records. */
export type FormName = ResourceName | SectionName

/** How it is declared. */
export function formNamed(name: FormName): Resource {
  const found = resourceNamed(name) ?? sectionNamed(name)
  if (!found) throw new Error(`${name} is no form of the registry`)
  return found
}
