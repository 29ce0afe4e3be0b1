import { ConnectionState, ConnectionTest } from '#api/contract/platform/connections.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** What may be asked of every connection beside its fields. */
export function connectionOperations({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return {
    state: operation({
      method: 'GET',
      path: `/v1/panel/${name}/:id/state`,
      summary: `How one of the ${name} stands: when it last worked, why it last failed, and what it still needs`,
      data: ConnectionState,
      codes: codes.view,
    }),
    test: operation({
      method: 'POST',
      path: `/v1/panel/${name}/:id/test`,
      summary: `Really asks the other side of one of the ${name}, as it is stored, and tells what it said`,
      data: ConnectionTest,
      codes: codes.edit,
    }),
  }
}
