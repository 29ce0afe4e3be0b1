import type { MovedQuantity } from '#api/contract/sales/orders.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import type { LineRow, LockedOrder } from './load-order.ts'
import { storeReturned } from './returned.ts'

type Moving = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor'>

/** Pieces that came back are in the stock again: `now` tells how many of each line. Answers them with the movements that tell so. */
export async function returnToStock(
  { db, actor: { shop_id, user_id } }: Moving,
  { order, lines }: Pick<LockedOrder, 'order' | 'lines'>,
  now: readonly { id: number; returned: number }[],
): Promise<MovedQuantity[]> {
  const returned = new Map(now.map((line) => [line.id, line.returned]))
  const back = (line: LineRow) => (returned.get(line.id) ?? line.returned) - line.returned
  const coming = lines.filter((line) => back(line) > 0)
  await moveStock(db, {
    shop_id,
    user_id,
    order_id: order.id,
    moves: coming.map((line) => ({
      variant_id: line.variant_id,
      type: 'system',
      quantity: back(line),
      unit_price: line.price,
    })),
  })
  const stored = await storeReturned(
    db,
    shop_id,
    coming.map((line) => ({ id: line.id, returned: line.returned + back(line) })),
  )
  const movements = new Map(stored.map(({ line_id, movement_id }) => [line_id, movement_id]))
  return coming.map((line) => ({
    line_id: line.id,
    quantity: back(line),
    movement_id: movements.get(line.id) ?? 0,
  }))
}
