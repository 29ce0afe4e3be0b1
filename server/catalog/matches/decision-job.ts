import { sql } from 'drizzle-orm'
import type { Decision, MatchDecisions } from '#api/contract/catalog/product-matches.ts'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { wayBack } from '#machines/catalog/product-match/product-match.chart.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { chosenBy } from '#server/platform/lists/choose.ts'
import { matchList } from './list.ts'
import { type DecisionStep, takeMatchStep } from './steps.ts'

/** Decides over many marketplace products, each judged by its chart when it is its turn, and as it stood when it was chosen. */
export const decisionJob = jobKind<{ decision: Decision }, { version: number }, DecisionStep>({
  name: 'matches.decide',
  codes: matchOperations.decideMany.codes,
  run: async (work, { record_id, data: { version } }, { decision }) => {
    const back = wayBack(await takeMatchStep(work, record_id ?? 0, { type: decision, version }))
    const next = { version: version + 1 }
    return back.type === 'CHOOSE'
      ? { ...next, type: 'CHOOSE', variant_id: back.candidate?.variant_id ?? 0 }
      : { ...next, type: back.type }
  },
  undo: (work, { record_id, data }) => takeMatchStep(work, record_id ?? 0, data),
})

/** Those that a decision is about, newest first: the named ones, or every suggestion whose barcode is the same. */
export async function chosenMatches(
  db: Database,
  shop_id: number,
  { ids }: Pick<MatchDecisions, 'ids'>,
): Promise<NewRow[]> {
  const chosen = ids
    ? sql`${await chosenBy(matchList, { db, shop_id }, {})} and l.id = any(${`{${ids.join(',')}}`}::bigint[])`
    : await chosenBy(matchList, { db, shop_id }, waitingByBarcode)
  const { rows } = await db.execute<{ id: number; title: string; version: number }>(
    sql`select l.id, l.title, l.version ${chosen} order by l.id desc`,
  )
  const wrong = broken([somethingSelected], { selected: rows.length })
  if (wrong.length > 0) throw new Refused(422, wrong)
  return rows.map(({ id, title, version }) => ({ record_id: id, label: title, data: { version } }))
}

/** The suggestions that are accepted together. */
export const waitingByBarcode = { status: 'suggested', suggested_by: 'barcode' } as const
