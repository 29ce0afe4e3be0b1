import { type SQL, sql } from 'drizzle-orm'
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
  const rows = await stored(db, language, sql`m.shop_id = ${shop_id} and m.status = 1`, keep)
  return rows.filter(({ method }, at) => rows.findIndex((one) => one.method === method) === at)
}

/** One of them, whether it is offered or not. */
export async function paymentChoiceOf(
  db: Database,
  shop_id: number,
  id: number,
  language: number,
): Promise<PaymentChoice | null> {
  return (await stored(db, language, sql`m.shop_id = ${shop_id} and m.id = ${id}`))[0] ?? null
}

async function stored(db: Database, language: number, which: SQL, keep = false): Promise<PaymentChoice[]> {
  const { rows } = await db.execute<Stored>(sql`
    select m.method, coalesce(nullif(said ->> 'name', ''), m.label) as name, m.minimum, m.maximum
      from shop_payment_methods m
      left join lateral jsonb_array_elements(m.translations) said on (said ->> 'language_id')::int = ${language}
     where ${which}
     order by m.position, m.id ${keep ? sql`for share of m` : sql``}`)
  return rows.map(({ method, name, minimum, maximum }) => ({
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
