import type { AnyListing } from '#api/listings/platform/listing.ts'
import { withReferences } from '#api/resources/platform/references.ts'
import { type Resource, switches } from '#api/resources/platform/resource.ts'
import { declaredListings } from './listings.ts'
import { resources } from './resources.ts'

/** Everything that has a list: the resources, and those whose table and form are their own. */
const lists = {
  ...resources,
  ...withReferences(declaredListings, { ...resources, ...declaredListings }),
} as const

export type ListName = keyof typeof lists

/** The name of every list. */
export const listNames = Object.keys(lists) as ListName[]

/** The lists whose records lie in the trash for a while after they were deleted. */
export const trashable = listNames.filter((name) => {
  const { acts, stays } = listNamed(name)
  return acts.includes('delete') || (name in resources && !stays)
})

/** The lists whose records are active or passive. */
export const switchable = listNames.filter((name) => switches(listNamed(name)))

/** The resources whose records people put in order. */
export const orderable = listNames.filter((name) => listNamed(name).ordered !== undefined)

/** The lists whose rows are their own. */
export const listings: readonly AnyListing[] = Object.values(lists).flatMap((list) => ('filters' in list ? [list] : []))

/** The declaration of a list whose rows are its own. */
export function listingNamed(name: string): AnyListing {
  const found = listings.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is no listing of the registry`)
  return found
}

/** How a list is declared. */
export function listNamed(name: ListName): Resource {
  return lists[name] as unknown as Resource
}
