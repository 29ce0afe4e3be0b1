import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Taking many orders further at once. Each is then judged by its own chart, as if it had been done alone. */

/** Facts: how many orders are chosen. */
export const ordersSelected: Rule<{ selected: number }> = rule(
  /*i18n*/ { id: 'bulk.none_selected', message: 'En az bir sipariş seçin.' },
  'R68',
  ({ selected }) => selected > 0,
)

/** Facts: where the chosen orders stand, each status once. */
export const sameStatus: Rule<{ statuses: readonly OrderStatus[] }> = rule(
  /*i18n*/ { id: 'bulk.status_mixed', message: 'Aynı durumdaki siparişleri seçin.' },
  'R69',
  ({ statuses }) => statuses.length <= 1,
)

/** Facts: where the chosen orders are to go. */
export const statusChosen: Rule<{ to: OrderStatus | null }> = rule(
  /*i18n*/ { id: 'bulk.no_status', message: 'Siparişlerin geçeceği durumu seçin.' },
  [],
  ({ to }) => to !== null,
)

/** A colleague may have been faster. Facts: where an order stands, and where it stood when it was chosen. */
export const stillStands: Rule<{ status: OrderStatus; from: OrderStatus }> = rule(
  /*i18n*/ { id: 'bulk.status_moved', message: 'Siparişin durumu bu arada değişti.' },
  'R69',
  ({ status, from }) => status === from,
)

/** From where an order stands to where it is to go, by the messages that name them; `next` is the first step there, `null` where no way leads there. */
export interface Reach {
  readonly from: string
  readonly to: string
  readonly next: string | null
}

/** An order goes one step of its chart at a time, and whoever asks for more is told which one comes first. */
export const stepByStep: Rule<Reach> = rule(
  /*i18n*/ {
    id: 'bulk.step_by_step',
    message: '“{from_status}” durumundaki sipariş doğrudan “{to_status}” olamaz; önce “{next_status}” olmalı.',
  },
  'R69',
  ({ to, next }) => next === null || next === to,
  { about: ({ from, to, next }) => ({ from_status: from, to_status: to, next_status: next ?? to }) },
)

/** No step of the chart leads there any more, however many are taken. */
export const leadsThere: Rule<Reach> = rule(
  /*i18n*/ { id: 'bulk.leads_nowhere', message: '“{from_status}” durumundan “{to_status}” durumuna geçilemez.' },
  'R69',
  ({ next }) => next !== null,
  { about: ({ from, to }) => ({ from_status: from, to_status: to }) },
)
