import type { DryRunResult } from '#api/contract/catalog/bulk.ts'
import type { JobRow } from '#api/contract/platform/jobs.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refusalOfDatabase } from '#server/platform/http/database-errors.ts'
import { inTransaction } from '#server/platform/http/in-transaction.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { JobKind, Work } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { type Choosable, chosenPage } from './choice.ts'

interface Tried<Choice> {
  readonly choice: Choice
  readonly page: number
  readonly input: unknown
}

/**
 * What a job would come to, for a page of its records: each is done as the job does it, and undone again at once, in a transaction of its own. So
 * none is held while the others are tried, however many there are; it is asked before the request's own transaction opens.
 */
export async function tryOut<Choice>(
  context: Work,
  kind: JobKind,
  of: Choosable<Choice>,
  { choice, page, input }: Tried<Choice>,
): Promise<DryRunResult> {
  const { rows, total } = await chosenPage(context.db, of, context.actor.shop_id, { choice, page })
  const results: JobRow[] = []
  for (const [position, row] of rows.entries()) {
    const rules = await rulesAgainst(context, kind, row, input)
    const { record_id, label } = row
    results.push({
      position,
      record_id,
      label,
      state: rules.length > 0 ? 'refused' : 'waiting',
      rules: rules as JobRow['rules'],
    })
  }
  return { rows: results, total }
}

/** Answers what was tried. Whoever asks with a key is answered the same again, and that leaves a trace like every answer that is kept. */
export async function tellTried<Choice>(
  context: Work,
  kind: JobKind,
  { subject }: Choosable<Choice>,
  result: DryRunResult,
): Promise<DryRunResult> {
  await audit(context, { subject, event: `${kind.name}.trial`, after: { total: result.total } })
  return result
}

const undone = new Error('done to try it out')

async function rulesAgainst(context: Work, kind: JobKind, { record_id, data = null }: NewRow, input: unknown) {
  try {
    await inTransaction(context.db, async (db) => {
      await kind.run({ ...context, db }, { record_id, data }, input, undefined)
      throw undone
    })
  } catch (thrown) {
    const refused = thrown instanceof Refused ? thrown : refusalOfDatabase(thrown, 'PUT')
    if (thrown !== undone && (!refused || refused.status >= 500)) throw thrown
    return refused?.refusals ?? []
  }
  return []
}
