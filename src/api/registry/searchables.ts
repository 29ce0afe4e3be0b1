import { products } from '#api/listings/catalog/products.ts'
import { type Codes, family, type Resource } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import { resources } from './resources.ts'

/** A kind of record that is found from anywhere in the panel. The server finds it by its name (`finders`). */
export interface Searchable {
  readonly kind: string
  readonly title: Says
  /** Whoever is to find it needs a code of each: of its list, and of one record. */
  readonly codes: Pick<Codes, 'list' | 'view'>
}

const listed: readonly Resource[] = [
  products as unknown as Resource,
  ...Object.values(resources as unknown as Record<string, Resource>),
]

/** Every kind that is found, in the order in which they are shown. */
export const searchables: readonly Searchable[] = [
  ...listed.map(({ name, title, codes }) => ({ kind: name, title, codes })),
  { kind: 'orders', title: /*i18n*/ { id: 'orders.title', message: 'Siparişler' }, codes: family(1500) },
]

/** The kinds that this person may find. */
export function searchablesFor(holder: Holder): readonly Searchable[] {
  return searchables.filter(({ codes }) => permits(holder, codes.list) && permits(holder, codes.view))
}
