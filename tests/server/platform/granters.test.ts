import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user_roles, users } from '#server/db/schema/people.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let admin = ''
beforeAll(async () => {
  shop = await openShop()
  const [stored] = await shop.db.select().from(users).where(eq(users.id, shop.own.admin_id))
  admin = `${stored?.name} ${stored?.surname}`
  await addEmployee('Rol', 'Veren', [1100, 1103, 2103])
  await addEmployee('Marka', 'Yöneten', [1100, 1103])
  await addStaff(shop.db, {
    ...{ shop_id: shop.own.shop_id, type: 'admin', status: 'suspended' },
    ...{ name: 'Eski', surname: 'Yönetici', email: 'eski@shop.test' },
  })
})
afterAll(() => shop.close())

async function addEmployee(name: string, surname: string, permissions: number[]): Promise<void> {
  const { shop_id } = shop.own
  const [role] = await shop.db
    .insert(user_roles)
    .values({ shop_id, name, permissions })
    .returning({ id: user_roles.id })
  const email = `${name.toLowerCase()}@shop.test`
  await addStaff(shop.db, { shop_id, type: 'employee', name, surname, email, role_id: role?.id ?? null })
}

const edit = async (as: string, path: string) => shop.call('DELETE', path, { as })

test('R177 reject: whoever may not is told the permission, and who can give it: nobody gives what they do not hold', async () => {
  const reader = await shop.as([1100, 1300])
  const brand = await edit(reader, '/v1/panel/brands/1')
  expect([brand.http, brand.body.error, brand.body.rules]).toEqual([
    403,
    'auth.forbidden',
    [{ id: 'auth.forbidden', about: { permission: '1104', granters: admin } }],
  ])
  const view = await shop.call('PUT', '/v1/panel/brands/1', { as: reader, body: {} })
  expect(view.body.rules).toEqual([
    { id: 'auth.forbidden', about: { permission: '1103', granters: `${admin}, Rol Veren` } },
  ])
})

test('R181 reject: another shop names neither a permission nor its staff', async () => {
  const answer = await shop.call('DELETE', '/v1/panel/brands/1', { headers: { 'x-sid': String(shop.other.shop_id) } })
  expect([answer.http, answer.body.rules]).toEqual([403, [{ id: 'auth.forbidden' }]])
})

test('the session says who gives permissions, by name and without addresses', async () => {
  const { body } = await shop.call('GET', '/v1/auth/me', { as: await shop.as([1100]) })
  expect(body.data.shop.granters).toEqual([
    { name: admin, permissions: [100] },
    { name: 'Rol Veren', permissions: [1100, 1103, 2103] },
  ])
})
