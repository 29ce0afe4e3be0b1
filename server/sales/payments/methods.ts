import { sql } from 'drizzle-orm'
import type { PaymentChoice } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'

/** The ways of paying that a shop offers now, in its order and in this language: of several of one kind the first. `keep` holds them as they are. */
export async function paymentChoices(
  db: Database,
  shop_id: number,
  language: number,
  { keep = false }: { keep?: boolean } = {},
): Promise<PaymentChoice[]> {
  const { rows } = await db.execute<Stored>(sql`
    select m.method, coalesce(nullif(said ->> 'name', ''), m.label) as name, m.minimum, m.maximum
      from shop_payment_methods m
      left join lateral jsonb_array_elements(m.translations) said on (said ->> 'language_id')::int = ${language}
     where m.shop_id = ${shop_id} and m.status = 1
     order by m.position, m.id ${keep ? sql`for share of m` : sql``}`)
  const firsts = rows.filter(({ method }, at) => rows.findIndex((one) => one.method === method) === at)
  return firsts.map(({ method, name, minimum, maximum }) => ({
    ...{ method, name },
    minimum: limit(minimum),
    maximum: limit(maximum),
  }))
}

interface Stored extends Record<string, unknown> {
  readonly method: PaymentChoice['method']
  readonly name: string
  readonly minimum: string | null
  readonly maximum: string | null
}

function limit(stored: string | null): string {
  return stored === null ? '' : decimalOf(Number(stored))
}
