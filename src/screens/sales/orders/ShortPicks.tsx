import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { left, restSettled } from '#api/rules/sales/short-picks.ts'
import { goTo, sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { reasons } from '#screens/sales/picking/reasons.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import type { PartProps } from './order-actor.ts'
import { refundsPlace, restPlace } from './order-fixes.ts'
import styles from './short-picks.module.css'

/** What was not packed, line by line, with why, and what may become of it; nothing where all was packed. */
export function ShortPicks({ actor, order, past }: PartProps) {
  const { i18n } = useLingui()
  if (order.short.length === 0) return null
  const open = broken([restSettled], order)
  return (
    <Section
      place={restPlace}
      title={i18n._(/*i18n*/ { id: 'short.title', message: 'Eksik toplananlar' })}
      actions={
        !past && (
          <ButtonLink size="compact" href={`/orders/edit/${order.id}/basket-picking`}>
            {i18n._(/*i18n*/ { id: 'short.pick', message: 'Geldi, topla' })}
          </ButtonLink>
        )
      }
    >
      {open.map((refusal) => (
        <p key={refusal.id} className={styles.open} role="status" data-rule={refusal.id}>
          <TriangleAlertIcon aria-hidden="true" />
          {sentenceOf(i18n, refusal)}
        </p>
      ))}
      <ul className={styles.lines}>
        {order.short.map((line) => (
          <Line key={line.line_id} actor={actor} order={order} past={past} line={line} />
        ))}
      </ul>
    </Section>
  )
}

function Line({ actor, order, past, line }: PartProps & { line: ShortLine }) {
  const { i18n } = useLingui()
  const { line_id, missing, reason, refunded, awaited } = line
  const name = order.lines.find(({ id }) => id === line_id)?.name ?? ''
  const rest = left(line)
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.why}>
          {i18n._(
            /*i18n*/ { id: 'short.missing', message: '{count} parça eksik', values: { count: i18n.number(missing) } },
          )}
          {` · ${i18n._(reasons[reason])}`}
        </span>
        {refunded > 0 && (
          <span className={styles.why}>
            {i18n._(
              /*i18n*/ {
                id: 'short.refunded',
                message: '{count} parça için iade açıldı',
                values: { count: i18n.number(Math.min(refunded, missing)) },
              },
            )}
          </span>
        )}
        {rest > 0 && awaited === 1 && (
          <span className={styles.why}>
            {i18n._(
              /*i18n*/ {
                id: 'short.awaited',
                message: '{count} parça bekleniyor',
                values: { count: i18n.number(rest) },
              },
            )}
          </span>
        )}
      </div>
      {rest > 0 && !past && <Choices actor={actor} line={line} name={name} />}
    </li>
  )
}

/** Its money goes back, the order waits, or it stays out and the stock says so. */
function Choices({
  actor,
  line: { line_id, awaited },
  name,
}: Pick<PartProps, 'actor'> & { line: ShortLine; name: string }) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context: { command } }) =>
    value === 'sending' && command?.type === 'REST' && command.line_id === line_id ? command.choice : null,
  )
  const refund = i18n._(/*i18n*/ { id: 'short.refund', message: 'İade aç' })
  const wait = i18n._(/*i18n*/ { id: 'short.wait', message: 'Beklet' })
  const writeOff = i18n._(/*i18n*/ { id: 'short.write_off', message: 'Gönderme, stoğu düzelt' })
  return (
    <div className={styles.choices}>
      <Button size="compact" aria-label={`${name}: ${refund}`} onPress={() => goTo(refundsPlace)}>
        {refund}
      </Button>
      {awaited === 0 && (
        <Act
          actor={actor}
          event={{ type: 'REST', line_id, choice: 'wait' }}
          size="compact"
          busy={under === 'wait'}
          aria-label={`${name}: ${wait}`}
        >
          {wait}
        </Act>
      )}
      <Act
        actor={actor}
        event={{ type: 'REST', line_id, choice: 'write_off' }}
        size="compact"
        busy={under === 'write_off'}
        aria-label={`${name}: ${writeOff}`}
      >
        {writeOff}
      </Act>
    </div>
  )
}
