import { Changelogs, ReadChangelogs } from '#api/contract/platform/changelogs.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from './operation.ts'

/** What changed in the product. */
export const changelogOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/changelogs',
    summary: 'What changed in the product, newest first, and what of it the caller has read',
    data: Changelogs,
    codes: 'signed-in',
  }),
  read: operation({
    method: 'PUT',
    path: '/v1/panel/changelogs/read',
    summary: 'Marks a release and all before it as read by the caller',
    body: ReadChangelogs,
    data: Nothing,
    codes: 'signed-in',
  }),
}
