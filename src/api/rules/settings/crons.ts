import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

export const frequencies = ['3h', 'daily', 'weekly'] as const
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** When something runs by itself, by the clock of the shop. */
export interface CronPlan {
  readonly frequency: (typeof frequencies)[number]
  readonly weekday: (typeof weekdays)[number]
  /** `16:30`. */
  readonly at: string
}

export const isClockTime: Rule<string> = rule(
  /*i18n*/ { id: 'validation.clock_time', message: 'Saati 16:30 gibi yazın.' },
  [],
  (time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time),
)

/** One of its runs is not over. */
export const cronIdle = serverRule(
  /*i18n*/ { id: 'cron.running', message: 'Bu iş şu anda sürüyor; bitince yeniden çalıştırılabilir.' },
  [],
)

export const dataSound = serverRule(
  /*i18n*/ {
    id: 'data.broken',
    message: 'Verilerde {count, plural, other {# tutarsızlık}} bulundu: {what}. Yedekleri saklayın ve destek alın.',
  },
  [],
)

/** A plan as a pattern of cron: minute, hour, day, month, weekday. */
export function patternOf({ frequency, weekday, at }: CronPlan): string {
  if (frequency === '3h') return '0 */3 * * *'
  const [hour, minute] = at.split(':').map(Number)
  return `${minute} ${hour} * * ${frequency === 'weekly' ? weekday : '*'}`
}
