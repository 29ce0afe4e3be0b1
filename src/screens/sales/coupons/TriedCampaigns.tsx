import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import type { SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './simulator.module.css'

interface AppliedProps {
  applied: SimulationResult['applied']
  currency: string
}

/** Each campaign that gives something off, in its turn, with how much and why. */
export function AppliedCampaigns({ applied, currency }: AppliedProps) {
  const { i18n } = useLingui()
  return (
    <ol className={styles.campaigns}>
      {applied.map(({ campaign, amount, lines }) => (
        <li key={campaign.id} className={styles.campaign}>
          <div className={styles.named}>
            <CampaignName campaign={campaign} />
            <strong>
              <Amount of={amount === '0.00' ? amount : `-${amount}`} currency={currency} />
            </strong>
          </div>
          <p className={styles.quiet}>{whyApplied(i18n, campaign, lines, currency)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Each that gives nothing, with every rule that keeps it from the order. */
export function RefusedCampaigns({ refused }: { refused: SimulationResult['refused'] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.campaigns}>
      {refused.map(({ campaign, rules }) => (
        <li key={campaign.id} className={styles.campaign}>
          <CampaignName campaign={campaign} />
          <ul className={styles.reasons}>
            {rules.map((rule) => (
              <li key={rule.id}>{sentenceOf(i18n, rule as Refusal)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function CampaignName({ campaign: { id, name, code } }: { campaign: Campaign }) {
  return (
    <span>
      <Link href={`/coupons/edit/${id}`}>{name}</Link>
      {code !== '' && <code className={styles.code}>{code}</code>}
    </span>
  )
}

/** Why a campaign applies and what it takes off, in one sentence each. */
function whyApplied(i18n: I18n, { basis, type, discount, by_unit }: Campaign, lines: number, currency: string): string {
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
