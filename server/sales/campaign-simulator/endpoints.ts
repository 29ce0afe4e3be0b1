import { campaignSimulatorOperations as operations } from '#api/operations/sales/campaign-simulator.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { findBuyers } from '#server/sales/new-order/buyers.ts'
import { findPricedVariants } from '#server/sales/new-order/find-variants.ts'
import { simulate, simulationOptions } from './simulate.ts'

/** The calls by which campaigns are tried. */
export const campaignSimulatorEndpoints: readonly Endpoint[] = [
  endpoint(operations.options, (context) => simulationOptions(context)),
  endpoint(operations.variants, ({ db, actor: { shop_id }, language, query }) =>
    findPricedVariants(db, { shop_id, language, search: query.search }),
  ),
  endpoint(operations.customers, ({ db, actor, query }) => findBuyers(db, actor.shop_id, query.search)),
  endpoint(operations.simulate, ({ body, ...context }) => simulate(context, body)),
]
