import { and, eq, sql } from 'drizzle-orm'
import type { FileType } from '#api/contract/platform/files.ts'
import type { Database } from '#server/db/open.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { shops } from '#server/db/schema/shops.ts'
import { drawLogo, drawPicture } from '#server/integrations/marketplace/sandbox/goods/pictures.ts'
import { keepPicture } from '#server/platform/files/keep.ts'
import type { Picture } from '#server/platform/files/picture.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { bookPast } from '#server/sales/ledger/book-past.ts'
import { storePaymentMethods, storeRefundReasons } from '#server/start/first-records.ts'
import { type StoredCatalogue, storeCatalogue } from './catalogue.ts'
import { storeCheques } from './cheques.ts'
import { storeContent } from './content.ts'
import { storeContracts } from './contracts.ts'
import { storeCoupons } from './coupons.ts'
import { storeCustomerGroups } from './customer-groups.ts'
import { storeCustomerMessages } from './customer-messages.ts'
import { storeFlow } from './flow.ts'
import { storeHomePage } from './home-page.ts'
import { storeIncomingInvoices } from './incoming-invoices.ts'
import { storeInvoices } from './invoices.ts'
import { planTrade } from './ledger.ts'
import { storeMarketplace } from './marketplace.ts'
import { storeMenus } from './menus.ts'
import { storeNewsletter } from './newsletters.ts'
import { storeNotices } from './notices.ts'
import { withEveryCase } from './order-statuses.ts'
import { storeCustomers, storeStaff } from './people.ts'
import { storePhoneMessages } from './phone-messages.ts'
import { storePicking } from './pickings.ts'
import { type ProductPlan, planProducts, type VariantPlan } from './plan.ts'
import { storeProducts } from './products.ts'
import { storePurchases } from './purchases.ts'
import { randomFrom } from './random.ts'
import { storeRefunds } from './refunds.ts'
import { storeReviews } from './reviews.ts'
import { storeShipments } from './shipments.ts'
import { storeTrade } from './trade.ts'
import { storeUsedCoupon } from './used-coupon.ts'
import { demoAccount, storeWorld } from './world.ts'

interface Demo {
  /** Of both accounts. */
  readonly password: string
  /** 120 unless said otherwise; only the first 120 have pictures. */
  readonly products?: number
  /** Orders of the last half year; 420 unless said otherwise. */
  readonly orders?: number
  readonly now?: Date
}

const pictured = 120

