import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { translationsOf } from './catalogue.ts'

/** Why customers of the demo shop send something back; two of the reasons want to be told more, and what comes for them is not sold again. */
const reasons = [
  ['Beden uymadı', 'The size did not fit', 0, 1],
  ['Beğenmedim', 'I did not like it', 0, 1],
  ['Kusurlu ürün', 'Faulty product', 1, 0],
  ['Yanlış ürün geldi', 'The wrong product came', 0, 1],
  ['Kargoda hasar gördü', 'Damaged on the way', 1, 0],
] as const

/** Stores them and answers their ids. */
export async function storeRefundReasons(db: Database, shop_id: number): Promise<number[]> {
  const rows = reasons.map(([tr, en, description_required, restock]) => ({
    shop_id,
    label: tr,
    search: fold(`${tr} ${en}`),
    translations: translationsOf([tr, en]),
    description_required,
    restock,
  }))
  const stored = await db
    .insert(order_refund_reasons)
    .values(rows as (typeof order_refund_reasons.$inferInsert)[])
    .returning({ id: order_refund_reasons.id })
  return stored.map(({ id }) => id)
}
