import { refusalOperations } from '#api/operations/platform/refusals.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { kindsFor } from './kinds.ts'
import { readCounts, readOfRecord, readOfRule } from './read-refusals.ts'

/** What rules refused, for the book and for the pages of records. */
export const refusalEndpoints: readonly Endpoint[] = [
  endpoint(refusalOperations.counts, async ({ db, actor }) => ({ rows: await readCounts(db, actor.shop_id) })),
  endpoint(refusalOperations.ofRule, ({ db, actor, query }) =>
    readOfRule(db, actor.shop_id, { rule: query.rule, kinds: kindsFor(actor) }),
  ),
  endpoint(refusalOperations.ofRecord, async ({ db, actor, query }) => ({
    rows: kindsFor(actor).includes(query.subject) ? await readOfRecord(db, actor.shop_id, query) : [],
  })),
]
