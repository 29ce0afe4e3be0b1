import { sql } from 'drizzle-orm'
import type { ReceivedPieces } from '#api/contract/money/purchases.ts'
import { stillStocked } from '#api/rules/catalog/stock-movements.ts'
import { comingOf } from '#api/rules/money/purchases.ts'
import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import { lockStocks, moveStock } from '#server/catalog/stock/ledger.ts'
import { queueLabels } from '#server/content/labels/queue.ts'
import type { purchase_lines, purchases } from '#server/db/schema/purchases.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'

type Locked = typeof purchases.$inferSelect & { readonly lines: readonly (typeof purchase_lines.$inferSelect)[] }

/** Goods that came go into the stock at what a piece cost, in the currency of the shop; where no rate is known, without a price. */
export async function receiveGoods(
  { db, actor }: Stepping,
  purchase: Locked,
  { pieces, update_prices }: { readonly pieces: ReceivedPieces; readonly update_prices: 0 | 1 },
): Promise<void> {
  const { shop_id, user_id } = actor
  const coming = purchase.lines
    .map(({ line, variant_id, landed, net, quantity }) => ({
      ...{ line, variant_id, landed, paid: portionOf(net, 1, quantity), came: comingOf(line, pieces) },
    }))
    .filter(({ came }) => came > 0)
  const ids = coming.map(({ variant_id }) => variant_id)
  await lockStocks(db, shop_id, ids)
  const { rows } = await db.execute<{ gone: boolean; home: boolean; rate: number | null; unit: number | null }>(sql`
    select exists (select from variants v where v.shop_id = s.id and v.deleted = 1 and v.id = any(${arrayOf(ids)})) as gone,
           ${purchase.currency} = s.default_currency as home, rated.rate, rated.unit
      from shops s
      left join lateral (
        select (r.forex_selling * 10000)::int as rate, r.unit
          from currency_exchange_rates r join currencies c on c.id = r.currency_id
         where r.shop_id = s.id and s.default_currency = 'TRY' and c.code = ${purchase.currency}
           and r.date <= (now() at time zone s.time_zone)::date
         order by r.date desc, r.id desc limit 1) rated on true
     where s.id = ${shop_id}`)
  const [known] = rows
  if (known?.gone) throw new Refused(409, [{ id: stillStocked.id }])
  const { home = false, rate = null, unit = null } = known ?? {}
  const rated = (amount: Minor) => (rate === null ? null : portionOf(amount, rate, 10_000 * (unit ?? 1)))
  const priced = (amount: Minor) => (home ? amount : rated(amount))
  await moveStock(db, {
    ...{ shop_id, user_id, purchase_id: purchase.id },
    moves: coming.map(({ variant_id, came, landed }) => ({
      ...{ variant_id, type: 'inbound' as const, quantity: came, unit_price: priced(landed) },
      note: `AL-${purchase.id}`,
    })),
  })
  await db.execute(sql`
    update purchase_lines l set received = l.received + c.came
      from jsonb_to_recordset(${JSON.stringify(coming)}::jsonb) as c(line int, came int)
     where l.shop_id = ${shop_id} and l.purchase_id = ${purchase.id} and l.line = c.line`)
  const labelled = coming.map(({ variant_id, came }) => ({ variant_id, quantity: came }))
  await queueLabels(db, { shop_id, purchase_id: purchase.id, rows: labelled })
  if (update_prices !== 1 || (!home && rate === null)) return
  const prices = coming.map(({ variant_id, paid }) => ({ variant_id, price: priced(paid) }))
  await db.execute(sql`
    update variants v set supplier_price = c.price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as c(variant_id bigint, price bigint)
     where v.shop_id = ${shop_id} and v.id = c.variant_id`)
}

function arrayOf(ids: readonly number[]) {
  return sql`${`{${ids.join(',')}}`}::bigint[]`
}
