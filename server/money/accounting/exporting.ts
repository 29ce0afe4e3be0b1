import { and, eq, sql } from 'drizzle-orm'
import { resourceNamed } from '#api/registry/resources.ts'
import { accountingExports } from '#api/resources/money/accounting-exports.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { periodBalanced, ratesKnown, somethingToGive } from '#api/rules/money/accounting.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { accounting_exports } from '#server/db/schema/accounting.ts'
import { accountingOf } from '#server/integrations/accounting/accounting.ts'
import { connectionAt } from '#server/platform/connections/connection.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { noteOutcome } from '#server/platform/connections/state.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { namesOf } from './account-names.ts'
import { countEntries, markEntries, sidesOf, sumsOf, withoutRate } from './period.ts'

/** What became of an export: nothing where it was given, or why it was not. */
type Given = { readonly refused: readonly Refusal[] } | { readonly export_id: number }

/** Gives the entries of a period to the accountant, and marks them as given; taken back, they are to be given again. */
export const exportingEntries = jobKind<null, null, Given>({
  name: 'accounting.export',
  codes: accountingExports.codes.add,
  run: (work, { record_id }) => give(work, record_id ?? 0),
  met: (given) => ('refused' in given ? { state: 'refused', rules: given.refused } : null),
  undo: async ({ db, actor: { shop_id } }, { data }) => {
    if (!('export_id' in data)) return
    const { export_id } = data
    await db.execute(sql`delete from accounting_export_entries where shop_id = ${shop_id} and export_id = ${export_id}`)
    await db
      .update(accounting_exports)
      .set({ state: 'undone', entries: 0, repeated: 0 })
      .where(and(eq(accounting_exports.shop_id, shop_id), eq(accounting_exports.id, export_id)))
  },
})

/** Of two at once the second sees what the first has given. */
const turn = (shop_id: number) => sql`hashtext(${`accounting exports of ${shop_id}`})`

async function give({ db, actor: { shop_id }, services: { secrets } }: Work, id: number): Promise<Given> {
  await db.execute(sql`select pg_advisory_xact_lock(${turn(shop_id)})`)
  const own = and(eq(accounting_exports.shop_id, shop_id), eq(accounting_exports.id, id))
  const [period] = await db.select().from(accounting_exports).where(own).for('update')
  if (!period) throw new Error(`There is no accounting export ${id}`)
  const refuse = async (refused: readonly Refusal[]): Promise<Given> => {
    await db.update(accounting_exports).set({ state: 'refused' }).where(own)
    return { refused }
  }
  const counts = await countEntries(db, period)
  const wrong = [
    ...broken([somethingToGive], { ...counts, scope: period.scope }),
    ...broken([periodBalanced], { sides: await sumsOf(db, period) }),
  ]
  if (wrong.length > 0) return refuse(wrong)
  const connection = await connectionAt({ db, secrets }, methods, shop_id, period.method_id)
  const names = await namesOf(db, shop_id)
  const entries = await markEntries(db, period)
  const takeBack = () =>
    db.execute(sql`delete from accounting_export_entries where shop_id = ${shop_id} and export_id = ${id}`)
  const unknown = broken([ratesKnown], { missing: await withoutRate(db, period) })
  if (unknown.length > 0) {
    await takeBack()
    return refuse(unknown)
  }
  try {
    await accountingOf(connection).take(sidesOf(db, { ...period, names }))
  } catch (thrown) {
    if (!(thrown instanceof ConnectionFailure)) throw thrown
    await takeBack()
    await noteOutcome(db, connection, thrown.refusal)
    return refuse([thrown.refusal])
  }
  await noteOutcome(db, connection, null)
  const repeated = period.scope === 'all' ? counts.given : 0
  await db.update(accounting_exports).set({ state: 'ready', entries, repeated, names }).where(own)
  return { export_id: id }
}

const methods = resourceNamed('shop-accounting-methods') as Resource
