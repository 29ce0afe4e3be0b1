import type { Period } from '#api/contract/platform/lists.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** The days that a list is asked for, in words. */
export const periodSays: Record<Period, Says> = {
  today: /*i18n*/ { id: 'period.today', message: 'Bugün' },
  yesterday: /*i18n*/ { id: 'period.yesterday', message: 'Dün' },
  last_7_days: /*i18n*/ { id: 'period.last_7_days', message: 'Son 7 gün' },
  last_30_days: /*i18n*/ { id: 'period.last_30_days', message: 'Son 30 gün' },
  this_month: /*i18n*/ { id: 'period.this_month', message: 'Bu ay' },
  last_month: /*i18n*/ { id: 'period.last_month', message: 'Geçen ay' },
}
