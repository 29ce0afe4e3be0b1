import { asc, eq } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { products } from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import type { StoredCustomer } from './people.ts'
import { randomFrom } from './random.ts'

interface Talk {
  readonly db: Database
  readonly shop_id: number
  readonly customers: readonly StoredCustomer[]
  readonly now: Date
}

/** What customers say, by the stars they give. */
const said: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Beklediğimden çok daha güzel geldi, paketleme de özenliydi. Teşekkürler.',
    'Kalitesi çok iyi. İkinci siparişim, yine memnun kaldım.',
    'Annem bayıldı.\nBir tane de kendime alacağım.',
  ],
  4: ['Güzel ürün, kargo iki gün geç geldi.', 'Rengi fotoğraftakinden bir ton koyu ama yine de beğendim.'],
  3: ['İdare eder. Fiyatına göre daha iyisini beklerdim.', 'Fena değil, kutusu ezik geldi.'],
  2: ['Ölçüsü tabloya uymuyor, bir beden küçük.', 'Dikişlerinde ip vardı.'],
  1: ['Kırık geldi, iade etmek istiyorum.', 'Reklamdaki ürünle ilgisi yok!!!'],
}
const answers = [
  'Güzel sözleriniz için teşekkür ederiz.',
  'Geri bildiriminiz için teşekkürler, kargo firmamızla görüştük.',
  'Beğenmenize sevindik, yine bekleriz.',
] as const
const count = 64
const hour = 3_600_000

/** Stores what customers said in the last three months: most of it is accepted, the newest waits. Random by itself, so that the rest of the shop stays as it was. */
export async function storeReviews({ db, shop_id, customers, now }: Talk): Promise<number> {
  const random = randomFrom(1881)
  const own = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shop_id, shop_id))
    .orderBy(asc(products.id))
    .limit(120)
  if (own.length === 0 || customers.length === 0) return 0
  const rows = Array.from({ length: count }, (_, at) => {
    const customer = random.pick(customers)
    const stars = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1])
    const text = random.pick(said[stars] ?? [])
    const age = (count - at) * 33 * hour
    const status = at > count - 10 ? 'pending' : stars === 1 && random.chance(0.7) ? 'rejected' : 'accepted'
    const answered = status === 'accepted' && random.chance(0.3)
    return {
      shop_id,
      product_id: random.pick(own).id,
      customer_id: customer.id,
      customer_name: customer.name,
      stars,
      text,
      status: status as 'pending' | 'accepted' | 'rejected',
      answer: answered ? random.pick(answers) : '',
      answered_at: answered ? new Date(now.getTime() - age + 5 * hour).toISOString() : null,
      search: fold(`${customer.name} ${text}`),
      created_at: new Date(now.getTime() - age).toISOString(),
    }
  })
  await db.insert(product_reviews).values(rows)
  return rows.length
}
