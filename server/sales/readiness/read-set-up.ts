import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { firstShopName } from '#api/contract/platform/shop-settings.ts'
import { type SetUp, setUpSteps } from '#api/contract/sales/readiness.ts'
import { sections } from '#api/registry/sections.ts'
import type { Section } from '#api/resources/platform/section.ts'
import { shop_invoice_methods, shop_mail_methods, shop_payment_methods } from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { products } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shop_countries, shop_languages, shops } from '#server/db/schema/shops.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { versionOf } from '#server/platform/sections/stored-section.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { sellerFrom, sellerLacks } from '#server/sales/invoices/settings.ts'

/** Who asks how far a shop is. */
export type SetUpAsking = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'services'>

const regional = sections['settings/regional'] as unknown as Section

/** How far a shop is set up, in one question to the database. */
export async function readSetUp({ db, actor, services: { config } }: SetUpAsking): Promise<SetUp> {
  const { shop_id, user_id } = actor
  const active = [shop_languages, shop_countries, shipping_methods, shop_payment_methods, shop_mail_methods] as const
  const [languages, countries, shipping, payment, mail] = active.map((table) =>
    namesOf(sql`${table}`, and(eq(table.shop_id, shop_id), sql`status = 1`)),
  ) as [Names, Names, Names, Names, Names]
  const staff = and(eq(users.shop_id, shop_id), sql`${users.type} in ('admin', 'employee')`, ne(users.id, user_id))
  const sellable = and(eq(products.shop_id, shop_id), eq(products.status, 1), eq(products.lacks_price, 0))
  const people = namesOf(sql`${users}`, staff)
  const invoice_method = sql<boolean>`exists (select from ${shop_invoice_methods} i where i.shop_id = ${shop_id} and i.status = 1)`
  const product = namesOf(sql`${products}`, sellable)
  const [row] = await db
    .select({ shop: shops, invoice_method, languages, countries, shipping, payment, mail, people, product })
    .from(shops)
    .where(eq(shops.id, shop_id))
  if (!row) throw new Error(`Shop ${shop_id} has a session and no row`)
  const { shop, invoice_method: invoices, ...has } = row
  const seller = sellerFrom(shop)
  const skipped = settingsOf(shop).skipped_steps
  return {
    shop: {
      named: shop.name !== firstShopName,
      // Whoever wants it as it is has decided too.
      regional: versionOf(regional, shop) > 1 || skipped.includes('regional'),
      product: has.product.length > 0,
      mail: has.mail.length > 0 || config.smtpUrl !== null,
      shipping_method: has.shipping.length > 0,
      payment_method: has.payment.length > 0,
      address: seller.address.trim() !== '',
      phone: seller.phone.trim() !== '',
      seller_lacks: sellerLacks(seller, false),
      invoice_method: invoices,
      production: seller.api_mode === 'production',
      colleague: has.people.length > 0,
    },
    skipped: setUpSteps.filter((step) => skipped.includes(step)),
    has,
  }
}

type Names = SQL<string[]>

/** The first names of what there is: enough to see that there is some, however much there is. */
function namesOf(table: SQL, where: SQL | undefined): Names {
  return sql<string[]>`array(select label from ${table} where ${where} order by id limit 5)`
}
