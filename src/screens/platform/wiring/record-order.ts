import { fromPromise } from 'xstate'
import { recordCalls } from '#api/client/platform/records.ts'
import { mostOrdered } from '#api/contract/platform/record-order.ts'
import { recordOrderOperation } from '#api/operations/platform/record-order.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call, http } from './http.ts'

interface Asked {
  readonly resource: Resource
  /** They are put in this order first. */
  readonly order?: { readonly rows: readonly ListedRecord[]; readonly key: string }
}

/** All records of a list that people put in order, and putting them so. */
export const recordOrder = loaded(
  fromPromise<readonly ListedRecord[], LoadedInput<Asked>>(
    async ({
      input: {
        query: { resource, order },
      },
    }) => {
      if (order) {
        const ids = order.rows.map(({ id }) => id)
        await call(recordOrderOperation(resource), { body: { ids }, key: order.key })
      }
      return (await recordCalls(http, resource).list({ limit: mostOrdered })).rows
    },
  ),
)
