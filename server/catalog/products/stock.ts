import { stockMoved } from '#api/rules/catalog/products.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type Move, moveStock } from '#server/catalog/stock/ledger.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Saving } from './saving.ts'
import type { Kept } from './variants.ts'

/**
 * Writes what a save changes in the stock as movements (D2): what a new variant begins with, and the difference of a changed one. A stock
 * that the form did not change stays what it is now; one that it changed is refused when something else moved it since the form was loaded,
 * so that no sale is undone by an old number.
 */
export async function writeStock({ db, actor }: Saving, kept: readonly Kept[]): Promise<void> {
  const moves: Move[] = []
  const moved: { index: number; loaded: number; now: number }[] = []
  for (const { id, given, index, stored } of kept) {
    const quantity = Number(given.quantity)
    const now = stored ? Number(stored.quantity) : 0
    const loaded = (stored && given.quantity_loaded) ?? now
    if (quantity === now || (stored && quantity === loaded)) continue
    if (loaded !== now) moved.push({ index, loaded, now })
    const type = stored ? 'adjustment' : 'inbound'
    const unit_price = given.supplier_price === null ? null : minorOf(given.supplier_price)
    moves.push({ variant_id: id, type, quantity: quantity - now, unit_price })
  }
  if (moved.length > 0)
    throw new Refused(
      409,
      moved.map(({ index, loaded, now }) => ({
        id: stockMoved.id,
        about: { loaded, stored: now },
        at: [`variants.${index}.quantity`],
      })),
    )
  if (moves.length > 0) await moveStock(db, { shop_id: actor.shop_id, user_id: actor.user_id, moves })
}