/** Fills an empty database with a believable shop, in one transaction: the same shop every time, but for its dates. Answers the shop's id. */
export async function loadDemo(
  services: Pick<Services, 'db' | 'files'>,
  report: (line: string) => void,
  demo: Demo,
): Promise<number> {
  const { products: productCount = 120, orders: orderCount = 420, now = new Date() } = demo
  const random = randomFrom(1923)
  return services.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const shop_id = await storeWorld(db)
    await storeStaff(db, shop_id, demo.password)
    const catalogue = await storeCatalogue(db, shop_id, async (name, colour) =>
      keep({ ...services, db }, shop_id, 'logo', `${name}.webp`, await drawLogo(name, colour)),
    )
    await preset(db, shop_id, catalogue)
    const reasons = await storeRefundReasons(db, shop_id)
    await storePaymentMethods(db, shop_id)
    await db.execute(
      sql`update shop_payment_methods set adapter = 'sandbox' where shop_id = ${shop_id} and method = 'credit_card'`,
    )
    await db.execute(
      sql`insert into shop_invoice_methods (shop_id, title, label, search, adapter)
          values (${shop_id}, 'Deneme entegratörü', 'Deneme entegratörü', 'deneme entegratoru', 'sandbox')`,
    )
    await db.execute(
      sql`insert into shop_accounting_methods (shop_id, title, label, search, adapter, separator, numbers)
          values (${shop_id}, 'Muhasebeci (CSV)', 'Muhasebeci (CSV)', 'muhasebeci (csv)', 'csv', 'semicolon', 'turkish')`,
    )
    await storePhoneMessages(db, shop_id)
    report('the catalogue is there')
    const customers = await storeCustomers(db, shop_id, 60, random)
    report(`${await storeCustomerGroups(db, shop_id, customers)} groups of customers are there`)
    await storeNewsletter(
      db,
      shop_id,
      customers.filter((_, at) => at % 3 !== 2).map(({ id }) => id),
    )
    const plans = planProducts(productCount)
    const trade = planTrade(plans.slice(0, 2_000), orderCount, customers.length, random)
    const orders = withEveryCase(trade.orders)
    const left = [...trade.left, ...leftOf(plans.slice(2_000))]
    const withPictures = new Set(plans.slice(0, pictured))
    const pictureOf = async (plan: ProductPlan, variant: VariantPlan) =>
      withPictures.has(plan)
        ? keep(
            { ...services, db },
            shop_id,
            'product',
            `${plan.drawing}.webp`,
            await drawPicture(plan.drawing, variant.colour),
          )
        : ''
    const variants = await storeProducts({ db, shop_id, catalogue, random, pictureOf }, plans, left)
    report(`${productCount} products with ${variants.length} variants are there`)
    const movements = [...trade.movements, ...receipts(plans, trade.left.length)]
    await storeTrade({ db, shop_id, orders, movements, customers, variants, now })
    report(`${orders.length} orders and ${movements.length} stock movements are there`)
    report(`${await storeCoupons(db, shop_id, now)} coupons and sales are there`)
    await storeUsedCoupon(db, shop_id)
    report(`the contracts of ${await storeContracts(db, shop_id)} orders are there`)
    report(`${await storeShipments(db, shop_id)} parcels are on their way`)
    report(`${await storeFlow(db, shop_id, now)} steps of orders are there`)
    await storePicking(db, shop_id)
    report(`${await storeInvoices(db, shop_id, now)} invoices are there`)
    report(`${await storeRefunds(db, shop_id, reasons)} refunds are there`)
    report(`${await storeMarketplace(db, demoAccount, plans, now)} products are on the sandbox marketplace`)
    report(`${await storeReviews({ db, shop_id, customers, now })} reviews are there`)
    report(`${await storeCustomerMessages({ db, shop_id, customers, now })} messages of customers are there`)
    report(`${await storeCheques(db, shop_id, catalogue.suppliers[0] ?? 0)} cheques are there`)
    report(`${await storeIncomingInvoices(db, shop_id, catalogue.suppliers[0] ?? 0)} incoming invoices are there`)
    report(`${await storePurchases(db, shop_id, catalogue.suppliers)} purchases are there`)
    report(`${await storeContent(db, shop_id)} pages and posts are there`)
    report(`${await storeMenus(db, shop_id)} menus are there`)
    report(`${await storeHomePage(db, shop_id)} blocks of the home page are there`)
    await storeNotices(db, shop_id)
    await bookPast(db, shop_id)
    return shop_id
  })
}

/** What the quick form begins with in this shop. */
async function preset(db: Database, shop_id: number, catalogue: StoredCatalogue): Promise<void> {
  const fast_product_settings = {
    typeID: 1,
    tax: catalogue.taxes.get(20) ?? null,
    unit: catalogue.units.get('Adet') ?? null,
    brand: null,
    tags: [],
    supplier: catalogue.suppliers[0] ?? null,
    min_quantity: 1,
    max_quantity: 999,
    step_quantity: 1,
    review_status: 1,
    refund_status: 1,
    adult_status: 0,
    status: 1,
    stock_quantity: 10,
  }
  await db.update(shops).set({ fast_product_settings }).where(eq(shops.id, shop_id))
}

async function keep(
  services: Pick<Services, 'db' | 'files'>,
  shop_id: number,
  type: FileType,
  realName: string,
  picture: Picture,
): Promise<string> {
  const kept = await keepPicture(services, { shop_id, user_id: null, type, realName }, picture)
  await services.db
    .update(files)
    .set({ attached: 1 })
    .where(and(eq(files.shop_id, shop_id), eq(files.id, kept.id)))
  return kept.name
}

function leftOf(plans: readonly ProductPlan[]): number[] {
  return plans.flatMap((plan) => plan.variants.map((variant) => variant.received))
}

/** What came in of the products that have no orders. */
function receipts(plans: readonly ProductPlan[], from: number) {
  return leftOf(plans).flatMap((received, place) =>
    place >= from && received > 0
      ? [{ variant: place, type: 'inbound' as const, quantity: received, previous: 0, order: null, age: 4_000 }]
      : [],
  )
}
