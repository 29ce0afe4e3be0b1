import { eq } from 'drizzle-orm'
import { addDays } from '#api/rules/order-fetch.ts'
import { orders } from '#server/db/schema/orders.ts'
import { sandbox_orders } from '#server/db/schema/sandbox.ts'
import type { Shop } from './shop.ts'

/** Where orders of marketplaces are asked for. */
export const orderFetch = '/v1/panel/marketplace-orders/fetch'

type Bought = Partial<typeof sandbox_orders.$inferInsert>

let made = 0

/** Has somebody buy at the sandbox marketplace, two pieces of this barcode for 59.90 each, yesterday. Answers the number there. */
export async function boughtThere({ db }: Pick<Shop, 'db'>, barcode: string, changes: Bought = {}): Promise<string> {
  made += 1
  const order_number = `9410${String(made).padStart(6, '0')}`
  await db.insert(sandbox_orders).values({
    ...{ supplier_id: '42', order_number, customer_first_name: 'Elif', customer_last_name: 'Kaya' },
    address: {
      fullName: 'Elif Kaya',
      address: 'Lale Sk. 4',
      district: 'Kadıköy',
      city: 'İstanbul',
      country: 'Türkiye',
    },
    ordered_at: new Date(Date.now() - 86_400_000).toISOString(),
    lines: [{ barcode, productName: 'KETEN ELBİSE', quantity: 2, price: 59.9 }],
    ...changes,
  })
  return order_number
}

/** The orders that were bought under a number of the marketplace. */
export function storedAs({ db }: Pick<Shop, 'db'>, number: string) {
  return db.select().from(orders).where(eq(orders.marketplace_number, number))
}

/** So many days ago, in Türkiye. */
export function daysAgo(count: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())
  return addDays(today, -count)
}
