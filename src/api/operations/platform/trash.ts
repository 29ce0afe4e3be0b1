import { BinPage, BinQuery, keptDays } from '#api/contract/platform/bin.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** What a list's deletions left. Whoever may delete may look at it and take back. */
export function trashOperations({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return {
    list: operation({
      method: 'GET',
      path: `/v1/panel/bin/${name}`,
      summary: `What was deleted of the ${name} in the last ${keptDays} days, newest first`,
      query: BinQuery,
      data: BinPage,
      codes: codes.delete,
    }),
    restore: operation({
      method: 'POST',
      path: `/v1/panel/bin/${name}/:id`,
      summary: `Takes one of the ${name} back out of the bin, with its id and all that belongs to it`,
      data: Nothing,
      codes: codes.delete,
    }),
  }
}
