import { eq } from 'drizzle-orm'
import { type SectionName, sections } from '#api/registry/sections.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { crons } from '#server/db/schema/crons.ts'
import { sessions } from '#server/db/schema/people.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { addRoles } from '#server/settings/roles/preset-roles.ts'
import { english, type Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { draftOf } from './drafts.ts'
import { newSession } from './platform.ts'
import { type Maker, next } from './sample.ts'

/** What the settings are asked: each section as it is, and a save over the version that stands. */
export const settingsSamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/crons/states': async () => ({ path: '/v1/panel/crons/states' }),
  'POST /v1/panel/crons/:id/run': async (shop, seeded) => ({
    path: `/v1/panel/crons/${await addCron(shop, seeded)}/run`,
  }),
  'GET /v1/panel/missing-texts': async () => ({ path: `/v1/panel/missing-texts?language_id=${english}` }),
  'POST /v1/panel/user-roles/:id/viewing': async (shop, { shop_id }) => {
    // Whoever views already cannot begin anew.
    await shop.db.update(sessions).set({ viewing_role: null }).where(eq(sessions.shop_id, shop_id))
    const [role] = await addRoles(shop.db, shop_id, [{ name: `Rol ${next()}`, permissions: [] }])
    return { path: `/v1/panel/user-roles/${role}/viewing` }
  },
  'DELETE /v1/panel/viewing': async () => ({ path: '/v1/panel/viewing' }),
  'GET /v1/panel/user-roles/:id/sessions': async (shop, seeded) => ({
    path: `/v1/panel/user-roles/${(await workingRole(shop, seeded)).role}/sessions`,
  }),
  'DELETE /v1/panel/user-roles/:id/sessions': async (shop, seeded) => ({
    path: `/v1/panel/user-roles/${(await workingRole(shop, seeded)).role}/sessions`,
  }),
  'DELETE /v1/panel/user-roles/:id/sessions/:session_id': async (shop, seeded) => {
    const { role, session } = await workingRole(shop, seeded)
    return { path: `/v1/panel/user-roles/${role}/sessions/${session}` }
  },
  ...Object.fromEntries(
    (Object.keys(sections) as SectionName[]).flatMap((name): [string, Maker][] => {
      const path = `/v1/panel/${name}`
      return [
        [`GET ${path}`, async () => ({ path })],
        [
          `PUT ${path}`,
          async (shop, seeded, token) => {
            const headers = { 'x-sid': String(seeded.shop_id) }
            const stored: Draft = (await shop.call('GET', path, { as: token, headers })).body.data
            return { path, body: { ...draftOf(name, seeded), version: stored.version } }
          },
        ],
      ]
    }),
  ),
}

/** A role whose one person is signed in. */
async function workingRole(shop: Shop, seeded: Seeded) {
  const { shop_id } = seeded
  const [role = 0] = await addRoles(shop.db, shop_id, [{ name: `Rol ${next()}`, permissions: [600] }])
  const email = `rol${next()}@shop${shop_id}.test`
  const person = { name: 'Elif', surname: 'Kaya', email, role_id: role, shop_id, type: 'employee' as const }
  return { role, session: await newSession(shop, seeded, await addStaff(shop.db, person)) }
}

/** One of a shop that checks its data on Mondays. */
async function addCron({ db }: Shop, { shop_id }: Seeded): Promise<number> {
  const own = { title: 'Denetim', label: 'Denetim', kind: 'data.check', frequency: 'weekly', at: '04:00' } as const
  const [row] = await db
    .insert(crons)
    .values({ shop_id, ...own })
    .returning({ id: crons.id })
  return row?.id ?? 0
}
