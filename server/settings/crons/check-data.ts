import { sql } from 'drizzle-orm'
import { cronKinds } from '#api/resources/settings/cron-kinds.ts'
import { crons } from '#api/resources/settings/crons.ts'
import { dataSound } from '#api/rules/settings/crons.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { invariants } from '#server/platform/invariants.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** Looks whether what a shop has stored is sound, by every invariant that there is. */
export const checkingData = jobKind<{ readonly cron_id: number }, null, never>({
  name: 'data.check',
  codes: crons.codes.edit,
  scheduled: async () => ({ rows: [{ record_id: null, label: formatMessage('tr', cronKinds['data.check'].says) }] }),
  run: async ({ db, actor }) => {
    const broken: string[] = []
    for (const invariant of invariants) {
      const { rows } = await db.execute<{ shop_id?: number }>(sql.raw(invariant.sql))
      if (rows.some(({ shop_id }) => Number(shop_id) === actor.shop_id))
        broken.push(invariant.statement.split(':')[0] ?? '')
    }
    if (broken.length > 0) throw refuse(409, dataSound, { about: { count: broken.length, what: broken.join(', ') } })
    return null
  },
})
