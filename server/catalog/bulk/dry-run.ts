import type { DryRunResult } from '#api/contract/catalog/bulk.ts'
import type { JobRow } from '#api/contract/platform/jobs.ts'
import type { Database } from '#server/db/open.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refusalOfDatabase } from '#server/platform/http/database-errors.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { JobKind, Work } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { type Choosable, chosenPage } from './choice.ts'

interface Tried<Choice> {
  readonly choice: Choice
  readonly page: number
  readonly input: unknown
}

/** What a job would come to, for a page of its records: each is done as the job does it, and undone again at once. */
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
  // Whoever asks with a key is answered the same again, and that leaves a trace like every answer that is kept.
  await audit(context, { subject: of.subject, event: `${kind.name}.trial`, after: { total } })
  return { rows: results, total }
}

const undone = new Error('done to try it out')

async function rulesAgainst(context: Work, kind: JobKind, { record_id, data = null }: NewRow, input: unknown) {
  try {
    await context.db.transaction(async (tx) => {
      await kind.run({ ...context, db: tx as unknown as Database }, { record_id, data }, input, undefined)
      throw undone
    })
  } catch (thrown) {
    const refused = thrown instanceof Refused ? thrown : refusalOfDatabase(thrown, 'PUT')
    if (thrown !== undone && (!refused || refused.status >= 500)) throw thrown
    return refused?.refusals ?? []
  }
  return []
}
