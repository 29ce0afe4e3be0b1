import type { Job, JobKindName, JobRow } from '#api/contract/platform/jobs.ts'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { orderStatusSays } from '#api/listings/sales/orders.ts'
import { cronKinds } from '#api/resources/settings/cron-kinds.ts'
import type { Formats } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What a kind of long work is called. */
interface KindWords {
  /** Of one job, with the values that are told about it. */
  readonly title: Says
  /** Of the kind, where the title has values. */
  readonly kind?: Says
  /** The values of the title that are words themselves. */
  readonly words?: (about: Job['about']) => Readonly<Record<string, Says>>
  /** Those that are days. */
  readonly days?: readonly string[]
}

export const jobKindWords: Readonly<Record<JobKindName, KindWords>> = {
  'products.edit': { title: /*i18n*/ { id: 'jobs.products_edit', message: 'Toplu ürün değişikliği' } },
  'products.delete': { title: /*i18n*/ { id: 'jobs.products_delete', message: 'Toplu ürün silme' } },
  'products.import': {
    title: /*i18n*/ { id: 'jobs.products_import', message: 'Ürünleri içe aktarma: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_products_import', message: 'Ürünleri içe aktarma' },
  },
  'brands.import': {
    title: /*i18n*/ { id: 'jobs.brands_import', message: 'Markaları içe aktarma: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_brands_import', message: 'Markaları içe aktarma' },
  },
  'categories.import': {
    title: /*i18n*/ { id: 'jobs.categories_import', message: 'Kategorileri içe aktarma: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_categories_import', message: 'Kategorileri içe aktarma' },
  },
  'tags.import': {
    title: /*i18n*/ { id: 'jobs.tags_import', message: 'Etiketleri içe aktarma: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_tags_import', message: 'Etiketleri içe aktarma' },
  },
  'parcels.import': {
    title: /*i18n*/ { id: 'jobs.parcels_import', message: 'Kargo yanıtını okuma: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_parcels_import', message: 'Kargo yanıtını okuma' },
  },
  'account-transactions.import': {
    title: /*i18n*/ { id: 'jobs.statement_import', message: 'Banka ekstresini işleme: {file}' },
    kind: /*i18n*/ { id: 'jobs.kind_statement_import', message: 'Banka ekstresini işleme' },
  },
  'products.prices': { title: /*i18n*/ { id: 'jobs.products_prices', message: 'Çoklu fiyat değişikliği' } },
  'matches.fetch': {
    title: /*i18n*/ { id: 'jobs.matches_fetch', message: 'Pazaryerinden ürün getirme: {marketplace}' },
    kind: /*i18n*/ { id: 'jobs.kind_matches_fetch', message: 'Pazaryerinden ürün getirme' },
  },
  'matches.decide': { title: /*i18n*/ { id: 'jobs.matches_decide', message: 'Toplu eşleştirme kararı' } },
  'listings.check': {
    title: /*i18n*/ { id: 'jobs.listings_check', message: 'Pazaryerine gönderilecekleri denetleme' },
  },
  'listings.push': {
    title: /*i18n*/ { id: 'jobs.listings_push', message: 'Pazaryerine ürün gönderme: {marketplace}' },
    kind: /*i18n*/ { id: 'jobs.kind_listings_push', message: 'Pazaryerine ürün gönderme' },
  },
  'listings.update': {
    title: /*i18n*/ { id: 'jobs.listings_update', message: 'Pazaryerine değişiklikleri bildirme: {marketplace}' },
    kind: /*i18n*/ { id: 'jobs.kind_listings_update', message: 'Pazaryerine değişiklikleri bildirme' },
  },
  'orders.status': {
    title: /*i18n*/ { id: 'jobs.orders_status', message: 'Toplu sipariş durumu: {from} → {to}' },
    kind: /*i18n*/ { id: 'jobs.kind_orders_status', message: 'Toplu sipariş durumu' },
    words: ({ from, to }) => ({ from: statusOf(from), to: statusOf(to) }),
  },
  'orders.ship': { title: /*i18n*/ { id: 'jobs.orders_ship', message: 'Toplu kargoya verme' } },
  'orders.fetch': {
    title: /*i18n*/ {
      id: 'jobs.orders_fetch',
      message:
        'Pazaryerinden sipariş getirme: {marketplace}, {from} – {to}{known, plural, =0 {} other { (# sipariş daha önce alınmıştı)}}',
    },
    kind: /*i18n*/ { id: 'jobs.kind_orders_fetch', message: 'Pazaryerinden sipariş getirme' },
    days: ['from', 'to'],
  },
  'orders.collect': { title: cronKinds['orders.collect'].says },
  'accounting.export': {
    title: /*i18n*/ { id: 'jobs.accounting_export', message: 'Muhasebeye aktarma: {title}' },
    kind: /*i18n*/ { id: 'jobs.kind_accounting_export', message: 'Muhasebeye aktarma' },
  },
  'rates.fetch': { title: cronKinds['rates.fetch'].says },
  'data.check': { title: cronKinds['data.check'].says },
  'newsletters.send': {
    title: /*i18n*/ { id: 'jobs.newsletters_send', message: 'Bülten gönderme: {title}' },
    kind: /*i18n*/ { id: 'jobs.kind_newsletters_send', message: 'Bülten gönderme' },
  },
  'newsletters.begin': { title: cronKinds['newsletters.begin'].says },
  'invoices.send': { title: /*i18n*/ { id: 'jobs.invoices_send', message: 'Fatura gönderme' } },
}

