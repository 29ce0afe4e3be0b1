import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { jobKindWords, jobStateSays, rowStateSays, titleValues, undoingSays } from '#api/registry/job-words.ts'
import { jobs } from '#api/registry/jobs.ts'
import { formats } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { ExportedJob } from './list.ts'

const words = {
  time: /*i18n*/ { id: 'orders.time', message: 'Saat' },
  total: /*i18n*/ { id: 'jobs.records', message: 'Kayıt sayısı' },
  seconds: /*i18n*/ { id: 'jobs.seconds', message: 'Süre (saniye)' },
}

/** The columns of the jobs' list: a number for each result, and the time beside each day. */
export function jobColumnsIn(lang: FileLanguage): readonly ExportColumn<ExportedJob>[] {
  const { fields } = jobs
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<ExportedJob>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('title', fields.title.label, 'text', (job) => titleIn(lang, job)),
    column('state', fields.state.label, 'text', ({ state }) => formatMessage(lang, jobStateSays[state])),
    column('result', words.total, 'number', ({ total }) => total),
    column('result', rowStateSays.done, 'number', ({ done }) => done),
    column('result', rowStateSays.refused, 'number', ({ refused }) => refused),
    column('result', rowStateSays.failed, 'number', ({ failed }) => failed),
    column('user_id', fields.user_id.label, 'text', ({ user }) => user),
    column('created_at', fields.created_at.label, 'date', ({ begun }) => begun.slice(0, 10)),
    column('created_at', words.time, 'text', ({ begun }) => begun.slice(11)),
    column('finished_at', fields.finished_at.label, 'date', ({ ended }) => ended?.slice(0, 10) ?? null),
    column('finished_at', words.time, 'text', ({ ended }) => ended?.slice(11) ?? null),
    column('duration', words.seconds, 'number', ({ seconds }) => seconds),
  ]
}

/** A job in words: what it does, or what it takes back. */
export function titleIn(lang: FileLanguage, job: Pick<ExportedJob, 'kind' | 'about' | 'undoes'>) {
  const values = titleValues(job, formats(lang), (says) => formatMessage(lang, says))
  const title = formatMessage(lang, jobKindWords[job.kind].title, values)
  return job.undoes === null ? title : formatMessage(lang, undoingSays, { title })
}
