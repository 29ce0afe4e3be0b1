import { and, eq, sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { categories, tags } from '#server/db/schema/catalogue.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { customer_groups } from '#server/db/schema/people.ts'
import { languages as allLanguages, shop_languages } from '#server/db/schema/shops.ts'

type Stored = typeof coupons.$inferInsert

/** The day so many days from now. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A handful of coupons and sales: some that run, one to come, one that is over. They begin after the orders of the demo, which were sold without them. */
export async function storeCoupons(db: Database, shop_id: number, now: Date): Promise<number> {
  const languages = await db
    .select({ id: shop_languages.language_id, code: allLanguages.code })
    .from(shop_languages)
    .innerJoin(allLanguages, eq(allLanguages.id, shop_languages.language_id))
    .where(and(eq(shop_languages.shop_id, shop_id), eq(shop_languages.status, 1)))
  const roots = await idsOf(db, shop_id, categories)
  const [tag] = await idsOf(db, shop_id, tags)
  const [group] = await idsOf(db, shop_id, customer_groups)
  const named = (name: string) => ({
    label: name,
    search: fold(`${name} ${inEnglish[name] ?? ''}`),
    translations: languages.map(({ id, code }) => ({
      language_id: id,
      name: code === 'en' ? (inEnglish[name] ?? name) : name,
    })),
  })
  const days = (from: number, to: number) => ({ start: dayFrom(now, from), end: dayFrom(now, to) })
  const coupon = (name: string, code: string, changes: Partial<Stored>): Stored => ({
    ...{ shop_id, kind: 'coupon', type: 'percentage', discount: 1_000, basis: 'category', categories: roots },
    ...{
      ...named(name),
      code,
      code_folded: fold(code),
      search: fold(`${name} ${inEnglish[name] ?? ''} ${code}`),
      ...days(-10, 60),
    },
    ...changes,
  })
  const sale = (name: string, changes: Partial<Stored>): Stored => ({
    ...{ shop_id, kind: 'sale', type: 'percentage', discount: 1_500, basis: 'category', ...named(name) },
    ...days(-2, 12),
    ...changes,
  })
  const rows: Stored[] = [
    coupon('Hoş geldin', 'HOSGELDIN10', { customer_limit: 1, login_required: 1 }),
    coupon('Kargo bizden', 'KARGOBIZDEN', { type: 'fixed', discount: 100, minimum: 50_000, free_shipping: 1 }),
    coupon('İlk yüz kişiye 50 lira', 'ILK100', { type: 'fixed', discount: 5_000, minimum: 25_000, usage_limit: 100 }),
    coupon('Geçen yaz', 'YAZ20', { discount: 2_000, ...days(-150, -90) }),
    ...(tag ? [sale('Etiketlilerde yüzde 15', { basis: 'tag', tags: [tag], ...days(20, 35) })] : []),
    ...(group && roots[0]
      ? [sale('Bayilere özel', { discount: 500, categories: roots.slice(0, 1), customer_groups: [group] })]
      : []),
  ]
  await db.insert(coupons).values(rows)
  return rows.length
}

/** What they are called in English. */
const inEnglish: Readonly<Record<string, string>> = {
  'Hoş geldin': 'Welcome',
  'Kargo bizden': 'Shipping is on us',
  'İlk yüz kişiye 50 lira': '50 lira for the first hundred',
  'Geçen yaz': 'Last summer',
  'Etiketlilerde yüzde 15': '15 percent off tagged products',
  'Bayilere özel': 'For dealers',
}

async function idsOf(
  db: Database,
  shop_id: number,
  table: typeof categories | typeof tags | typeof customer_groups,
): Promise<number[]> {
  const top = table === categories ? sql`and parent_id is null` : sql``
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${table} where shop_id = ${shop_id} ${top} order by id`,
  )
  return rows.map(({ id }) => Number(id))
}
