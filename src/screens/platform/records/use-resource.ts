import { useLocation } from 'wouter'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { matchRoute } from '#api/registry/routes.ts'
import type { Resource } from '#api/resources/platform/resource.ts'

/** The resource, or the list, whose screen is open. */
export function useResource(): Resource {
  const [path] = useLocation()
  const resource = matchRoute(path)?.route.resource
  const name = listNames.find((one) => one === resource)
  if (!name) throw new Error(`${path} is no screen of a resource`)
  return listNamed(name)
}
