import { useLocation } from 'wouter'
import { resourceNamed } from '#api/registry/resources.ts'
import { matchRoute } from '#api/registry/routes.ts'
import type { Resource } from '#api/resources/platform/resource.ts'

/** The resource whose screen is open. */
export function useResource(): Resource {
  const [path] = useLocation()
  const name = matchRoute(path)?.route.resource ?? ''
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`${path} is no screen of a resource`)
  return resource
}
