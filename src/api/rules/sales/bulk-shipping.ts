import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** How long bulk shipping rests after the start of a job, and after an error of one, in seconds: the stronger of R211 and R236. */
export const shippingPause = 120

/** Facts: the seconds since the shop's last bulk shipping began or met an error; `null` when there was none. */
export const shippingRested: Rule<{ seconds: number | null }> = rule(
  /*i18n*/ { id: 'shipping.wait', message: 'Toplu gönderim için {seconds} saniye daha bekleyin.' },
  ['R211', 'R236'],
  ({ seconds }) => seconds === null || seconds >= shippingPause,
  { about: ({ seconds }) => ({ seconds: shippingPause - Math.floor(seconds ?? 0) }) },
)
