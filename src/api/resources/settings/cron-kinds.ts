import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { CronPlan } from '#api/rules/settings/crons.ts'

interface CronKind extends CronPlan {
  readonly says: Says
}

/** What may run by itself, each a kind of job whose `scheduled` says what a run is about, and how a shop begins with it. */
export const cronKinds = {
  'orders.collect': {
    says: /*i18n*/ { id: 'crons.orders_collect', message: 'Pazaryeri siparişlerini alma' },
    ...{ frequency: '3h', weekday: 'mon', at: '00:00' },
  },
  'listings.update': {
    says: /*i18n*/ { id: 'crons.listings_update', message: 'Pazaryerine değişiklikleri bildirme' },
    ...{ frequency: '3h', weekday: 'mon', at: '00:00' },
  },
  'rates.fetch': {
    says: /*i18n*/ { id: 'crons.rates_fetch', message: 'Döviz kurlarını alma' },
    // The central bank tells the day's rates at half past three.
    ...{ frequency: 'daily', weekday: 'mon', at: '16:00' },
  },
  'newsletters.begin': {
    says: /*i18n*/ { id: 'crons.newsletters_begin', message: 'Günü gelen bültenleri gönderme' },
    ...{ frequency: 'daily', weekday: 'mon', at: '10:00' },
  },
  'data.check': {
    says: /*i18n*/ { id: 'crons.data_check', message: 'Verileri denetleme' },
    ...{ frequency: 'weekly', weekday: 'mon', at: '04:00' },
  },
} as const satisfies Partial<Record<JobKindName, CronKind>>
export type CronKindName = keyof typeof cronKinds
