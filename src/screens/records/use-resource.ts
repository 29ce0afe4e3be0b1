import { useLocation } from 'wouter'
import { resourceNamed } from '#api/resources/index.ts'
import type { Resource } from '#api/resources/resource.ts'
import { matchRoute } from '#api/routes.ts'

/** The resource whose screen is open. */
export function useResource(): Resource {
  const [path] = useLocation()
  const name = matchRoute(path)?.route.resource ?? ''
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`${path} is no screen of a resource`)
  return resource
}
