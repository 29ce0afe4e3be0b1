import { asc, eq, sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { customer_messages } from '#server/db/schema/customer-messages.ts'
import { products } from '#server/db/schema/products.ts'
import type { StoredCustomer } from './people.ts'

interface Talk {
  readonly db: Database
  readonly shop_id: number
  readonly customers: readonly StoredCustomer[]
  readonly now: Date
}

type Status = 'open' | 'answered' | 'closed'
type Said = readonly [subject: string, text: string, status: Status]

const questions: readonly Said[] = [
  ['Beden', 'Merhaba, 1.72 boyunda 64 kiloyum. Hangi beden uygun olur?', 'open'],
  ['Teslimat', 'Bugün sipariş verirsem cuma gününe kadar Bursa’ya gelir mi?', 'open'],
  ['Stok', 'Bu ürünün lacivert rengi tekrar gelecek mi?', 'answered'],
  ['Hediye paketi', 'Hediye paketi yapıyor musunuz? İçine not da koymak istiyorum.', 'open'],
  ['Toptan alım', 'Şirketimiz için 40 adet almak istiyoruz, indirim oluyor mu?', 'closed'],
]
const feedbacks: readonly Said[] = [
  ['Teşekkürler', 'Siparişim özenle paketlenmişti, elinize sağlık.', 'closed'],
  ['Arama', 'Telefonda arama kutusu klavyenin altında kalıyor, yazdığımı göremiyorum.', 'open'],
  ['Kargo', 'Kurye evde olmadığım halde “teslim edildi” dedi. Ertesi gün geldi ama haberiniz olsun.', 'open'],
]
const hour = 3_600_000

/** Stores what customers asked and said in the last days: most of it waits for an answer. */
export async function storeCustomerMessages({ db, shop_id, customers, now }: Talk): Promise<number> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shop_id, shop_id))
    .orderBy(asc(products.id))
    .limit(1)
  const emails = await emailsOf(db, shop_id)
  const all = [
    ...questions.map((one) => ['question', one] as const),
    ...feedbacks.map((one) => ['feedback', one] as const),
  ]
  const rows = all.flatMap(([kind, [subject, text, status]], at) => {
    const customer = customers[(at * 7) % customers.length]
    if (!customer) return []
    const email = emails.get(customer.id) ?? 'musteri@example.com'
    return {
      ...{ shop_id, kind, status, name: customer.name, email, subject, text },
      product_id: kind === 'question' && at < 3 ? (product?.id ?? null) : null,
      search: fold(`${customer.name} ${email} ${subject} ${text}`),
      created_at: new Date(now.getTime() - (all.length - at) * 7 * hour).toISOString(),
    }
  })
  if (rows.length > 0) await db.insert(customer_messages).values(rows)
  return rows.length
}

async function emailsOf(db: Database, shop_id: number): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; email: string }>(
    sql`select id, email from users where shop_id = ${shop_id} and type = 'customer' and email <> ''`,
  )
  return new Map(rows.map(({ id, email }) => [Number(id), email]))
}
