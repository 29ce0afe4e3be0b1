import type { Actor, Asked } from '#server/platform/http/endpoint.ts'

/** What saving a product needs of its request. */
export type Saving = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'services'>
