import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './simulator.module.css'
import { useSimulator, useTrial } from './simulator-actor.ts'
import { AppliedCampaigns, RefusedCampaigns } from './TriedCampaigns.tsx'

/** What came out: what each campaign gives off it, what keeps the others from it, and what it comes to. */
export function Outcome() {
  const { i18n } = useLingui()
  const actor = useSimulator()
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.trial : value))
  const result = useTrial((one) => one.result)
  const failure = useTrial((one) => one.failure)
  return (
    <div className={styles.outcome} aria-live="polite">
      {state === 'simulating' && !result && <Skeleton shape="form" rows={3} />}
      {state === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {state === 'editing' && (
        <p className={styles.quiet}>
          {i18n._(
            /*i18n*/ {
              id: 'campaign_simulator.not_yet',
              message:
                'Ürünleri seçip deneyin: hangi kampanyanın ne indirdiği ve hangisinin neden uygulanmadığı burada görünür.',
            },
          )}
        </p>
      )}
      {result && state !== 'failed' && <Result result={result} />}
    </div>
  )
}

function Result({ result }: { result: SimulationResult }) {
  const { i18n } = useLingui()
  const { applied, refused, code, currency } = result
  const unknown = code.filter(({ id }) => id === 'coupon.not_found')
  return (
    <>
      <Section title={i18n._(/*i18n*/ { id: 'campaign_simulator.applied', message: 'Uygulananlar' })}>
        {unknown.length > 0 && <p className={styles.wrong}>{sentencesOf(i18n, unknown as never)}</p>}
        {applied.length === 0 ? (
          <p className={styles.quiet}>
            {i18n._(
              /*i18n*/ { id: 'campaign_simulator.none_applied', message: 'Bu sepete hiçbir kampanya uygulanmaz.' },
            )}
          </p>
        ) : (
          <AppliedCampaigns applied={applied} currency={currency} />
        )}
        <Total result={result} />
      </Section>
      <Section title={i18n._(/*i18n*/ { id: 'campaign_simulator.refused', message: 'Uygulanmayanlar' })}>
        {refused.length === 0 ? (
          <p className={styles.quiet}>
            {i18n._(/*i18n*/ { id: 'campaign_simulator.none_refused', message: 'Uygulanmayan kampanya yok.' })}
          </p>
        ) : (
          <RefusedCampaigns refused={refused} />
        )}
      </Section>
    </>
  )
}

function Total({ result }: { result: SimulationResult }) {
  const { i18n } = useLingui()
  const { currency, products, discount, tax, tax_in_price, total, free_shipping } = result
  const row = (label: string, amount: string, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} currency={currency} />
      </dd>
    </div>
  )
  return (
    <>
      <dl className={styles.sum}>
        {row(i18n._(/*i18n*/ { id: 'new_order.sum_products', message: 'Ürünler' }), products)}
        {row(
          i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' }),
          discount === '0.00' ? discount : `-${discount}`,
        )}
        {!tax_in_price && row(i18n._(/*i18n*/ { id: 'order_page.sum_tax', message: 'KDV (fiyatlara eklenir)' }), tax)}
        {row(i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' }), total, styles.whole)}
      </dl>
      {free_shipping && (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'campaign_simulator.free_shipping', message: 'Kargo ücreti de alınmaz.' })}
        </p>
      )}
    </>
  )
}
