import { sql } from 'drizzle-orm'
import type { NewPurchase } from '#api/contract/money/purchases.ts'
import { purchaseCurrencyKnown, purchaseSupplierChosen } from '#api/rules/money/purchases.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'

type Opening = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Opens a purchase of a supplier; what is bought is written on its page. */
export async function openPurchase(context: Opening, asked: NewPurchase): Promise<{ id: number }> {
  const refusals = broken([purchaseSupplierChosen], asked)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const supplier_id = asked.supplier_id ?? 0
  const { rows } = await db.execute<{ supplier: boolean; currency: string | null; day: string }>(sql`
    select exists (select from suppliers where shop_id = ${shop_id} and id = ${supplier_id}) as supplier,
           (select c.code from shop_currencies k join currencies c on c.id = k.currency_id
             where k.shop_id = s.id and k.status = 1 and c.code = upper(${asked.currency})) as currency,
           to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as day
      from shops s where s.id = ${shop_id}`)
  const [known] = rows
  if (!known?.supplier) throw refuse(404, notFound)
  if (known.currency === null) throw refuse(422, purchaseCurrencyKnown, { at: ['currency'] })
  const { currency, day } = known
  const [stored] = await db
    .insert(purchases)
    .values({ shop_id, user_id, supplier_id, currency, day })
    .returning({ id: purchases.id })
  const id = stored?.id ?? 0
  await db.execute(sql`update purchases set search = 'al-' || id where shop_id = ${shop_id} and id = ${id}`)
  await audit(context, {
    ...{ subject: 'purchases', subject_id: id, event: 'ADD', state_after: 'draft' },
    after: { supplier_id, currency },
  })
  return { id }
}
