import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { RefundLine } from '#api/contract/sales/refunds.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { LinePicture } from '#screens/sales/orders/LinePicture.tsx'
import { ProductName } from '#screens/sales/orders/ProductName.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'
import { linesPlace } from './refund-fixes.ts'
import { decideSays, decisionSays } from './refund-words.ts'

const tones = { pending: 'amber', accepted: 'grass', rejected: 'tomato' } as const
const decisions: readonly RefundDecision[] = ['accepted', 'rejected', 'pending']

/** What the customer sends back and why, each line with what is decided about it. */
export function RefundLines({ actor, refund }: PartProps) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.lines', message: 'Geri gönderilenler' })} place={linesPlace}>
      <ul className={styles.lines}>
        {refund.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <LinePicture url={line.image_url} />
            <div className={styles.what}>
              <ProductName line={line} />
              <span className={styles.soft}>
                {i18n._(
                  /*i18n*/ {
                    id: 'refunds.pieces_of',
                    message: '{bought} adetten {count} adet',
                    values: { count: i18n.number(line.quantity), bought: i18n.number(line.bought) },
                  },
                )}
                {' · '}
                <Amount of={line.total} currency={refund.order.currency} />
              </span>
              <span className={styles.soft}>{[line.reason, line.description].filter(Boolean).join(': ')}</span>
            </div>
            <div className={styles.verdict}>
              <StatusDot tone={tones[line.decision]}>{i18n._(decisionSays[line.decision])}</StatusDot>
              {refund.status === 'pending' && <Decisions actor={actor} line={line} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What may be decided of a line: everything but what it is now. */
function Decisions({ actor, line }: { actor: PartProps['actor']; line: RefundLine }) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context }) => {
    const { command } = context
    return value === 'sending' && command?.type === 'DECIDE' && command.line_id === line.id ? command.decision : null
  })
  return (
    <fieldset className={styles.decisions} aria-label={line.name}>
      {decisions.map((decision) => (
        <Act
          key={decision}
          actor={actor}
          event={{ type: 'STEP', step: { type: 'DECIDE', line_id: line.id, decision } }}
          size="compact"
          aria-pressed={line.decision === decision}
          aria-label={`${i18n._(decideSays[decision])}: ${line.name}`}
          busy={under === decision}
        >
          {i18n._(decideSays[decision])}
        </Act>
      ))}
    </fieldset>
  )
}
