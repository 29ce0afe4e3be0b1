import { fromPromise } from 'xstate'
import type { ConnectionState, ConnectionTest } from '#api/contract/platform/connections.ts'
import { connectionOperations } from '#api/operations/platform/connections.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from './http.ts'

interface Asked {
  readonly resource: Resource
  readonly id: number
  /** The other side is asked too. */
  readonly test: boolean
}

/** How a connection stands, and what its other side said where it was asked. */
export type ShownConnection = Pick<ConnectionTest, 'answer' | 'failure'> & { readonly state: ConnectionState }

/** How a connection stands, and trying it out. */
export const shownConnection = loaded(
  fromPromise<ShownConnection, LoadedInput<Asked>>(async ({ input: { query } }) => {
    const { state, test } = connectionOperations(query.resource)
    const params = { id: query.id }
    return query.test ? call(test, { params }) : { state: await call(state, { params }) }
  }),
)