/** The values of a job's title, as they are told in a language. */
export function titleValues(
  { kind, about }: Pick<Job, 'kind' | 'about'>,
  format: Formats,
  say: (says: Says) => string,
): Readonly<Record<string, string | number>> {
  const { words, days = [] } = jobKindWords[kind]
  const worded = Object.entries(words?.(about) ?? {}).map(([key, word]) => [key, say(word)])
  const dated = days.map((key) => [key, format.day(String(about[key]).slice(0, 10))])
  return { ...about, ...Object.fromEntries([...worded, ...dated]) }
}

/** What a kind is called where no one job is meant. */
export function kindSays(kind: JobKindName): Says {
  return jobKindWords[kind].kind ?? jobKindWords[kind].title
}

/** Who began a job that nobody began. */
export const byItself: Says = /*i18n*/ { id: 'jobs.by_itself', message: 'Kendiliğinden' }

/** A job that takes another one back. */
export const undoingSays: Says = /*i18n*/ { id: 'jobs.undoing', message: 'Geri alma: {title}' }

export const jobStateSays: Readonly<Record<Job['state'], Says>> = {
  waiting: /*i18n*/ { id: 'jobs.waiting', message: 'Sırada' },
  running: /*i18n*/ { id: 'jobs.running', message: 'Sürüyor' },
  finished: /*i18n*/ { id: 'jobs.finished', message: 'Bitti' },
  cancelled: /*i18n*/ { id: 'jobs.cancelled', message: 'Durduruldu' },
}

/** What became of a record. */
export const rowStateSays: Readonly<Record<JobRow['state'], Says>> = {
  waiting: /*i18n*/ { id: 'jobs.row_waiting', message: 'Bekliyor' },
  done: /*i18n*/ { id: 'jobs.row_done', message: 'Yapıldı' },
  refused: /*i18n*/ { id: 'jobs.row_refused', message: 'Kural engelledi' },
  failed: /*i18n*/ { id: 'jobs.row_failed', message: 'Olmadı' },
}

/** The columns of the records of a job. */
export const jobRowLabels = {
  rows: /*i18n*/ { id: 'jobs.rows', message: 'Kayıtlar' },
  record: /*i18n*/ { id: 'jobs.record', message: 'Kayıt' },
  state: /*i18n*/ { id: 'common.status', message: 'Durum' },
  why: /*i18n*/ { id: 'jobs.why', message: 'Neden' },
} satisfies Record<string, Says>

const noStatus: Says = /*i18n*/ { id: 'jobs.no_status', message: '–' }

function statusOf(status: unknown): Says {
  const known = orderStatuses.find((one) => one === status)
  return known ? orderStatusSays[known] : noStatus
}
