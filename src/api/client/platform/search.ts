import { Found } from '#api/contract/platform/search.ts'
import type { Http } from './http.ts'

/** The records of every kind that a text finds. */
export function searchAll(http: Http, text: string, signal?: AbortSignal): Promise<Found> {
  return http.get('/v1/panel/search', { data: Found, query: { text }, ...(signal ? { signal } : {}) })
}
