import { refusalOperations } from '#api/operations/platform/refusals.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { permits, permitted } from '#api/rules/platform/session.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { codesOf, kindsFor } from './kinds.ts'
import { readCounts, readOfRecord, readOfRule } from './read-refusals.ts'

/** What rules refused, for the book and for the pages of records. */
export const refusalEndpoints: readonly Endpoint[] = [
  endpoint(refusalOperations.counts, async ({ db, actor }) => ({ rows: await readCounts(db, actor.shop_id) })),
  endpoint(refusalOperations.ofRule, ({ db, actor, query }) =>
    readOfRule(db, actor.shop_id, { rule: query.rule, kinds: kindsFor(actor) }),
  ),
  endpoint(refusalOperations.ofRecord, async ({ db, actor, query }) => {
    const codes = codesOf(query.subject)
    if (!codes) throw refuse(404, notFound)
    if (!permits(actor, codes)) throw new Refused(403, [{ id: permitted.id, about: { permission: codes.join(' ') } }])
    return { rows: await readOfRecord(db, actor.shop_id, query) }
  }),
]
