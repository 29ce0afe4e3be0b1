import { connectionOperations } from '#api/operations/platform/connections.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { callsSomebody, secretsReadable } from '#api/rules/platform/connections.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint, type Services } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { type Connection, connectionAt, connectionLists } from './connection.ts'
import { ConnectionFailure } from './failure.ts'
import { noteOutcome, stateOf } from './state.ts'
import { withoutSecrets } from './without-secrets.ts'

/** How each connection stands, and trying it out. */
export const connectionEndpoints: readonly Endpoint[] = connectionLists.flatMap((resource) => {
  const { state, test } = connectionOperations(resource)
  return [
    endpoint(state, async ({ db, services: { secrets }, actor, params }) =>
      stateOf({ db, secrets }, await connectionAt({ db, secrets }, resource, actor.shop_id, params.id)),
    ),
    endpoint(test, {
      prepare: async ({ db, actor, params, services }) => {
        const connection = await connectionAt({ db, secrets: services.secrets }, resource, actor.shop_id, params.id)
        const wrong = [...broken([secretsReadable], connection), ...broken([callsSomebody], connection)]
        if (wrong.length > 0) throw new Refused(409, wrong)
        return { connection, said: await tried(resource, connection, services) }
      },
      handle: async ({ prepared: { connection, said }, ...context }) => {
        const { db, services } = context
        await noteOutcome(db, connection, said.failure ?? null)
        const after = { works: said.failure ? 0 : 1 }
        await audit(context, { subject: resource.name, subject_id: connection.id, event: 'test', after })
        return { ...said, state: await stateOf({ db, secrets: services.secrets }, connection) }
      },
    }),
  ]
})

/** What the other side said, without a word that is a secret. */
async function tried(
  { name }: Resource,
  connection: Connection,
  services: Services,
): Promise<{ answer: string; failure?: never } | { failure: Refusal; answer?: never }> {
  const connector = registry().connectors[name]
  if (!connector) throw new Error(`Nothing tries the ${name}`)
  try {
    return { answer: withoutSecrets(await connector.test(connection, services), connection) }
  } catch (thrown) {
    if (!(thrown instanceof ConnectionFailure)) throw thrown
    return { failure: thrown.refusal }
  }
}
