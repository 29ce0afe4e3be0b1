import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { chequeTotals } from '#screens/money/wiring/cheques.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { ChequeState } from './ChequeState.tsx'
import styles from './cheques.module.css'

/** What the cheques of each state come to, each leading to them; currencies stay apart. */
export function ChequeTotals() {
  const { i18n } = useLingui()
  const format = useFormats()
  const actor = useActorRef(chequeTotals, { input: { query: null } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data || data.totals.length === 0) return null
  return (
    <ul
      className={styles.totals}
      aria-label={i18n._(/*i18n*/ { id: 'cheques.totals', message: 'Durumlarına göre çekler' })}
    >
      {data.totals.map(({ status, currency, count, amount }) => (
        <li key={`${status} ${currency}`}>
          <ChequeState status={status} />
          <Link href={`/cheques?status=${status}`}>
            {i18n._(
              /*i18n*/ {
                id: 'cheques.total',
                message: '{count, plural, other {# çek}}: {amount}',
                values: { count, amount: format.money(amount, currency) },
              },
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
