import { isNull, sql } from 'drizzle-orm'
import { firstShopName } from '#api/contract/platform/shop-settings.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { password_resets, users } from '#server/db/schema/people.ts'
import { shops } from '#server/db/schema/shops.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { openWalkIn } from '#server/sales/customers/walk-in.ts'
import { openShippingMethods } from '#server/sales/shipping/open-methods.ts'
import { atHome, openIn } from '#server/settings/locale/open-in.ts'
import { addPresetRoles } from '#server/settings/roles/preset-roles.ts'
import { storeFirstRecords } from './first-records.ts'

/** Whether nobody has a shop here yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from ${shops}) as found`)
  return !rows[0]?.found
}

/** A shop with nothing but what every shop writes products with, and one admin, who has no password yet. */
export async function makeFirstShop(db: Database, { adminEmail }: Config): Promise<void> {
  const [shop = { id: 0 }] = await db
    .insert(shops)
    .values({ name: firstShopName, email: adminEmail, default_language_id: 175, default_country_id: 1 })
    .returning({ id: shops.id })
  const shop_id = shop.id
  await openIn(db, shop_id, atHome)
  const methods = await openShippingMethods(db, shop_id)
  await openWalkIn(db, shop_id, methods.at(-1) ?? 0)
  await db.insert(accounts).values({ shop_id, kind: 'cash', name: 'Kasa', search: 'kasa', currency: 'TRY' })
  await addPresetRoles(db, shop_id)
  await storeFirstRecords(db, shop_id)
  const name = { name: 'Mağaza', surname: 'Yöneticisi' }
  await addStaff(db, {
    shop_id,
    type: 'admin',
    email: adminEmail,
    ...name,
    search: fold(`${name.name} ${name.surname} ${adminEmail}`),
  })
}

/**
 * As long as nobody on the staff has a password: the path of a link that gives the first admin one, once and within the hour. Each start
 * makes a new one, and the older ones end.
 */
export async function firstAdminLink(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ id: number; shop_id: number; email: string }>(sql`
    select id, shop_id, email from ${users}
     where type = 'admin' and not exists (select from ${users} where type in ('admin', 'employee') and password_hash <> '')
     order by id limit 1`)
  const [admin] = rows
  if (!admin) return null
  const token = newShopToken(admin.shop_id)
  await db.update(password_resets).set({ used_at: sql`now()` }).where(isNull(password_resets.used_at))
  await db.insert(password_resets).values({
    token_hash: hashOf(token),
    shop_id: admin.shop_id,
    user_id: admin.id,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return `/auth/reset-password?token=${token}&to=/setup`
}
