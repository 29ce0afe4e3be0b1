import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user_roles } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { addPresetRoles } from '#server/settings/roles/preset-roles.ts'
import { cheapHash } from '#tests/passwords.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Whoever works on people and roles, and holds nothing else. */
const keeper = [2000, 2001, 2002, 2003, 2100, 2101, 2102, 2103]
const path = '/v1/panel/user-roles'
let made = 0

async function add(permissions: readonly number[], as = shop.admin) {
  made += 1
  return shop.call('POST', path, { as, body: { name: `Rol ${made}`, permissions } })
}

async function stored(id: number) {
  const [row] = await shop.db.select().from(user_roles).where(eq(user_roles.id, id))
  return row
}

test('D13 accept: full access gives any permission, others what they hold themselves', async () => {
  const whole = await add([100, 1601])
  expect([whole.http, (await stored(whole.body.data.id))?.permissions]).toEqual([200, [100, 1601]])
  const own = await add([2101, 2000], await shop.as(keeper))
  expect([own.http, (await stored(own.body.data.id))?.permissions]).toEqual([200, [2000, 2101]])
})

test.each([[[100]], [[1601]], [[2000, 600]]])(
  'D13 reject: a role with %s, of whoever does not hold it',
  async (codes) => {
    const before = await shop.db.$count(user_roles)
    const answer = await add(codes, await shop.as(keeper))
    expect([answer.http, answer.body.error, answer.body.fields]).toEqual([
      403,
      'role.above_own',
      { permissions: 'role.above_own' },
    ])
    expect(await shop.db.$count(user_roles)).toBe(before)
  },
)

test('D13: a role keeps what it has, whoever edits it, and is given no more', async () => {
  const { id, version, name } = (await add([600, 601])).body.data
  const as = await shop.as(keeper)
  const edit = (permissions: readonly number[], version: number) =>
    shop.call('PUT', `${path}/${id}`, { as, body: { name, version, permissions } })
  const more = await edit([600, 601, 602], version)
  expect([more.http, more.body.error]).toEqual([403, 'role.above_own'])
  const less = await edit([600, 2000], version)
  expect([less.http, less.body.data.permissions]).toEqual([200, [600, 2000]])
  const again = await edit([600, 601], less.body.data.version)
  expect([again.http, again.body.error]).toEqual([403, 'role.above_own'])
})

test('a code that there is not, and one given twice, are refused', async () => {
  for (const codes of [[101], [2004], [600, 600]]) {
    const answer = await add(codes)
    expect([answer.http, answer.body.error, answer.body.fields]).toEqual([
      422,
      'validation.invalid_choice',
      { permissions: 'validation.invalid_choice' },
    ])
  }
})

test('D5: of two people who save one role the second is told', async () => {
  const { id, version, name } = (await add([600])).body.data
  const edit = (permissions: readonly number[]) =>
    shop.call('PUT', `${path}/${id}`, { body: { name, version, permissions } })
  const answers = await Promise.all([edit([600, 601]), edit([600, 700])])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
  expect(answers.find(({ http }) => http === 409)?.body.error).toBe('conflict.stale')
  const winner = answers.find(({ http }) => http === 200)
  expect((await stored(id))?.permissions).toEqual(winner?.body.data.permissions)
})

test('a new shop has the roles that most shops need, each found by its name', async () => {
  const { shop_id } = shop.other
  await addPresetRoles(shop.db, shop_id)
  const rows = await shop.db
    .select({ name: user_roles.name, search: user_roles.search })
    .from(user_roles)
    .where(eq(user_roles.shop_id, shop_id))
    .orderBy(asc(user_roles.id))
  expect(rows.slice(-4)).toEqual([
    { name: 'Depo', search: 'depo' },
    { name: 'Kasa', search: 'kasa' },
    { name: 'Muhasebe', search: 'muhasebe' },
    { name: 'İçerik', search: 'icerik' },
  ])
  const found = await shop.call('GET', `${path}?search=içerik`, { as: shop.otherAdmin })
  expect(found.body.data.rows).toEqual([expect.objectContaining({ label: 'İçerik', permissions: expect.any(Array) })])
})

describe('R37: the sessions of a role', () => {
  const password = 'Panel!2026'
  const person = async (role_id: number) => {
    made += 1
    const email = `rol${made}@shop${shop.own.shop_id}.test`
    const one = { shop_id: shop.own.shop_id, type: 'employee' as const, name: 'Elif', surname: 'Kaya', email, role_id }
    await addStaff(shop.db, { ...one, password_hash: cheapHash(password) })
    return email
  }
  const signIn = async (email: string): Promise<string> =>
    (await shop.call('POST', '/v1/auth/login', { as: null, body: { email, password } })).body.data.token
  const of = (id: number) => `${path}/${id}/sessions`
  const told = async (id: number, as = shop.admin) => (await shop.call('GET', of(id), { as })).body.data
  const may = async (as: string) => (await shop.call('GET', '/v1/panel/product-reviews', { as })).http

  test('changed codes hold from the next sign-in on, and the open sessions are told as outdated until then', async () => {
    const { id, version, name } = (await add([600])).body.data
    const email = await person(id)
    const working = await signIn(email)
    expect(await told(id)).toMatchObject([{ person: 'Elif Kaya', outdated: false, own: false }])
    await shop.call('PUT', `${path}/${id}`, { body: { name, version, permissions: [600, 700] } })
    expect([await may(working), (await told(id))[0].outdated]).toEqual([403, true])
    const anew = await signIn(email)
    expect([await may(anew), (await told(id)).map((one: { outdated: boolean }) => one.outdated)]).toEqual([
      200,
      [false, true],
    ])
  })

  test('are ended all at once, but the one that asks, and the log counts them', async () => {
    const { id } = (await add([2103])).body.data
    const [own, other] = [await signIn(await person(id)), await signIn(await person(id))]
    const outside = await shop.as([600])
    expect(await told(id, own)).toMatchObject([{ own: true }, { own: false }])
    expect((await shop.call('DELETE', of(id), { as: own })).body).toEqual({ status: 1, data: {} })
    const open = async (as: string) => (await shop.call('GET', '/v1/auth/me', { as })).http
    expect([await open(own), await open(other), await open(outside)]).toEqual([200, 401, 200])
    const log = await shop.db.select().from(audit_log).where(eq(audit_log.event, 'END_SESSIONS'))
    expect(log.at(-1)).toMatchObject({ subject: 'user-roles', subject_id: id, after: { count: 1 } })
  })

  test('one is ended under its own role alone', async () => {
    const [one, other] = [(await add([600])).body.data.id, (await add([600])).body.data.id]
    await signIn(await person(one))
    const [{ id }] = await told(one)
    expect((await shop.call('DELETE', `${of(other)}/${id}`)).http).toBe(404)
    expect((await shop.call('DELETE', `${of(one)}/${id}`)).http).toBe(200)
    expect((await shop.call('GET', of(1_000_000))).http).toBe(404)
  })
})
