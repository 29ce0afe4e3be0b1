import { Cron } from 'croner'
import { type CronPlan, patternOf } from '#api/rules/settings/crons.ts'

/** When a plan next comes about after a moment, by the clock of a zone. A time that a day leaves out comes as soon as it can. */
export function nextRun(plan: CronPlan, zone: string, after: Date): Date {
  const next = new Cron(patternOf(plan), { timezone: zone }).nextRun(after)
  if (!next) throw new RangeError(`There is no next run of ${patternOf(plan)}`)
  return next
}
