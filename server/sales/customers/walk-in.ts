import { and, eq } from 'drizzle-orm'
import type { ShopSettings } from '#api/contract/platform/shop-settings.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

/** Whom a sale at the till is for until somebody else is chosen, where they are, and how they get their goods. */
export interface WalkIn {
  readonly customer_id: number
  readonly name: string
  readonly shipping_method_id: number
  /** Where the shop is, in the words of its settings; it has no id, as no contact keeps it. */
  readonly address: ShopSettings['shop_address'] & { readonly title: string }
}

/** The walk-in customer of a shop, who cannot be deleted. */
export async function walkInOf(db: Database, shop_id: number): Promise<WalkIn> {
  const [found] = await db
    .select({ customer_id: users.id, name: users.label, shipping_method_id: shipping_methods.id, shop: shops })
    .from(users)
    .innerJoin(shipping_methods, and(eq(shipping_methods.shop_id, users.shop_id), eq(shipping_methods.walk_in, 1)))
    .innerJoin(shops, eq(shops.id, users.shop_id))
    .where(and(eq(users.shop_id, shop_id), eq(users.walk_in, 1)))
  if (!found) throw new Error(`Shop ${shop_id} has no walk-in customer`)
  const { shop, ...walkIn } = found
  return { ...walkIn, address: { title: shop.name, ...settingsOf(shop).shop_address } }
}

const who = { name: 'Perakende', surname: 'müşteri' }

/** Gives a new shop its walk-in customer, and marks the method by which goods are handed over to them. */
export async function openWalkIn(db: Database, shop_id: number, shipping_method_id: number): Promise<void> {
  await db.insert(users).values({
    ...{ shop_id, type: 'customer', walk_in: 1, email: '' },
    ...who,
    search: fold(`${who.name} ${who.surname}`),
  })
  await db
    .update(shipping_methods)
    .set({ walk_in: 1 })
    .where(and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.id, shipping_method_id)))
}
