import type { I18n } from '@lingui/core'
import type { Job, JobKindName, JobRow } from '#api/contract/platform/jobs.ts'
import { jobKindWords, titleValues, undoingSays } from '#api/registry/job-words.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { Tone } from '#ui/Badge.tsx'

/** Where the records of a kind of job are looked at. */
const pages: Readonly<Record<JobKindName, (id: number) => string>> = {
  'products.edit': (id) => `/products/edit/${id}`,
  'products.delete': (id) => `/products/edit/${id}`,
  'products.prices': (id) => `/products/edit/${id}`,
  'products.import': (id) => `/products/edit/${id}`,
  'brands.import': (id) => `/brands/edit/${id}`,
  'categories.import': (id) => `/categories/edit/${id}`,
  'tags.import': (id) => `/tags/edit/${id}`,
  'matches.fetch': () => '/products/matches',
  'matches.decide': () => '/products/matches',
  'listings.check': (id) => `/products/edit/${id}`,
  'listings.push': (id) => `/products/edit/${id}`,
  'listings.update': (id) => `/products/edit/${id}`,
  'orders.status': (id) => `/orders/edit/${id}`,
  'orders.ship': (id) => `/orders/edit/${id}`,
  'parcels.import': () => '/parcels',
  'account-transactions.import': () => '/bank-accounts/transactions',
  'orders.fetch': () => '/marketplace-orders',
  'orders.collect': () => '/marketplace-orders',
  'rates.fetch': () => '/currency-exchange-rates',
  'accounting.export': () => '/accounting-exports',
  'data.check': () => '/crons',
  'newsletters.send': (id) => `/customers/details/${id}`,
  'newsletters.begin': (id) => `/newsletter?sending=${id}`,
  'invoices.send': (id) => `/orders/edit/${id}`,
}

export function pageOfRecord(kind: JobKindName, id: number): string {
  return pages[kind](id)
}

/** A job in words: what it does, or what it takes back. */
export function titleOfJob(i18n: I18n, job: Pick<Job, 'kind' | 'about' | 'undoes'>): string {
  const { id, message } = jobKindWords[job.kind].title
  const values = titleValues(job, formatsOf(i18n), (says) => i18n._(says))
  const title = i18n._(id, values, { message })
  return job.undoes === null ? title : i18n._(undoingSays.id, { title }, { message: undoingSays.message })
}

export const stateTones: Readonly<Record<Job['state'], Tone>> = {
  waiting: 'amber',
  running: 'accent',
  finished: 'grass',
  cancelled: 'slate',
}

/** A rule that refuses is amber, an accident tomato. */
export const rowTones: Readonly<Record<JobRow['state'], Tone>> = {
  waiting: 'slate',
  done: 'grass',
  refused: 'amber',
  failed: 'tomato',
}

/** How much of a job is behind it. */
export function settled({ done, refused, failed }: Job): number {
  return done + refused + failed
}
