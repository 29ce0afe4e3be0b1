import type { I18n } from '@lingui/core'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { goodsSent, isApproved, noneAccepted, someAccepted, withinPaid } from '#api/rules/sales/refunds.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import type { RefusalFix } from '#ui/refusal.ts'
import type { PartProps } from './refund-actor.ts'
import { stepSays } from './refund-words.ts'

/** Where the lines of a refund are on its page. */
export const linesPlace = 'refund-lines'

type Where = 'lines' | 'approval' | 'order'

/** Where what stands in the way of a refund is mended, by its rule. */
export const refundFixes: Readonly<Record<string, Where>> = {
  [someAccepted.id]: 'lines',
  [noneAccepted.id]: 'lines',
  [isApproved.id]: 'approval',
  [goodsSent.id]: 'order',
  [withinPaid.id]: 'order',
}

const says: Readonly<Record<Exclude<Where, 'approval'>, Says>> = {
  lines: /*i18n*/ { id: 'refunds.to_lines', message: 'Satırlara git' },
  order: /*i18n*/ { id: 'refunds.to_order', message: 'Siparişe git' },
}

/** The way out of what stands in the way, in the reader's language. */
export function refundFixOf(i18n: I18n, { actor, refund }: PartProps) {
  return ({ id }: Refusal): RefusalFix | undefined => {
    const where = refundFixes[id]
    if (!where) return undefined
    if (where === 'approval')
      return fixOf(i18n, i18n._(stepSays('APPROVE')), actFix(actor, { type: 'STEP', step: { type: 'APPROVE' } }))
    const label = i18n._(says[where])
    return where === 'lines'
      ? { label, onFix: () => goTo(linesPlace) }
      : { label, href: `/orders/edit/${refund.order.id}` }
  }
}
