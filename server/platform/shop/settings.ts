import { eq, type SQL, sql } from 'drizzle-orm'
import type { Struct } from 'superstruct'
import { ShopSettings, unsetSettings } from '#api/contract/platform/shop-settings.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'

type Stored = Readonly<Record<string, unknown>>

/** What is set of a shop, from its row; what never was, or is not what it should be, is as a new shop has it. */
export function settingsOf(shop: { readonly settings: Stored } | undefined): ShopSettings {
  return known(ShopSettings, unsetSettings, shop?.settings ?? {}) as ShopSettings
}

/** A setting that is a number, inside a query that calls the shop so. */
export function settingIn(shop: 's', key: 'max_refund_days'): SQL<number> {
  const path = sql.raw(`${shop}.settings ->> '${key}'`)
  return sql`coalesce((${path})::int, ${sql.raw(String(unsetSettings[key]))})`
}

/** Sets what a shop begins with; people save sections. */
export async function setSettings(db: Database, shop_id: number, settings: Partial<ShopSettings>): Promise<void> {
  const set = JSON.stringify(settings)
  await db
    .update(shops)
    .set({ settings: sql`${shops.settings} || ${set}::jsonb` })
    .where(eq(shops.id, shop_id))
}

type AnyStruct = Struct<unknown, unknown>

function known({ schema }: { readonly schema: unknown }, unset: object, stored: Stored): object {
  return Object.fromEntries(
    Object.entries(unset).map(([key, value]) => {
      const shape = (schema as Readonly<Record<string, AnyStruct>>)[key]
      const held = stored[key]
      if (shape?.type === 'object' && isObject(held)) return [key, known(shape, value as object, held)]
      return [key, shape?.is(held) ? held : value]
    }),
  )
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
