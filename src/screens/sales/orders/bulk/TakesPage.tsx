import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OrderChoice, OrdersTake } from '#api/contract/sales/order-bulk.ts'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { useSentChoice } from '#screens/catalog/bulk/choice.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { statusSays } from '#screens/sales/orders/order-words.ts'
import { ordersTake } from '#screens/sales/wiring/order-bulk.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './order-bulk.module.css'
import { TakesTable } from './TakesTable.tsx'

/** What would take the orders that a list has sent here to a status: `/orders/bulk/takes?ids=3,5&status=reported_to_cargo`. */
export default function TakesPage() {
  const { i18n } = useLingui()
  const search = useSearch()
  const sent = useSentChoice(search) as OrderChoice | null
  const asked = new URLSearchParams(search).get('status')
  const status = orderStatuses.find((one) => one === asked) ?? 'reported_to_cargo'
  return (
    <Page>
      {sent ? (
        <Judged choice={sent} status={status} />
      ) : (
        <EmptyState
          title={i18n._(/*i18n*/ { id: 'takes.nobody', message: 'Önce listede siparişleri seçin.' })}
          action={
            <ButtonLink href="/orders">
              {i18n._(/*i18n*/ { id: 'takes.to_list', message: 'Tüm siparişler' })}
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}

function Judged({ choice, status }: { choice: OrderChoice; status: OrderStatus }) {
  const { i18n } = useLingui()
  const [path, navigate] = useLocation()
  const actor = useActorRef(ordersTake, { input: { query: { choice, status } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useEffect(
    function followAddress() {
      if (actor.getSnapshot().context.query.status !== status) actor.send({ type: 'SHOW', query: { choice, status } })
    },
    [actor, choice, status],
  )
  const { data, failure } = context
  return (
    <div className={styles.takes} aria-busy={value === 'loading'}>
      <div className={styles.status}>
        <Field name="status" label={i18n._(/*i18n*/ { id: 'takes.to', message: 'Şu duruma gelmeleri için' })}>
          <Select
            value={status}
            onChange={(next) => navigate(`${path}?ids=${choice.ids?.join(',')}&status=${next}`)}
            options={orderStatuses.map((one) => ({ value: one, label: i18n._(statusSays(one)) }))}
          />
        </Field>
      </div>
      {value === 'failed' && failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : data ? (
        <Verdict takes={data} />
      ) : (
        <Skeleton shape="form" rows={3} />
      )}
    </div>
  )
}

function Verdict({ takes }: { takes: OrdersTake }) {
  const { i18n } = useLingui()
  const { total, judged, free, ended, there } = takes
  return (
    <>
      <p role="status">
        {i18n._(
          /*i18n*/ {
            id: 'takes.says',
            message:
              '{total, plural, other {# sipariş seçildi.}} {there, plural, =0 {} other {# tanesi zaten orada.}} {free, plural, =0 {Hiçbirinin yolu açık değil.} other {# tanesinin yolu şimdi açık.}} {ended, plural, =0 {} other {# tanesinden oraya yol yok.}}',
            values: { total, there, free, ended },
          },
        )}
      </p>
      {judged < total && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'takes.most',
              message: 'Yalnızca en yeni {most} siparişe bakıldı.',
              values: { most: i18n.number(judged) },
            },
          )}
        </p>
      )}
      {takes.rules.length > 0 ? (
        <TakesTable rules={takes.rules} />
      ) : (
        <p>{i18n._(/*i18n*/ { id: 'takes.none', message: 'Bu siparişlerin önünde bir kural yok.' })}</p>
      )}
    </>
  )
}
