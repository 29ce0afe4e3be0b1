import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Match, MatchSummary } from '#api/contract/catalog/product-matches.ts'
import { matchPage } from '#screens/catalog/wiring/product-matches.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { listingIn, matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { matcher, watching } from '#tests/paths/platform/people.ts'
import { translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './match-page.paths.ts'

/** What a walk finds in the shop. */
export interface Listed {
  readonly id: number
  /** Its variants, by the ids that the walks know them by. */
  readonly variants: Readonly<Record<number, number>>
  /** What the two that can be chosen are called. */
  readonly names: Readonly<Record<number, string>>
}

interface Desk extends World, Listed {
  readonly codes: readonly number[]
}

/** Marketplace products of a real shop on their screen. */
export default overHttp(spec)<typeof matchPage, Desk>({
  machine: matchPage,
  begin: async (shop, { input }) => {
    const codes = (input === 'watching' ? watching : matcher).permissions
    return { shop, codes, token: await shop.as(codes), ...(await oneListed(shop)) }
  },
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  whose,
  answers: {
    look: (event, { world: { shop } }) => switchedAs(shop, event),
    count: itsWay,
    fetchVariant: itsWay,
    send: (event, { ahead, world: { shop, id } }) => howDecided(shop, id, event, ahead),
    begin: howItWent,
  },
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

/** The only marketplace product of the shop, its barcode that of a variant, and another variant to choose. */
export async function oneListed(shop: Shop): Promise<Listed> {
  await shop.db.execute(sql`delete from marketplace_listings`)
  await shop.db.execute(sql`update products set lacks_match = 1`)
  made += 1
  const barcode = String(8_680_000_000_000 + made)
  const { variant_id } = await newVariant(shop, { variants: [variant({ barcode })] })
  const names = { 7: `İpek şal ${made}.`, 8: `Yün kazak ${made}.` }
  const another = await newVariant(shop, { translations: inBoth(names[7]) })
  const taken = await newVariant(shop, {
    translations: inBoth(names[8]),
  })
  await newListing(shop, { title: 'YÜN KAZAK', variant_id: taken.variant_id })
  const suggested = { suggested_variant_id: variant_id, suggested_by: 'barcode' } as const
  const id = await newListing(shop, { barcode, title: 'KETEN ELBİSE', ...suggested })
  return { id, variants: { 6: variant_id, 7: another.variant_id, 8: taken.variant_id }, names }
}
let made = 0

function inBoth(name: string) {
  return [turkish, english].map((language) => translation(language, name))
}

/** The event of a walk with the row and the variants of this shop. */
async function real(event: EventObject, { shop, id, variants }: Desk): Promise<EventObject> {
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

async function rowIn(shop: Shop, id: number): Promise<Match> {
  const { rows } = (await shop.call('GET', matches)).body.data
  return rows.find((row: Match) => row.id === id)
}

/** The actors that a call may belong to. */
export function whose({ method, path }: { method: string; path: string }): readonly string[] {
  if (path.endsWith('/summary')) return ['look', 'count']
  if (method === 'GET') return path.includes('/variants/') ? ['fetchVariant'] : []
  return [method === 'PATCH' ? 'send' : 'begin']
}

/** The shop has the marketplace switched on or off, as the answer has it. */
export async function switchedAs(shop: Shop, event: EventObject) {
  const { output } = event as unknown as { output?: MatchSummary }
  if (!output) return { how: 'lost' } as const
  await shop.db.update(shop_marketplaces).set({ shop_status: output.marketplace.shop_status })
  return { how: 'through' } as const
}

/** A decision; where somebody else was faster, the row has another version than the walk knows. */
export async function howDecided(
  shop: Shop,
  id: number,
  event: EventObject,
  ahead: readonly Step[],
): Promise<Arranged> {
  const { error } = event as unknown as { error?: { kind: string } }
  if (error?.kind !== 'conflict') return howItWent(event, { ahead })
  const faster = { version: sql`${marketplace_listings.version} + 1` }
  await shop.db.update(marketplace_listings).set(faster).where(eq(marketplace_listings.id, id))
  return { how: 'through' }
}

/** Reading is asked for again without a trace. */
export function itsWay(event: EventObject) {
  return { how: 'error' in event ? 'lost' : 'through' } as const
}

/** An answer that is asked for again was lost on its way back: what was asked is done, once. */
export function howItWent(event: EventObject, { ahead }: { ahead: readonly Step[] }) {
  if (!('error' in event)) return { how: 'through' } as const
  const again = ahead[0]?.event.type === 'RETRY' && !('error' in (ahead[1]?.event ?? {}))
  return { how: again ? 'answerLost' : 'lost' } as const
}
