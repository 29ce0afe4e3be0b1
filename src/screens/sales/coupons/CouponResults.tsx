import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CampaignResults } from '#api/contract/sales/campaign-results.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { campaignResults } from '#screens/sales/wiring/campaign-results.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './results.module.css'

/** What a campaign brought, each currency by itself; its orders are seen by whoever may see orders. */
export function CouponResults({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(campaignResults, { input: { query: { id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'coupons.brought', message: 'Ne getirdi' })}
      description={i18n._(
        /*i18n*/ {
          id: 'coupons.brought_says',
          message: 'İptal edilen, reddedilen ve bütünüyle iade edilen siparişler sayılmaz.',
        },
      )}
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && (data ? <Results id={id} results={data} /> : <Skeleton shape="form" rows={1} />)}
    </Section>
  )
}

function Results({ id, results }: { id: number; results: CampaignResults }) {
  const { i18n } = useLingui()
  const mayList = permits(useHolder(), orders.codes.list)
  if (results.orders === 0)
    return <p>{i18n._(/*i18n*/ { id: 'coupons.not_used', message: 'Henüz hiçbir siparişte kullanılmadı.' })}</p>
  return (
    <>
      {results.currencies.map(({ currency, orders: count, turnover, discount, shipping }) => (
        <dl key={currency} className={styles.figures} aria-label={currency}>
          <Figure
            label={i18n._(/*i18n*/ { id: 'coupons.uses', message: 'Sipariş ({currency})', values: { currency } })}
          >
            {i18n.number(count)}
          </Figure>
          <Figure label={i18n._(/*i18n*/ { id: 'coupons.turnover', message: 'Ciro' })}>
            <Amount of={turnover} currency={currency} />
          </Figure>
          <Figure label={i18n._(/*i18n*/ { id: 'coupons.given', message: 'Verilen indirim' })}>
            <Amount of={discount} currency={currency} />
          </Figure>
          {shipping !== '0.00' && (
            <Figure label={i18n._(/*i18n*/ { id: 'reports.carriage', message: 'Alınmayan kargo' })}>
              <Amount of={shipping} currency={currency} />
            </Figure>
          )}
        </dl>
      ))}
      {mayList && (
        <div>
          <ButtonLink href={`/orders?coupon_id=${id}`}>
            {i18n._(/*i18n*/ { id: 'coupons.its_orders', message: 'Siparişlerini gör' })}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
