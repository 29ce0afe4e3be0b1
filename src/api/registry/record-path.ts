import { resourceNamed } from '#api/registry/resources.ts'
import { matchRoute, recordRoute } from '#api/registry/routes.ts'
import { openPath } from '#api/resources/platform/resource.ts'
import { idIn } from '#api/rules/platform/ids.ts'

/** Where a record that was found is looked at, at its details where it has such a page; `null` while the panel has no screen for its kind. */
export function pathOf(kind: string, id: number): string | null {
  const resource = resourceNamed(kind)
  if (resource?.details) return openPath(resource, id)
  return recordRoute(kind)?.path.replace(':id', String(id)) ?? null
}

/** The record whose page lies at this path; `null` for every other page, such as its papers and the one that adds one. */
export function recordAt(path: string): { readonly kind: string; readonly id: number } | null {
  const place = matchRoute(path)
  const id = idIn(place?.params.id ?? '')
  const [kind = ''] = path.split('/').filter(Boolean)
  const named = place?.route.resource ?? kind
  const leads = id !== null && [pathOf(named, id), `/${named}/details/${id}`].includes(path)
  return leads ? { kind: named, id } : null
}
