import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'

type Method = Pick<typeof shipping_methods.$inferInsert, 'name' | 'carrier' | 'service' | 'bands' | 'free_from'>

/** What every shop has: goods are handed over, or a parcel is given to a cargo company whose code the staff write down. */
export const usualMethods: readonly Method[] = [
  { name: 'Kargo', carrier: 'manual' },
  { name: 'Elden teslim', carrier: 'handover' },
]

/** Gives a new shop its shipping methods, in their order; answers their ids. */
export async function openShippingMethods(
  db: Database,
  shop_id: number,
  methods: readonly Method[] = usualMethods,
): Promise<number[]> {
  const rows = await db
    .insert(shipping_methods)
    .values(
      methods.map((method, position) => ({
        ...{ shop_id, position, label: method.name, search: fold(method.name) },
        ...method,
      })),
    )
    .returning({ id: shipping_methods.id })
  return rows.map(({ id }) => id)
}
