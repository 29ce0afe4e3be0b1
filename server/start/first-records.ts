import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons, shop_payment_methods, taxes, units } from '#server/db/schema/catalogue.ts'

/** The languages that a shop begins with. */
const [turkish, english] = [175, 176]

type Both = readonly [turkish: string, english: string]

/** The rates of value-added tax, with what they were before July 2023 where that differs. */
const rates: readonly { readonly rate: number; readonly before?: number }[] = [
  { rate: 0 },
  { rate: 1 },
  { rate: 10, before: 8 },
  { rate: 20, before: 18 },
]

const unitNames: readonly Both[] = [
  ['Adet', 'Piece'],
  ['Takım', 'Set'],
  ['Çift', 'Pair'],
  ['Kilogram', 'Kilogram'],
  ['Paket', 'Pack'],
  ['Metre', 'Metre'],
]

/** Why customers send something back; two of the reasons want to be told more, and what comes for them is not sold again. */
const refundReasons: readonly { readonly names: Both; readonly damaged?: true }[] = [
  { names: ['Beden uymadı', 'The size did not fit'] },
  { names: ['Beğenmedim', 'I did not like it'] },
  { names: ['Kusurlu ürün', 'Faulty product'], damaged: true },
  { names: ['Yanlış ürün geldi', 'The wrong product came'] },
  { names: ['Kargoda hasar gördü', 'Damaged on the way'], damaged: true },
]

/** The ways of paying that there are; a new shop begins with those that need nobody else. */
const paymentMethodNames: readonly { readonly method: PaymentMethod; readonly names: Both }[] = [
  { method: 'money_transfer', names: ['Havale / EFT', 'Bank transfer'] },
  { method: 'cash', names: ['Nakit', 'Cash'] },
  { method: 'credit_card', names: ['Kredi kartı', 'Credit card'] },
  { method: 'cash_on_delivery', names: ['Kapıda nakit ödeme', 'Cash on delivery'] },
  { method: 'card_on_delivery', names: ['Kapıda kartla ödeme', 'Card on delivery'] },
  { method: 'bank_transfer', names: ['EFT', 'Bank transfer (EFT)'] },
]
const ofEveryShop: readonly PaymentMethod[] = ['money_transfer', 'cash']

/** What every shop in Türkiye writes products and refunds with, so that nobody begins with an empty list of tax rates. */
export async function storeFirstRecords(db: Database, shop_id: number): Promise<void> {
  await storeTaxes(db, shop_id)
  await storeUnits(db, shop_id)
  await storeRefundReasons(db, shop_id)
  await storePaymentMethods(db, shop_id, ofEveryShop)
}

/** Stores the rates of value-added tax and answers their ids by the rate of today. */
export async function storeTaxes(db: Database, shop_id: number): Promise<Map<number, number>> {
  const rows = rates.map(({ rate, before }) => {
    const name = `KDV %${rate}`
    const now = { rate, valid_from: before === undefined ? '2007-01-01' : '2023-07-10' }
    const dated = before === undefined ? [now] : [{ rate: before, valid_from: '2007-01-01' }, now]
    return { shop_id, label: name, name, search: fold(name), rates: dated }
  })
  const stored = await db
    .insert(taxes)
    .values(rows as (typeof taxes.$inferInsert)[])
    .returning({ id: taxes.id })
  return new Map(rates.map(({ rate }, at) => [rate, stored[at]?.id ?? 0]))
}

/** Stores the units and answers their ids by their Turkish names. */
export async function storeUnits(db: Database, shop_id: number): Promise<Map<string, number>> {
  const stored = await db
    .insert(units)
    .values(unitNames.map((names) => ({ shop_id, ...named(names) })) as (typeof units.$inferInsert)[])
    .returning({ id: units.id })
  return new Map(unitNames.map(([name], at) => [name, stored[at]?.id ?? 0]))
}

/** Stores the reasons for refunds and answers their ids. */
export async function storeRefundReasons(db: Database, shop_id: number): Promise<number[]> {
  const rows = refundReasons.map(({ names, damaged }) => ({
    ...{ shop_id, ...named(names) },
    ...{ description_required: damaged ? 1 : 0, restock: damaged ? 0 : 1 },
  }))
  const stored = await db
    .insert(order_refund_reasons)
    .values(rows as (typeof order_refund_reasons.$inferInsert)[])
    .returning({ id: order_refund_reasons.id })
  return stored.map(({ id }) => id)
}

/** Stores ways of paying, in the order in which they are offered. */
export async function storePaymentMethods(
  db: Database,
  shop_id: number,
  chosen: readonly PaymentMethod[] = paymentMethodNames.map(({ method }) => method),
): Promise<void> {
  const rows = paymentMethodNames
    .filter(({ method }) => chosen.includes(method))
    .map(({ method, names }, position) => {
      const { translations, ...words } = named(names)
      const described = translations.map((one) => ({ ...one, description: '' }))
      return { shop_id, method, position, adapter: 'manual', send: 'post', ...words, translations: described }
    })
  await db.insert(shop_payment_methods).values(rows as (typeof shop_payment_methods.$inferInsert)[])
}

function named([tr, en]: Both) {
  const translations = [
    { language_id: turkish, name: tr },
    { language_id: english, name: en },
  ]
  return { label: tr, search: fold(`${tr} ${en}`), translations }
}
