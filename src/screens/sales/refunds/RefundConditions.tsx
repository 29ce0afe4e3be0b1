import { useLingui } from '@lingui/react'
import type { Says } from '#api/rules/platform/rule.ts'
import { isApproved, noneAccepted, someAccepted } from '#api/rules/sales/refunds.ts'
import type { RefundFacts } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { classes } from '#ui/classes.ts'
import { CheckIcon } from '#ui/icons.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'

interface Condition {
  readonly rule: { readonly id: string; readonly says: Says; readonly holds: (facts: RefundFacts) => boolean }
  /** What must be so, as it is said while it is; the rule says what is missing. */
  readonly says: Says
}

const conditions: readonly Condition[] = [
  {
    rule: someAccepted,
    says: /*i18n*/ { id: 'refunds.if_some', message: 'Onaylamak için: en az bir ürün kabul edilmiş olmalı' },
  },
  {
    rule: noneAccepted,
    says: /*i18n*/ { id: 'refunds.if_none', message: 'Reddetmek için: hiçbir ürün kabul edilmemiş olmalı' },
  },
  {
    rule: isApproved,
    says: /*i18n*/ { id: 'refunds.if_approved', message: 'Parayı geri ödemek için: iade onaylanmış olmalı' },
  },
]

const met = /*i18n*/ { id: 'refunds.met', message: 'Sağlandı' }
const unmet = /*i18n*/ { id: 'refunds.unmet', message: 'Sağlanmadı' }

/** The three conditions of a refund (rules R65, R66, R67), each ticked as soon as it holds. */
export function RefundConditions({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const facts = factsOf(refund)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.conditions', message: 'Koşullar' })}>
      <ul className={styles.conditions} aria-live="polite">
        {conditions.map(({ rule, says }) => {
          const holds = rule.holds(facts)
          return (
            <li key={rule.id} className={classes(styles.condition, holds && styles.met)} data-condition={rule.id}>
              <span className={styles.tick} aria-hidden="true">
                {holds && <CheckIcon />}
              </span>
              <span>
                {i18n._(says)}
                <ReaderOnly>: {i18n._(holds ? met : unmet)}</ReaderOnly>
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
