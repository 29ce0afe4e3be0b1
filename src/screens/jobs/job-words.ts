import type { I18n } from '@lingui/core'
import type { Job, JobKindName, JobRow } from '#api/contract/jobs.ts'
import { orderStatuses } from '#api/contract/order-status.ts'
import type { Says } from '#api/rules/rule.ts'
import { statusSays } from '#screens/orders/order-words.ts'
import type { Tone } from '#ui/Badge.tsx'

/** What a kind of job is called, and where its records are looked at. */
interface KindWords {
  readonly title: Says
  readonly record: (id: number) => string
  /** The values of the title, where they are words themselves. */
  readonly values?: (i18n: I18n, about: Job['about']) => Record<string, string>
}

export const kindWords: Readonly<Record<JobKindName, KindWords>> = {
  'products.edit': {
    title: /*i18n*/ { id: 'jobs.products_edit', message: 'Toplu ürün değişikliği' },
    record: (id) => `/products/edit/${id}`,
  },
  'products.delete': {
    title: /*i18n*/ { id: 'jobs.products_delete', message: 'Toplu ürün silme' },
    record: (id) => `/products/edit/${id}`,
  },
  'products.prices': {
    title: /*i18n*/ { id: 'jobs.products_prices', message: 'Çoklu fiyat değişikliği' },
    record: (id) => `/products/edit/${id}`,
  },
  'matches.fetch': {
    title: /*i18n*/ { id: 'jobs.matches_fetch', message: 'Pazaryerinden ürün getirme: {marketplace}' },
    record: () => '/products/matches',
  },
  'matches.decide': {
    title: /*i18n*/ { id: 'jobs.matches_decide', message: 'Toplu eşleştirme kararı' },
    record: () => '/products/matches',
  },
  'orders.status': {
    title: /*i18n*/ { id: 'jobs.orders_status', message: 'Toplu sipariş durumu: {from} → {to}' },
    record: (id) => `/orders/edit/${id}`,
    values: (i18n, { from, to }) => ({ from: statusIn(i18n, from), to: statusIn(i18n, to) }),
  },
  'orders.fetch': {
    title: /*i18n*/ {
      id: 'jobs.orders_fetch',
      message:
        'Pazaryerinden sipariş getirme: {marketplace}, {from, date, short} – {to, date, short}{known, plural, =0 {} other { (# sipariş daha önce alınmıştı)}}',
    },
    record: () => '/marketplace-orders',
  },
  'invoices.send': {
    title: /*i18n*/ { id: 'jobs.invoices_send', message: 'Fatura gönderme' },
    record: (id) => `/orders/edit/${id}`,
  },
  'orders.ship': {
    title: /*i18n*/ { id: 'jobs.orders_ship', message: 'Toplu kargoya verme' },
    record: (id) => `/orders/edit/${id}`,
  },
  'products.import': {
    title: /*i18n*/ { id: 'jobs.products_import', message: 'Ürünleri içe aktarma: {file}' },
    record: (id) => `/products/edit/${id}`,
  },
  'brands.import': {
    title: /*i18n*/ { id: 'jobs.brands_import', message: 'Markaları içe aktarma: {file}' },
    record: (id) => `/brands/edit/${id}`,
  },
  'categories.import': {
    title: /*i18n*/ { id: 'jobs.categories_import', message: 'Kategorileri içe aktarma: {file}' },
    record: (id) => `/categories/edit/${id}`,
  },
  'tags.import': {
    title: /*i18n*/ { id: 'jobs.tags_import', message: 'Etiketleri içe aktarma: {file}' },
    record: (id) => `/tags/edit/${id}`,
  },
}

function statusIn(i18n: I18n, status: unknown): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? i18n._(statusSays(known)) : '–'
}

/** A job in words: what it does, or what it takes back. */
export function titleOfJob(i18n: I18n, { kind, about, undoes }: Job): string {
  const { title: says, values } = kindWords[kind]
  const title = i18n._(says.id, values?.(i18n, about) ?? about, { message: says.message })
  if (undoes === null) return title
  return i18n._(/*i18n*/ { id: 'jobs.undoing', message: 'Geri alma: {title}', values: { title } })
}

export const stateWords: Readonly<Record<Job['state'], { readonly says: Says; readonly tone: Tone }>> = {
  waiting: { says: /*i18n*/ { id: 'jobs.waiting', message: 'Sırada' }, tone: 'amber' },
  running: { says: /*i18n*/ { id: 'jobs.running', message: 'Sürüyor' }, tone: 'accent' },
  finished: { says: /*i18n*/ { id: 'jobs.finished', message: 'Bitti' }, tone: 'grass' },
  cancelled: { says: /*i18n*/ { id: 'jobs.cancelled', message: 'Durduruldu' }, tone: 'slate' },
}

/** What became of a record. A rule that refuses is amber, an accident tomato. */
export const rowWords: Readonly<Record<JobRow['state'], { readonly says: Says; readonly tone: Tone }>> = {
  waiting: { says: /*i18n*/ { id: 'jobs.row_waiting', message: 'Bekliyor' }, tone: 'slate' },
  done: { says: /*i18n*/ { id: 'jobs.row_done', message: 'Yapıldı' }, tone: 'grass' },
  refused: { says: /*i18n*/ { id: 'jobs.row_refused', message: 'Kural engelledi' }, tone: 'amber' },
  failed: { says: /*i18n*/ { id: 'jobs.row_failed', message: 'Olmadı' }, tone: 'tomato' },
}

/** How much of a job is behind it. */
export function settled({ done, refused, failed }: Job): number {
  return done + refused + failed
}
