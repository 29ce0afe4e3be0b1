import type { I18n } from '@lingui/core'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import { formatsOf } from '#screens/platform/formats.ts'

/** Why a campaign applies and what it takes off, in one sentence each. */
export function whyApplied(
  i18n: I18n,
  { basis, type, discount, by_unit }: Campaign,
  lines: number,
  currency: string,
): string {
  const formats = formatsOf(i18n)
  const off = type === 'percentage' ? formats.percent(discount) : formats.money(discount, currency)
  const values = { count: lines, off }
  return `${i18n._(reasons[basis].id, values)} ${i18n._(by_unit ? eachPiece.id : once.id, values)}`
}

const reasons = {
  product: /*i18n*/ {
    id: 'campaign_simulator.by_product',
    message: '{count, plural, other {Sepetin # satırı}} bu kampanyanın ürünlerinden.',
  },
  category: /*i18n*/ {
    id: 'campaign_simulator.by_category',
    message: '{count, plural, other {Sepetin # satırı}} bu kampanyanın kategorilerinden.',
  },
  tag: /*i18n*/ {
    id: 'campaign_simulator.by_tag',
    message: '{count, plural, other {Sepetin # satırı}} bu kampanyanın etiketlerinden.',
  },
  payment_method: /*i18n*/ {
    id: 'campaign_simulator.by_payment',
    message: 'Ödeme yöntemi bu kampanyanınki: bütün satırlar sayılır.',
  },
} as const

const once = /*i18n*/ { id: 'campaign_simulator.once', message: '{off}, öncekilerden kalan tutardan bir kez düşülür.' }
const eachPiece = /*i18n*/ { id: 'campaign_simulator.each_piece', message: '{off}, her adetten ayrı düşülür.' }
