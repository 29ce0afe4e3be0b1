import { desc, eq, sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { MatchSummary } from '#api/contract/catalog/product-matches.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type Replay, sent } from '#tests/paths/cover/faces.ts'
import { matcher, watching } from '#tests/paths/platform/people.ts'
import { translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { type MatchWorld, matchConsequences } from './match-page.consequences.ts'

/** Marketplace products of a real shop on their screen: over HTTP and in the browser. */
export const matchReplay: Replay<MatchWorld> = {
  begin: async (shop, { input }) => {
    const codes = (input === 'watching' ? watching : matcher).permissions
    const token = await shop.as(codes)
    const { body } = await shop.call('GET', '/v1/auth/me', { as: token })
    const [last] = await shop.db.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1)
    const user_id: number = body.data.user.id
    return { shop, codes, token, user_id, since: last?.id ?? 0, ...(await oneListed(shop)) }
  },
  whose: ({ method, path }) => {
    if (!path.startsWith('/v1/panel/product-matches/')) return []
    if (path.endsWith('/summary')) return ['look', 'count']
    if (method === 'GET') return path.includes('/variants/') ? ['fetchVariant'] : []
    return [method === 'PATCH' ? 'send' : 'begin']
  },
  answers: {
    look: (event, { world: { shop } }) => switchedAs(shop, event),
    count: itsWay,
    fetchVariant: itsWay,
    // Somebody else was faster.
    send: sent(async ({ shop, id }) => {
      const faster = { version: sql`${marketplace_listings.version} + 1` }
      await shop.db.update(marketplace_listings).set(faster).where(eq(marketplace_listings.id, id))
    }),
    begin: sent(async () => {}),
  },
  consequences: matchConsequences,
}

/** The only marketplace product of the shop that waits, its barcode that of a variant, and two more variants to choose from. */
async function oneListed(shop: Shop): Promise<Pick<MatchWorld, 'id' | 'variants' | 'names'>> {
  await shop.db.execute(sql`delete from marketplace_listings`)
  await shop.db.execute(sql`update products set lacks_match = 1`)
  made += 1
  const barcode = String(8_680_000_000_000 + made)
  const names = { 6: `Keten elbise ${made}.`, 7: `İpek şal ${made}.`, 8: `Yün kazak ${made}.` }
  const named = (name: string) => ({ translations: [turkish, english].map((language) => translation(language, name)) })
  const { variant_id } = await newVariant(shop, { ...named(names[6]), variants: [variant({ barcode })] })
  const another = await newVariant(shop, named(names[7]))
  const taken = await newVariant(shop, named(names[8]))
  await newListing(shop, { title: 'YÜN KAZAK', variant_id: taken.variant_id })
  const suggested = { suggested_variant_id: variant_id, suggested_by: 'barcode' } as const
  const id = await newListing(shop, { barcode, title: 'KETEN ELBİSE', ...suggested })
  return { id, variants: { 6: variant_id, 7: another.variant_id, 8: taken.variant_id }, names }
}
let made = 0

/** The shop has the marketplace switched on or off, as the answer has it. */
async function switchedAs(shop: Shop, event: EventObject) {
  const { output } = event as unknown as { output?: MatchSummary }
  if (!output) return { how: 'lost' } as const
  await shop.db.update(shop_marketplaces).set({ shop_status: output.marketplace.shop_status })
  return { how: 'through' } as const
}

/** Reading is asked for again without a trace. */
function itsWay(event: EventObject) {
  return { how: 'error' in event ? 'lost' : 'through' } as const
}
