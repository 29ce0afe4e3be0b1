import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { matchPage } from '#screens/catalog/wiring/product-matches.ts'
import { listingIn, matches } from '#tests/fixtures/matches.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import type { MatchWorld } from './match-page.consequences.ts'
import spec from './match-page.paths.ts'
import { matchReplay } from './match-page.replay.ts'

/** Marketplace products of a real shop on their screen. */
export default overHttp(spec)<typeof matchPage, MatchWorld>({
  ...onHttp(matchReplay),
  machine: matchPage,
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  event: async (event, { world }) => real(event, world),
  see: async ({ value, context: { record: row } }, { shop, id, variants }) => {
    if (value !== 'shown' || !row) return
    const { status, version, variant_id } = await listingIn(shop, id)
    expect([row.status, row.match?.variant_id ?? null]).toEqual([status, variant_id])
    // Whoever was refused has looked at the one before.
    expect([version, version - 1]).toContain(row.version)
    expect([null, ...Object.values(variants)]).toContain(variant_id)
  },
  refused: async ({ type }, rules, { world: { shop, token, id } }) => {
    if (!rules.includes('auth.forbidden')) return
    const { version } = await listingIn(shop, id)
    const [method, path, body] =
      type === 'FETCH'
        ? (['POST', '/fetch', undefined] as const)
        : type === 'STEP'
          ? (['PATCH', `/${id}/status`, { decision: 'REFUSE', version }] as const)
          : (['POST', '/decide', { decision: 'ACCEPT', ids: [id] }] as const)
    const answer = await shop.call(method, `${matches}${path}`, { as: token, ...(body ? { body } : {}) })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

/** The event of a walk with the row and the variants of this shop. */
async function real(event: EventObject, { shop, id, variants }: MatchWorld): Promise<EventObject> {
  const named = { ...event } as unknown as Record<string, unknown> & EventObject
  if ('record' in named) named.record = await rowIn(shop, id)
  if ('variant_id' in named) named.variant_id = variants[Number(named.variant_id)]
  if (Array.isArray(named.ids)) named.ids = named.ids.map(() => id)
  const step = named.step as { type: string; candidate?: { variant_id: number } } | undefined
  if (step?.candidate) {
    const variant_id = variants[step.candidate.variant_id]
    named.step = { ...step, candidate: { ...step.candidate, variant_id } }
  }
  return named
}

async function rowIn(shop: MatchWorld['shop'], id: number): Promise<Match> {
  const { rows } = (await shop.call('GET', matches)).body.data
  return rows.find((row: Match) => row.id === id)
}
