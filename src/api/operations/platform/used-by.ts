import { UsedBy, UsedByQuery } from '#api/contract/platform/used-by.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** What keeps records of a list from being deleted: told before anybody is asked to confirm (R164, R165, R166, R167). */
export function usedByOperation({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return operation({
    method: 'GET',
    path: `/v1/panel/used-by/${name}`,
    summary: `Which of these ${name} cannot be deleted, and what stands in the way of each`,
    query: UsedByQuery,
    data: UsedBy,
    codes: codes.delete,
  })
}
