import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { sessions } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { addRoles } from '#server/settings/roles/preset-roles.ts'
import { gated } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let role = 0
let strong = 0
beforeAll(async () => {
  shop = await openShop()
  const named = [
    { name: 'Ürün', permissions: [600, 603] },
    { name: 'Her şey', permissions: [100] },
  ]
  const [one = 0, other = 0] = await addRoles(shop.db, shop.own.shop_id, named)
  role = one
  strong = other
})
afterAll(() => shop.close())
beforeEach(() => shop.db.update(sessions).set({ viewing_role: null }))

const view = (id: number, as = shop.admin) => shop.call('POST', `/v1/panel/user-roles/${id}/viewing`, { as })
const http = async (path: string, as = shop.admin) => (await shop.call('GET', path, { as })).http
const me = async () => (await shop.call('GET', '/v1/auth/me')).body.data.user

test('the panel is seen with the permissions of the role, by one session and until it ends', async () => {
  const beside = await shop.as([100])
  expect((await view(role)).body).toEqual({ status: 1, data: {} })
  expect(await me()).toMatchObject({ permissions: [600, 603], viewing: { id: role, name: 'Ürün' } })
  expect([await http('/v1/panel/products'), await http('/v1/panel/suppliers/1')]).toEqual([200, 403])
  expect(await http('/v1/panel/user-roles', beside)).toBe(200)
  await shop.call('DELETE', '/v1/panel/viewing')
  expect(await me()).toMatchObject({ permissions: [100], viewing: null })
  const of = await shop.db.select().from(audit_log).where(eq(audit_log.subject_id, role))
  expect(of.map(({ event }) => event)).toEqual(['VIEW_AS_ROLE', 'END_VIEWING'])
})

test('meanwhile every change is refused, whatever the role may do', async () => {
  await view(role)
  const changing = gated.filter(({ method, reads, whileViewing }) => method !== 'GET' && !reads && !whileViewing)
  expect(changing.length).toBeGreaterThan(100)
  const through: string[] = []
  for (const operation of changing) {
    const { body } = await shop.call(operation.method, operation.path.replace(/:\w+/g, '1'), { body: {} })
    if (body.error !== 'auth.only_viewing') through.push(operationName(operation))
  }
  expect(through).toEqual([])
  expect(gated.filter(({ whileViewing }) => whileViewing).map(operationName)).toEqual(['DELETE /v1/panel/viewing'])
})

test('D13: nobody sees by way of a role what they may not see themselves', async () => {
  const keeper = await shop.as([2103, 600])
  for (const id of [role, strong]) {
    const answer = await view(id, keeper)
    expect([answer.http, answer.body.error]).toEqual([403, 'role.view_above_own'])
  }
  expect((await view(1_000_000)).http).toBe(404)
})
