import type { Database } from '#server/db/open.ts'
import { sandbox_orders, sandbox_products, sandbox_suppliers } from '#server/db/schema/sandbox.ts'
import type { Drawing } from '#server/integrations/marketplace/sandbox/goods/goods.types.ts'
import { colours } from '#server/integrations/marketplace/sandbox/goods/traits.ts'
import { brandNames } from '#server/integrations/marketplace/sandbox/goods/words.ts'
import { pictureAddress } from '#server/integrations/marketplace/sandbox/pictures.ts'
import { districts, firstNames, lastNames } from './names.ts'
import { ean13, type ProductPlan } from './plan.ts'
import { type Random, randomFrom } from './random.ts'

type Listed = typeof sandbox_products.$inferInsert

/**
 * What the sandbox marketplace knows of the demo shop: some of its products by their barcode, some by their name only, written in capitals or
 * without the dots of Turkish letters, and some that the shop does not have.
 */
export async function storeMarketplace(
  db: Database,
  { baseKey, supplier_id }: { baseKey: string; supplier_id: string },
  plans: readonly ProductPlan[],
  now: Date,
): Promise<number> {
  const random = randomFrom(2002)
  await db.insert(sandbox_suppliers).values({ supplier_id, base_key: baseKey })
  const known = plans.slice(0, 120).flatMap((plan, at) => listed(plan, at, random) ?? [])
  const rows = [...known, ...strangers].map((row) => ({ supplier_id, ...row }))
  await db.insert(sandbox_products).values(rows)
  await db.insert(sandbox_orders).values(orders(rows, supplier_id, random, now))
  return rows.length
}

type Row = Omit<Listed, 'supplier_id'>

/** Of ten products four are listed with their barcode, two with their name alone, and the others not at all. */
function listed(plan: ProductPlan, at: number, random: Random): Row | null {
  const [variant] = plan.variants
  const kind = at % 10
  if (!variant?.barcode || kind > 5) return null
  const [name] = plan.names
  const shared = {
    brand: plan.brand === null ? 'Mawi' : elsewhere(brandNames[plan.brand] ?? '', at),
    category_name: elsewhere(plan.path[2], at + 1),
    quantity: random.whole(0, 40),
    sale_price: variant.price / 100,
    list_price: (variant.strikethrough ?? variant.price) / 100,
    images: pictures(plan.drawing, variant.colour, 1 + (at % 7)),
  }
  if (kind < 4) return { ...shared, barcode: variant.barcode, title: name, stock_code: variant.stock_code }
  return {
    ...shared,
    barcode: ean13(`868${String(at).padStart(9, '0')}`),
    title: kind === 4 ? name.toLocaleUpperCase('tr') : plain(name),
  }
}

/** A name as another company writes it. */
function elsewhere(name: string, at: number): string {
  return [name, name.toLocaleUpperCase('tr'), plain(name)][at % 3] ?? name
}

/** `Iğdır Yün` on a keyboard without Turkish letters. */
function plain(name: string): string {
  return name.replaceAll('ı', 'i').replaceAll('İ', 'I').normalize('NFD').replace(/\p{M}/gu, '')
}

const strangers: readonly Row[] = [
  stranger(1, 'Basic Tişört', 'Mawi', 'Tişört', 'shirt', 349.9),
  stranger(2, 'Kapüşonlu Mont', 'Mawi', 'Mont', 'coat', 1_899),
  stranger(3, 'Pınarbaşı Bal Kavanozu', 'Pınarbaşı', 'Reçel', 'jar', 219.5),
  stranger(4, 'Kabin Boy Valiz', 'Kuzey Yıldızı', 'Valiz', 'gift', 2_450),
  stranger(5, 'Yörük Desenli Yastık', 'Yörük', 'Kilim', 'textile', 629),
  stranger(6, 'Katlanır Kamp Sandalyesi', 'Kuzey Yıldızı', 'Kamp sandalyesi', 'lamp', 1_190),
]

function stranger(
  number: number,
  title: string,
  brand: string,
  category_name: string,
  drawing: Drawing,
  price: number,
): Row {
  const { hex } = colours[number % colours.length] ?? { hex: '#24292f' }
  return {
    ...{ title, brand, category_name },
    barcode: ean13(`867${String(number).padStart(9, '0')}`),
    quantity: number * 3,
    sale_price: price,
    list_price: Math.round(price * 1.2 * 100) / 100,
    images: pictures(drawing, hex, 3),
  }
}

/** So many pictures of one thing, the first in its own colour. */
function pictures(drawing: Drawing, hex: string, count: number): string[] {
  const others = colours.map((colour) => colour.hex).filter((other) => other !== hex)
  return [hex, ...others].slice(0, count).map((colour) => pictureAddress(drawing, colour))
}

function orders(rows: readonly Listed[], supplier_id: string, random: Random, now: Date) {
  return Array.from({ length: 24 }, (_, at): typeof sandbox_orders.$inferInsert => {
    const [customer_first_name, customer_last_name] = [random.pick(firstNames), random.pick(lastNames)]
    const bought = Array.from({ length: random.whole(1, 3) }, () => random.pick(rows))
    return {
      supplier_id,
      order_number: `9${String(410_000_000 + at * 7_919)}`,
      status: random.pick(['Created', 'Picking', 'Shipped', 'Delivered']),
      customer_first_name,
      customer_last_name,
      address: addressOf(`${customer_first_name} ${customer_last_name}`, at),
      ordered_at: new Date(now.getTime() - at * 8 * 3_600_000).toISOString(),
      lines: bought.map(({ barcode, title, sale_price }) => ({
        barcode,
        productName: title,
        quantity: random.whole(1, 2),
        price: sale_price,
      })),
    }
  })
}

function addressOf(fullName: string, at: number): Record<string, string> {
  const [city, district] = districts[at % districts.length] ?? ['İstanbul', 'Kadıköy']
  return {
    fullName,
    ...{ address: `Lale Sk. ${at + 1}`, district, city, country: 'Türkiye' },
    ...{ postalCode: String(34_000 + at * 10), phone: `+90 533 000 ${String(at).padStart(4, '0')}` },
  }
}
