import type { NewStockMovements, StoredMovements } from '#api/contract/catalog/stock-movements.ts'
import { enoughStocked, newMovementRules, signedQuantity } from '#api/rules/catalog/stock-movements.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { lockStocks, moveStock } from './ledger.ts'
import { stockedOf } from './stocked.ts'

type Adding = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

/** Writes what the staff moved, all of it or nothing, judged by the rules of the form on the stock that there is now. */
export async function addMovements(context: Adding, movements: NewStockMovements): Promise<StoredMovements> {
  const { db, actor, language } = context
  const { shop_id, user_id } = actor
  const ids = movements.lines.map((line) => line.variant_id)
  await lockStocks(db, shop_id, ids)
  const variants = await stockedOf({ db, shop_id, language }, ids)
  const refusals = broken(newMovementRules, { movements, variants })
  if (refusals.length > 0) throw new Refused(422, refusals)
  const { type } = movements
  const note = movements.note.trim()
  const moves = movements.lines.map(({ variant_id, quantity, unit_price }) => ({
    ...{ variant_id, type, note, quantity: signedQuantity(type, quantity), unit_price: minorOf(unit_price) },
  }))
  const short = await moveStock(db, { shop_id, user_id, moves })
  if (short.length > 0)
    throw new Refused(
      422,
      short.map(({ name, left }) => ({ id: enoughStocked.id, about: { name, left } })),
    )
  for (const { variant_id, quantity } of moves)
    await audit(context, {
      ...{ subject: 'variants', subject_id: variant_id, event: 'MOVE' },
      after: { type, quantity, note },
    })
  return { count: moves.length }
}
