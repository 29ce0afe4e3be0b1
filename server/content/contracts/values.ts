import { eq } from 'drizzle-orm'
import type { ContractValues } from '#api/contract/content/contracts.ts'
import type { Filling } from '#api/contract/platform/filling.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { lineHead } from './line-head.ts'
import { sellerWords } from './seller.ts'

/** What a contract is shown with: the order that was named, or else the newest, for whoever may see orders; otherwise samples. */
export async function contractValues(db: Database, actor: Actor, number: string): Promise<ContractValues> {
  const order = await registry().contractValues(db, actor, number)
  if (number !== '' && !order) throw refuse(404, notFound)
  if (order) return { order: order.number, tr: order.filling('tr'), en: order.filling('en') }
  const [shop] = await db.select().from(shops).where(eq(shops.id, actor.shop_id))
  return { order: null, tr: samples(shop, 'tr'), en: samples(shop, 'en') }
}

function samples(shop: typeof shops.$inferSelect | undefined, language: PanelLanguage): Filling {
  const say = (says: Parameters<typeof formatMessage>[1]) => formatMessage(language, says)
  const { day, money, percent } = formats(language)
  const lira = (amount: string) => money(amount, 'TRY')
  const buyer = say(/*i18n*/ { id: 'samples.customer', message: 'Ayşe Yılmaz' })
  const address = 'Lale Sk. 4, 34710 Kadıköy / İstanbul, Türkiye'
  return {
    words: {
      ...sellerWords(shop),
      ...{ buyer_name: buyer, delivery_name: buyer, buyer_address: address, delivery_address: address },
      ...{ buyer_phone: '+90 532 111 22 33', buyer_email: 'ayse@example.com' },
      ...{ order_number: '1001', order_date: day('2026-11-20'), delivery_deadline: day('2026-12-20') },
      ...{ products_total: lira('1250.00'), discount_total: lira('0'), shipping_total: lira('49.90') },
      ...{ tax_total: lira('216.65'), total: lira('1299.90') },
      lines: say(/*i18n*/ { id: 'samples.lines', message: '2 × Keten elbise: ₺1.250,00' }),
      payment_method: say(/*i18n*/ { id: 'orders.credit_card', message: 'Kredi kartı' }),
      shipping_method: say(/*i18n*/ { id: 'samples.shipping', message: 'Standart kargo' }),
    },
    lines: [
      lineHead(language),
      [
        say(/*i18n*/ { id: 'samples.product', message: 'Keten elbise' }),
        ...['2', lira('625.00'), percent(20), lira('1250.00')],
      ],
    ],
  }
}
