import type { Job } from '#api/contract/platform/jobs.ts'
import { type Rule, rule } from './rule.ts'

/** What may be done with long work: a job that is under way is stopped, one that is over is tried again or taken back. */

/** How long a job can be taken back. */
export const undoDays = 30

/** What the rules need to know of a job. */
export type JobFacts = Pick<
  Job,
  'state' | 'total' | 'done' | 'refused' | 'failed' | 'undoable' | 'undone_by' | 'expired'
>

export const jobUnderWay: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.over', message: 'Bu iş bitti; durdurulacak bir şey kalmadı.' },
  'D19',
  ({ state }) => isOpen(state),
)

export const jobOver: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.under_way', message: 'Bu iş sürüyor. Bitmesini bekleyin ya da durdurun.' },
  'D19',
  ({ state }) => !isOpen(state),
)

/** Failed rows are tried again, and what a cancelled job left is gone on with. */
export const somethingToRetry: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.nothing_to_retry', message: 'Yeniden denenecek bir kayıt yok.' },
  'D19',
  ({ failed, total, done, refused }) => failed > 0 || done + refused < total,
)

export const somethingToUndo: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.nothing_done', message: 'Bu işte değişen bir kayıt yok.' },
  'D19',
  ({ done }) => done > 0,
)

export const kindUndoable: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.not_undoable', message: 'Bu tür bir iş geri alınamaz.' },
  'D19',
  ({ undoable }) => undoable,
)

export const notUndone: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.undone', message: 'Bu iş zaten geri alındı.' },
  'D19',
  ({ undone_by }) => undone_by === null,
)

export const undoInTime: Rule<JobFacts> = rule(
  /*i18n*/ { id: 'job.undo_expired', message: 'Bir iş en çok {days} gün içinde geri alınabilir.' },
  'D19',
  ({ expired }) => !expired,
  { about: () => ({ days: undoDays }) },
)

export const cancelRules = [jobUnderWay] as const
export const retryRules = [jobOver, notUndone, somethingToRetry] as const
export const undoRules = [jobOver, kindUndoable, somethingToUndo, notUndone, undoInTime] as const

/** A job that is not over yet. */
export function isOpen(state: Job['state']): boolean {
  return state === 'waiting' || state === 'running'
}
