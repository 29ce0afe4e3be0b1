import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Database } from '#server/db/open.ts'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { type Cargo, CargoFailure } from '#server/integrations/shipping/cargo.ts'
import { judge, routeOf, trackingCodeOf } from './judge.ts'

/** What can go wrong at a cargo company; tests bring it on. */
export type CargoSandboxTrouble = 'down' | 'slow' | 'busy'

/** A cargo company of our own, for trying things out: another company's service that happens to live in this server. */
export interface SandboxCargo extends Cargo {
  trouble: CargoSandboxTrouble | null
}

/** Where the sandbox shows people where their parcel is. */
export const cargoPath = '/cargo'

const perMinute = 3_000

/** The sandbox over a database. What it answers follows from the address alone, so that each outcome can be reached. */
export function openSandboxCargo(db: Database): SandboxCargo {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const ready = async (trouble: CargoSandboxTrouble | null) => {
    if (trouble === 'down') throw new CargoFailure('unreachable', 'it answered 500')
    if (trouble === 'slow') await new Promise(() => {})
    if (trouble === 'busy') throw new CargoFailure('busy', 'it was asked too often')
    await limiter.consume('all').catch(() => {
      throw new CargoFailure('busy', `at most ${perMinute} a minute`)
    })
  }
  const sandbox: SandboxCargo = {
    trouble: null,
    register: async (parcel, { anyway }) => {
      await ready(sandbox.trouble)
      const known = await parcelBy(db, eq(sandbox_parcels.reference, parcel.reference))
      if (known && !known.withdrawn) return taken(known.tracking_code)
      const judged = judge(parcel)
      if (judged && !(anyway && judged.kind === 'out_of_area')) return judged
      const tracking_code = trackingCodeOf(parcel.reference)
      const { reference, recipient, address } = parcel
      const city = typeof address.city === 'string' ? address.city : ''
      await db
        .insert(sandbox_parcels)
        .values({ reference, tracking_code, recipient, city, route: routeOf(parcel) })
        // Told twice at once, it is one parcel by its reference and by its code: either may be met first.
        .onConflictDoNothing()
      await db.update(sandbox_parcels).set({ withdrawn: false }).where(eq(sandbox_parcels.reference, reference))
      return taken(tracking_code)
    },
    voidLabel: async (reference) => {
      await ready(sandbox.trouble)
      const known = await parcelBy(db, eq(sandbox_parcels.reference, reference))
      if (known && known.reached.length > 0) throw new CargoFailure('on its way', reference)
      await db.update(sandbox_parcels).set({ withdrawn: true }).where(eq(sandbox_parcels.reference, reference))
      return known?.tracking_code ?? null
    },
    stops: async (tracking_code) => {
      await ready(sandbox.trouble)
      const parcel = await goOn(db, tracking_code)
      return parcel.reached.map((at, place) => ({ status: parcel.route[place] as OrderStatus, at }))
    },
  }
  return sandbox
}

type ParcelRow = typeof sandbox_parcels.$inferSelect

/** What the company tells people of a parcel; `null` when it has none such. */
export async function parcelBy(db: Database, which: ReturnType<typeof eq>): Promise<ParcelRow | null> {
  const [row] = await db.select().from(sandbox_parcels).where(which)
  return row ?? null
}

function taken(tracking_code: string) {
  return { kind: 'taken', tracking_code, tracking_url: `${cargoPath}/${tracking_code}` } as const
}

/** A parcel of the sandbox goes on by one stop whenever the shop asks for it, so that nobody waits for days. */
async function goOn(db: Database, tracking_code: string): Promise<ParcelRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandbox_parcels)
      .where(eq(sandbox_parcels.tracking_code, tracking_code))
      .for('update')
    if (!row || row.withdrawn) throw new CargoFailure('unknown parcel', tracking_code)
    if (row.reached.length >= row.route.length) return row
    const reached = [...row.reached, new Date().toISOString()]
    await tx.update(sandbox_parcels).set({ reached }).where(eq(sandbox_parcels.reference, row.reference))
    return { ...row, reached }
  })
}
