import { Nothing } from '#api/contract/platform/common.ts'
import { RecordOrder } from '#api/contract/platform/record-order.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** Putting the records of a list in order, all at once. */
export function recordOrderOperation({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return operation({
    method: 'PUT',
    path: `/v1/panel/record-order/${name}`,
    summary: `Puts the ${name} in this order; those that are not named come after them as they stood`,
    body: RecordOrder,
    data: Nothing,
    codes: codes.edit,
  })
}
