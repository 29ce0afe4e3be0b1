import { Job, jobFilters, jobKinds, jobStates } from '#api/contract/platform/jobs.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, reference, text } from '#api/resources/platform/fields.ts'
import { jobCodes } from '#api/resources/platform/job-codes.ts'
import { jobStateSays, kindSays } from './job-words.ts'

/** The list of long work, as lists are declared. It is begun elsewhere, so there is no adding; whoever begins a kind of it sees its jobs. */
export const jobs = listing({
  name: 'jobs',
  summary: 'The jobs, a page at a time, newest first',
  title: /*i18n*/ { id: 'jobs.title', message: 'İşler' },
  one: /*i18n*/ { id: 'jobs.one', message: 'İş' },
  codes: { list: jobCodes, view: jobCodes, add: jobCodes, edit: jobCodes, delete: jobCodes },
  acts: ['list', 'view', 'edit'],
  naming: 'title',
  repeats: true,
  fields: {
    title: text({ label: /*i18n*/ { id: 'jobs.one', message: 'İş' }, searched: true }),
    kind: choice({
      label: /*i18n*/ { id: 'jobs.kind', message: 'Tür' },
      choices: jobKinds.map((value) => ({ value, says: kindSays(value) })),
    }),
    state: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: jobStates.map((value) => ({ value, says: jobStateSays[value] })),
    }),
    result: text({ label: /*i18n*/ { id: 'jobs.result', message: 'Sonuç' } }),
    failed: choice({
      label: /*i18n*/ { id: 'jobs.failed_lately', message: 'Hata veren' },
      choices: [
        { value: 'week', says: /*i18n*/ { id: 'jobs.failed_week', message: 'Son 7 günde' } },
        { value: 'any', says: /*i18n*/ { id: 'jobs.failed_any', message: 'Herhangi bir zamanda' } },
      ],
    }),
    user_id: reference({ label: /*i18n*/ { id: 'jobs.user', message: 'Başlatan' }, to: 'jobs/users' }),
    from: date({ label: /*i18n*/ { id: 'records.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'records.to', message: 'Son gün' }, bound: 'to' }),
    created_at: text({ label: /*i18n*/ { id: 'jobs.begun', message: 'Başlama' } }),
    finished_at: text({ label: /*i18n*/ { id: 'jobs.ended', message: 'Bitiş' } }),
    duration: text({ label: /*i18n*/ { id: 'jobs.duration', message: 'Süre' } }),
  },
  row: Job,
  filters: jobFilters,
  sortings: ['state', 'created_at', 'finished_at'],
  // What a job is called is put into words where it is shown.
  label: ({ id }) => String(id),
})
