import { and, eq, ne, sql } from 'drizzle-orm'
import type { Draft } from '#api/resources/platform/resource.ts'
import { codeExists, usedStays } from '#api/rules/content/coupons.ts'
import { overlapRules } from '#api/rules/content/overlaps.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { rivalsOf, type SaleScope } from './rivals.ts'

/** What only the database can say of a coupon or a sale: no code is there twice (R126), and no two sales meet (R208–R210). */
export const couponRecord: RecordHooks = {
  judge: async (db, { shop_id, id, draft }) => {
    await lockCoupons(db, shop_id)
    return [
      ...(await takenCode(db, shop_id, { id, draft })),
      ...(await changedUsed(db, shop_id, { id, draft })),
      ...(await metSales(db, shop_id, { id, draft })),
    ]
  },
  columns: async (_, { draft }) => ({ code_folded: fold(String(draft.code ?? '')) }),
  comeBack: async (db, shop_id, id) => {
    await lockCoupons(db, shop_id)
    const own = and(eq(coupons.shop_id, shop_id), eq(coupons.id, id))
    const [draft] = await db.select().from(coupons).where(own)
    const met = draft ? await metSales(db, shop_id, { id, draft }) : []
    if (met.length > 0) throw new Refused(409, met)
  },
}

/** Of two that are saved at the same moment the second waits, and sees the first. */
async function lockCoupons(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`coupons of ${shop_id}`}))`)
}

interface Saved {
  readonly id: number | null
  readonly draft: Draft
}

/** Once orders had it, it stays of its kind and for what it was. */
async function changedUsed(db: Database, shop_id: number, { id, draft }: Saved): Promise<Refusal[]> {
  if (id === null) return []
  const own = and(eq(coupons.shop_id, shop_id), eq(coupons.id, id))
  const [before] = await db.select({ kind: coupons.kind, basis: coupons.basis }).from(coupons).where(own)
  const at = (['kind', 'basis'] as const).filter((field) => before && before[field] !== draft[field])
  if (at.length === 0) return []
  const had = and(eq(order_discounts.shop_id, shop_id), eq(order_discounts.coupon_id, id))
  return (await db.$count(order_discounts, had)) > 0 ? [{ id: usedStays.id, at }] : []
}

async function takenCode(db: Database, shop_id: number, { id, draft }: Saved): Promise<Refusal[]> {
  const code = draft.kind === 'coupon' ? fold(String(draft.code)) : ''
  if (code === '') return []
  const same = and(eq(coupons.shop_id, shop_id), eq(coupons.code_folded, code), ne(coupons.id, id ?? 0))
  return (await db.$count(coupons, same)) > 0 ? [{ id: codeExists.id, at: ['code'] }] : []
}

/** Coupons may meet, for whoever pays chooses one; a sale that is passive meets nobody. */
async function metSales(db: Database, shop_id: number, { id, draft }: Saved): Promise<Refusal[]> {
  const { start, end } = draft
  if (draft.kind !== 'sale' || draft.status !== 1 || !isDay(start) || !isDay(end)) return []
  const rivals = await rivalsOf(db, shop_id, { ...scopeOf(draft), id })
  return broken(overlapRules, { start: String(start), end: String(end), rivals })
}

function scopeOf(draft: Draft): Omit<SaleScope, 'id'> {
  const ids = (field: string) => (draft[field] ?? []) as readonly number[]
  return {
    basis: String(draft.basis),
    products: draft.basis === 'product' ? ids('products') : [],
    categories: draft.basis === 'category' ? ids('categories') : [],
    tags: ids('tags'),
    payment_methods: ids('payment_methods'),
    customer_groups: ids('customer_groups'),
    without_groups: Number(draft.without_groups),
  }
}
