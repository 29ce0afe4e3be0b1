import { stockMovementOperations } from '#api/operations/catalog/stock-movements.ts'
import { findVariants } from '#server/catalog/matches/choosing.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { addMovements } from './add.ts'
import { stockHistory } from './history.ts'
import { moversOf } from './movers.ts'
import { findStocked } from './stocked.ts'

const variants = endpoint(stockMovementOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  findVariants(db, { shop_id, language, ...query }),
)

const users = endpoint(stockMovementOperations.users, ({ db, actor, query }) => moversOf(db, actor.shop_id, query))

const variant = endpoint(stockMovementOperations.variant, ({ db, actor: { shop_id }, language, query }) =>
  findStocked({ db, shop_id, language }, query),
)

const history = endpoint(stockMovementOperations.history, ({ db, actor, language, query }) =>
  stockHistory({ db, actor, shop_id: actor.shop_id, language }, query),
)

const add = endpoint(stockMovementOperations.add, ({ body, ...context }) => addMovements(context, body))

/** The calls of the stock ledger. */
export const stockEndpoints: readonly Endpoint[] = [variants, users, variant, history, add]
