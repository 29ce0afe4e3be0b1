import { monthsAway, startFirst } from '#api/rules/platform/dates.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** What is asked of a marketplace: its orders of these days, both whole. */
export interface OrderRange {
  readonly marketplace_id: number | null
  readonly from: string
  readonly to: string
  /** What day it is in the shop. */
  readonly today: string
}

/** The longest range is two weeks, and none reaches back further than three months. */
const [longest, oldest] = [14, 3]

export const marketplaceChosen: Rule<OrderRange> = rule(
  /*i18n*/ { id: 'marketplace.required', message: 'Pazaryeri seçin.' },
  'own',
  ({ marketplace_id }) => marketplace_id !== null,
  { at: () => ['marketplace_id'] },
)

export const rangeGiven: Rule<OrderRange> = rule(
  /*i18n*/ { id: 'marketplace.range_required', message: 'İlk ve son günü seçin.' },
  'R238',
  ({ from, to }) => isDay(from) && isDay(to),
  { at: ({ from, to }) => [...(isDay(from) ? [] : ['from']), ...(isDay(to) ? [] : ['to'])] },
)

export const rangeShort: Rule<OrderRange> = rule(
  /*i18n*/ { id: 'marketplace.range_too_long', message: 'Tarih aralığı en fazla 2 hafta olabilir.' },
  'R239',
  ({ from, to }) => !isDay(from) || !isDay(to) || to <= addDays(from, longest),
  { at: () => ['to'] },
)

export const rangeRecent: Rule<OrderRange> = rule(
  /*i18n*/ { id: 'marketplace.range_too_old', message: '3 aydan eski siparişler alınamaz.' },
  'R240',
  ({ from, today }) => !isDay(from) || from >= monthsAway(today, -oldest),
  { at: () => ['from'] },
)

/** What must hold before orders are fetched. */
export const orderFetchRules = [marketplaceChosen, rangeGiven, startFirst, rangeShort, rangeRecent] as const

/** The range that a fetch has unless another is chosen (R238). */
export function lastWeek(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -7), to: today }
}

export const nothingNew = serverRule(
  /*i18n*/ {
    id: 'marketplace.no_new_orders',
    message:
      '{known, plural, =0 {Bu günlerde sipariş yok.} other {Bu günlerin # siparişi daha önce alınmış; yenisi yok.}}',
  },
  'own',
)

export const lineUnmatched = serverRule(
  /*i18n*/ { id: 'marketplace.line_unmatched', message: 'Mağazada bu barkodlu varyant yok: {names}' },
  'own',
)

export const cancelledThere = serverRule(
  /*i18n*/ { id: 'marketplace.order_cancelled', message: 'Sipariş pazaryerinde iptal edilmiş.' },
  'own',
)

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
