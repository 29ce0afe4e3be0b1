import { eq } from 'drizzle-orm'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { password_resets, sessions, users } from '#server/db/schema/people.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { hashPassword } from '#server/platform/session/passwords.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { codeOf, tenCodes, withSecondFactor } from '#tests/second-factor.ts'
import { english, type Seeded, turkey, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { create, type Maker, next } from './sample.ts'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const password = 'Panel!2026'
const secondFactor = '/v1/panel/account/second-factor'

/** What the platform is asked beyond the calls that every resource and list has. */
export const platformSamples: Readonly<Record<string, Maker>> = {
  'POST /v1/auth/login': async (shop, seeded) => {
    await shop.db
      .update(users)
      .set({ password_hash: await hashPassword(password) })
      .where(eq(users.shop_id, seeded.shop_id))
    return { path: '/v1/auth/login', body: { email: emailIn(seeded), password } }
  },
  'POST /v1/auth/forget-password': async (_, seeded) => ({
    path: '/v1/auth/forget-password',
    body: { email: emailIn(seeded) },
  }),
  'POST /v1/auth/reset-password': async (shop, { shop_id, employee_id: user_id }) => {
    const link = newShopToken(shop_id)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    await shop.db.insert(password_resets).values({ token_hash: hashOf(link), shop_id, user_id, expires_at })
    return { path: '/v1/auth/reset-password', body: { token: link, password, password_confirmation: password } }
  },
  'GET /v1/web/states': async () => ({ path: `/v1/web/states?country_id=${turkey}` }),
  'GET /v1/web/cities': async () => ({ path: '/v1/web/cities?state_id=7' }),
  'GET /v1/web/districts': async () => ({ path: '/v1/web/districts?city_id=34' }),
  'GET /v1/web/neighborhoods': async () => ({ path: '/v1/web/neighborhoods?districts_id=3400' }),
  'PUT /v1/panel/account': async (shop, seeded, token) => {
    const headers = { 'x-sid': String(seeded.shop_id) }
    const { email, version } = (await shop.call('GET', '/v1/panel/account', { as: token, headers })).body.data
    const named = { name: `Elif ${next()}`, surname: 'Kaya', phone: '+90 532 111 22 33' }
    return { path: '/v1/panel/account', body: { ...named, email, language: 'tr', version } }
  },
  'PUT /v1/panel/account/password': async (shop, { shop_id }) => {
    const password_hash = await hashPassword(password)
    await shop.db.update(users).set({ password_hash }).where(eq(users.shop_id, shop_id))
    const changed = `Panel!2027 ${next()}`
    const body = { current_password: password, password: changed, password_confirmation: changed }
    return { path: '/v1/panel/account/password', body }
  },
  'GET /v1/panel/account/second-factor': async () => ({ path: secondFactor }),
  'POST /v1/panel/account/second-factor': async (shop, seeded, token) => {
    await withSecondFactor(shop, seeded, await userOf(shop, token), 'off')
    return { path: secondFactor, body: { own_password: password } }
  },
  'PUT /v1/panel/account/second-factor': async (shop, seeded, token) => {
    await withSecondFactor(shop, seeded, await userOf(shop, token), 'begun')
    return { path: secondFactor, body: { code: codeOf(), recovery_codes: tenCodes() } }
  },
  'PUT /v1/panel/account/second-factor/recovery-codes': async (shop, seeded, token) => {
    await withSecondFactor(shop, seeded, await userOf(shop, token), 'on')
    return { path: `${secondFactor}/recovery-codes`, body: { own_password: password, recovery_codes: tenCodes() } }
  },
  'POST /v1/panel/account/second-factor/off': async (shop, seeded, token) => {
    await withSecondFactor(shop, seeded, await userOf(shop, token), 'on')
    return { path: `${secondFactor}/off`, body: { own_password: password } }
  },
  'GET /v1/panel/users/:id/access': async (_, { employee_id }) => ({ path: `/v1/panel/users/${employee_id}/access` }),
  'GET /v1/panel/staff-limits': async (_, { employee_id }) => ({ path: `/v1/panel/staff-limits?id=${employee_id}` }),
  'POST /v1/panel/users/:id/invitation': async (shop, seeded) => ({
    path: `/v1/panel/users/${await newStaff(shop, seeded)}/invitation`,
  }),
  'POST /v1/panel/users/:id/second-factor/off': async (shop, seeded, token) => {
    await withSecondFactor(shop, seeded, await userOf(shop, token), 'off')
    const id = await newStaff(shop, seeded)
    await withSecondFactor(shop, seeded, id, 'on')
    return { path: `/v1/panel/users/${id}/second-factor/off`, body: { own_password: password } }
  },
  'GET /v1/panel/account/sessions': async () => ({ path: '/v1/panel/account/sessions' }),
  'DELETE /v1/panel/account/sessions': async (shop, seeded, token) => {
    await newSession(shop, seeded, await userOf(shop, token))
    return { path: '/v1/panel/account/sessions' }
  },
  'DELETE /v1/panel/account/sessions/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/account/sessions/${await newSession(shop, seeded, await userOf(shop, token))}`,
  }),
  'GET /v1/panel/users/:id/sessions': async (_, { employee_id }) => ({
    path: `/v1/panel/users/${employee_id}/sessions`,
  }),
  'DELETE /v1/panel/users/:id/sessions': async (shop, seeded) => {
    await newSession(shop, seeded, seeded.employee_id)
    return { path: `/v1/panel/users/${seeded.employee_id}/sessions` }
  },
  'DELETE /v1/panel/users/:id/sessions/:session_id': async (shop, seeded) => ({
    path: `/v1/panel/users/${seeded.employee_id}/sessions/${await newSession(shop, seeded, seeded.employee_id)}`,
  }),
  'PUT /v1/panel/notifications/read': async (shop, { shop_id }) => {
    const notice = { shop_id, kind: 'notice' as const, says: `sample ${next()}` }
    const [{ id } = { id: 0 }] = await shop.db.insert(notifications).values(notice).returning({ id: notifications.id })
    return { path: '/v1/panel/notifications/read', body: { from: id, until: id, online_order: 0 } }
  },
  'GET /v1/panel/refusals/of-rule': async () => ({ path: '/v1/panel/refusals/of-rule?rule=conflict.stale' }),
  'GET /v1/panel/refusals/of-record': async (_, seeded) => ({
    path: `/v1/panel/refusals/of-record?subject=brands&id=${seeded.brand}`,
  }),
  'GET /v1/panel/flow': async () => ({ path: '/v1/panel/flow?kind=orders' }),
  'GET /v1/panel/flow/weeks': async () => ({ path: '/v1/panel/flow/weeks?kind=orders' }),
  'GET /v1/panel/flow/people': async () => ({ path: '/v1/panel/flow/people' }),
  'GET /v1/panel/flow/of-record': async (shop, seeded) => ({
    path: `/v1/panel/flow/of-record?kind=orders&id=${(await newOrder(shop, {}, seeded)).id}`,
  }),
  'PUT /v1/panel/changelogs/read': async () => ({ path: '/v1/panel/changelogs/read', body: { id: 1 } }),
  'GET /v1/panel/jobs/:id': jobSample('', 'waiting'),
  'GET /v1/panel/jobs/:id/rows': jobSample('/rows', 'finished'),
  'GET /v1/panel/jobs/:id/rows/export': jobSample('/rows/export?format=csv', 'finished'),
  'POST /v1/panel/jobs/:id/cancel': jobSample('/cancel', 'waiting'),
  'POST /v1/panel/jobs/:id/retry': jobSample('/retry', 'finished'),
  'POST /v1/panel/jobs/:id/undo': jobSample('/undo', 'finished', 'products.edit'),
  'GET /v1/panel/request-outcome': async (shop, _, token) => {
    const key = `sample-key-${next()}`
    await shop.call('PUT', '/v1/panel/list-settings?list=brands', {
      as: token,
      key,
      body: { density: 'compact', columns: null, default_view_id: null },
    })
    return { path: `/v1/panel/request-outcome?key=${key}` }
  },
  'GET /v1/panel/list-settings': async () => ({ path: '/v1/panel/list-settings?list=brands' }),
  'PUT /v1/panel/list-settings': async () => ({
    path: '/v1/panel/list-settings?list=brands',
    body: {
      density: 'compact',
      columns: [{ id: 'translations', shown: true, width: 200 + (next() % 100) }],
      default_view_id: null,
    },
  }),
  'GET /v1/panel/list-views': async () => ({ path: '/v1/panel/list-views?list=brands' }),
  'POST /v1/panel/list-views': async () => ({ path: '/v1/panel/list-views', body: { list: 'brands', ...aView() } }),
  'PUT /v1/panel/list-views/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/list-views/${await newView(shop, seeded, token)}`,
    body: { ...aView(), version: 1 },
  }),
  'DELETE /v1/panel/list-views/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/list-views/${await newView(shop, seeded, token)}`,
  }),
  'POST /v1/panel/imports': async () => ({ path: '/v1/panel/imports', body: brandsFile() }),
  'GET /v1/panel/imports': async () => ({ path: '/v1/panel/imports' }),
  'DELETE /v1/panel/imports/:id': async (shop, seeded, token) => ({ path: await newImport(shop, seeded, token) }),
  'PUT /v1/panel/imports/:id/mended': async (shop, seeded, token) => ({
    path: `${await checkedImport(shop, seeded, token)}/mended`,
    body: { rows: [{ position: 2, cells: ['Gündüz', 'Day'] }] },
  }),
  'GET /v1/panel/imports/template': async () => ({ path: '/v1/panel/imports/template?kind=brands' }),
  'GET /v1/panel/imports/:id': async (shop, seeded, token) => ({ path: await newImport(shop, seeded, token) }),
  'PUT /v1/panel/imports/:id/mapping': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/mapping`,
    body: { mode: 'both', columns: [`translations.name.${turkish}`, null] },
  }),
  'PUT /v1/panel/imports/:id/header': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/header`,
    body: { row: 1 },
  }),
  'GET /v1/panel/imports/:id/rows': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/rows`,
  }),
  'GET /v1/panel/imports/:id/preview': async (shop, seeded, token) => ({
    path: `${await checkedImport(shop, seeded, token)}/preview`,
  }),
  'PUT /v1/panel/imports/:id/rows': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/rows`,
    body: { rows: [{ position: 2, cells: [`Marka ${next()}`, 'Brand'] }] },
  }),
  'POST /v1/panel/imports/:id/apply': async (shop, seeded, token) => ({
    path: `${await checkedImport(shop, seeded, token)}/apply`,
    body: { leave_faulty: 0 },
  }),
  'GET /v1/panel/imports/:id/faults': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/faults`,
  }),
  'GET /v1/panel/search': async () => ({ path: '/v1/panel/search?text=elbise' }),
  'POST /v1/files': async () => ({ path: '/v1/files', body: { type: 'product', image: picture, realName: 'a.png' } }),
  'GET /v1/files/': async (shop, seeded, token) => ({
    path: `/v1/files/?name=${(await newFile(shop, seeded, token)).name}`,
  }),
  'DELETE /v1/files/:id': async (shop, seeded, token) => ({
    path: `/v1/files/${(await newFile(shop, seeded, token)).id}`,
  }),
}

/** A job in this state, with one record that was refused and one that failed. */
function jobSample(act: string, state: 'waiting' | 'finished', kind: JobKindName = 'products.delete'): Maker {
  return async (shop, { shop_id, admin_id }) => {
    const counts = { total: 2, done: 1, failed: 1 }
    const [job] = await shop.db
      .insert(jobs)
      .values({
        shop_id,
        user_id: admin_id,
        kind,
        state,
        request_id: 'sample',
        ...(state === 'finished' ? counts : { total: 2 }),
      })
      .returning({ id: jobs.id })
    const job_id = job?.id ?? 0
    const [first, second] = state === 'finished' ? (['done', 'failed'] as const) : (['waiting', 'waiting'] as const)
    await shop.db.insert(job_rows).values([
      { shop_id, job_id, position: 0, record_id: 1, state: first },
      { shop_id, job_id, position: 1, record_id: 2, state: second },
    ])
    return { path: `/v1/panel/jobs/${job_id}${act}` }
  }
}

/** Whose token it is. */
async function userOf(shop: Shop, token: string): Promise<number> {
  const found = await shop.db
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .where(eq(sessions.token_hash, hashOf(token)))
  return found[0]?.user_id ?? 0
}

/** A new member of the staff, who has no password. */
async function newStaff(shop: Shop, { shop_id }: Seeded): Promise<number> {
  const email = `davetli${next()}@shop${shop_id}.test`
  return addStaff(shop.db, { shop_id, type: 'employee', name: 'Deniz', surname: 'Ak', email })
}

/** Somebody signs in on another device. */
export async function newSession(shop: Shop, { shop_id }: Seeded, user_id: number): Promise<number> {
  const token_hash = hashOf(newShopToken(shop_id))
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const session = { token_hash, shop_id, user_id, permissions: [], expires_at }
  const [made] = await shop.db.insert(sessions).values(session).returning({ id: sessions.session_id })
  return made?.id ?? 0
}

const emailIn = ({ shop_id }: Seeded) => `admin@shop${shop_id}.test`

const aView = () => ({
  name: `Görünüm ${next()}`,
  shared: 0,
  query: { search: '', order_index: 'brands.id', order_direction: 'desc', filters: { status: '1' } },
  columns: null,
})

async function newView(shop: Shop, seeded: Seeded, token: string): Promise<number> {
  return create(shop, '/v1/panel/list-views', { list: 'brands', ...aView() }, token, seeded)
}

function brandsFile() {
  const made = next()
  const content = Buffer.from(`Marka adı;Marka adı (English)\nMarka ${made};Brand ${made}\n`).toString('base64')
  return { kind: 'brands', name: 'markalar.csv', content }
}

async function newImport(shop: Shop, seeded: Seeded, token: string): Promise<string> {
  return `/v1/panel/imports/${await create(shop, '/v1/panel/imports', brandsFile(), token, seeded)}`
}

/** A file that was checked, and may be applied. */
async function checkedImport(shop: Shop, seeded: Seeded, token: string): Promise<string> {
  const path = await newImport(shop, seeded, token)
  const headers = { 'x-sid': String(seeded.shop_id) }
  const body = { mode: 'both', columns: [turkish, english].map((id) => `translations.name.${id}`) }
  await shop.call('PUT', `${path}/mapping`, { as: token, body, headers })
  for (;;) {
    const { state } = (await shop.call('GET', path, { as: token, headers })).body.data
    if (state !== 'checking') return path
  }
}

async function newFile(shop: Shop, seeded: Seeded, token: string): Promise<{ id: number; name: string }> {
  const headers = { 'x-sid': String(seeded.shop_id) }
  const stored = await shop.call('POST', '/v1/files', {
    as: token,
    headers,
    body: { type: 'product', image: picture, realName: 'a.png' },
  })
  const { name } = stored.body.data
  const found = await shop.call('GET', `/v1/files/?name=${name}`, { as: token, headers })
  return { id: found.body.data.id, name }
}
