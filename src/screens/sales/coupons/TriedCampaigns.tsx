import { useLingui } from '@lingui/react'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import type { SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './simulator.module.css'
import { whyApplied } from './why-applied.ts'

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
