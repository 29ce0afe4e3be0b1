import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'

/** What saving a product needs of its request. */
export type Saving = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'services'>
