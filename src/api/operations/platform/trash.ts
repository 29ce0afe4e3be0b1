import { Nothing } from '#api/contract/platform/common.ts'
import { keptDays, TrashPage, TrashQuery } from '#api/contract/platform/trash.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** What a list's deletions left. Whoever may delete may look at it and take back. */
export function trashOperations({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return {
    list: operation({
      method: 'GET',
      path: `/v1/panel/bin/${name}`,
      summary: `What was deleted of the ${name} in the last ${keptDays} days, newest first`,
      query: TrashQuery,
      data: TrashPage,
      codes: codes.delete,
    }),
    restore: operation({
      method: 'POST',
      path: `/v1/panel/bin/${name}/:id`,
      summary: `Takes one of the ${name} back out of the trash, with its id and all that belongs to it`,
      data: Nothing,
      codes: codes.delete,
      key: 'required',
    }),
  }
}
