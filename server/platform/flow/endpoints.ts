import type { FlowKind } from '#api/contract/platform/flow.ts'
import { flowOperations } from '#api/operations/platform/flow.ts'
import { refusalOperations } from '#api/operations/platform/refusals.ts'
import { flowsFor } from '#api/registry/flow-kinds.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { kindsFor } from './kinds.ts'
import { peopleOf } from './people.ts'
import { readMap } from './read-map.ts'
import { readCounts, readOfRecord, readOfRule } from './read-refusals.ts'
import { readWay } from './read-way.ts'
import { readWeeks } from './read-weeks.ts'

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

/** Which ways records took. What somebody may not look at is not there for them. */
export const flowEndpoints: readonly Endpoint[] = [
  endpoint(flowOperations.map, ({ db, actor, query }) => {
    mapFor(actor, query.kind)
    return readMap({ db, shop_id: actor.shop_id }, query)
  }),
  endpoint(flowOperations.weeks, async ({ db, actor, query }) => {
    mapFor(actor, query.kind)
    return { weeks: await readWeeks({ db, shop_id: actor.shop_id }, query) }
  }),
  endpoint(flowOperations.people, ({ db, actor, query }) => peopleOf({ db, shop_id: actor.shop_id }, query)),
  endpoint(flowOperations.ofRecord, ({ db, actor, query }) =>
    readWay({ db, shop_id: actor.shop_id }, query, flowNames(actor)),
  ),
]

/** Refuses who may not look at this kind. */
function mapFor(actor: Holder, kind: FlowKind): void {
  if (!flowNames(actor).includes(kind)) throw refuse(404, notFound)
}

function flowNames(holder: Holder) {
  return flowsFor(holder).map(({ kind }) => kind)
}
