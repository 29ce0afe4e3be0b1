import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { Redirect } from '#screens/platform/frame/Redirect.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { signalWrong } from '#screens/platform/scanner/signals.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { pickingQueue } from '#screens/sales/wiring/picking-queue.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './picking.module.css'
import { pickingPath } from './queue.ts'

const path = '/orders/picking'

/** The orders that wait to be picked, the oldest first, and where picking them begins: with the first of them, or with what is scanned. */
export default function ToPickPage() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const code = new URLSearchParams(useSearch()).get('code') ?? ''
  const actor = useActorRef(pickingQueue, { input: { query: {} } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const orders = data?.orders ?? []
  const values = { count: data?.waiting ?? 0 }
  return (
    <Page
      count={data?.waiting}
      actions={
        orders.length > 0 && (
          <ButtonLink variant="primary" href={pickingPath(orders.map(({ id }) => id))}>
            {i18n._(/*i18n*/ { id: 'picking.begin', message: 'Sırayla topla ({count})', values })}
          </ButtonLink>
        )
      }
    >
      <div className={styles.queue} data-density="touch">
        <ScanField
          name="scan"
          label={i18n._(/*i18n*/ { id: 'picking.scan', message: 'Barkod ya da stok kodu' })}
          hint={i18n._(
            /*i18n*/ {
              id: 'picking.queue_hint',
              message: 'Bir ürün ya da sevk fişi okutun: onu bekleyen en eski sipariş açılır, okutulan sepete girer.',
            },
          )}
          onScan={(scanned) => {
            navigate(`${path}?code=${encodeURIComponent(scanned)}`, { replace: true })
            return true
          }}
        />
        {code && <Scanned key={code} code={code} />}
        {failure && value === 'failed' ? (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        ) : data?.waiting === 0 ? (
          <EmptyState title={i18n._(/*i18n*/ { id: 'picking.none_waits', message: 'Toplanacak sipariş yok.' })} />
        ) : (
          <ul className={styles.lines} aria-busy={value === 'loading'}>
            {orders.map((order) => (
              <Waiting key={order.id} order={order} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}

/** The order that has waited longest for what was scanned is opened with it. */
function Scanned({ code }: { code: string }) {
  const { i18n } = useLingui()
  const actor = useActorRef(pickingQueue, { input: { query: { code } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const [first] = data?.orders ?? []
  const wrong = failure !== null || (data !== null && !first)
  useEffect(() => {
    if (wrong) signalWrong()
  }, [wrong])
  if (first) return <Redirect to={pickingPath([first.id], isNumberOf(first, code) ? '' : code)} />
  if (!wrong) return null
  return (
    <p className={styles.noOrder} role="alert">
      {failure
        ? sentencesOf(i18n, failureMessages(failure, 'notLoaded'))
        : i18n._(
            /*i18n*/ {
              id: 'picking.no_order_has',
              message: 'Toplanacak siparişlerin hiçbirinde yok: {code}',
              values: { code },
            },
          )}
    </p>
  )
}

/** The slip of the order was scanned, and no piece. */
function isNumberOf({ number }: OrderRow, code: string): boolean {
  return number === code
}

/** One order that waits: which, since when, how many pieces, and where it goes. All of it leads to its basket. */
function Waiting({ order }: { order: OrderRow }) {
  const { i18n } = useLingui()
  const { id, number, shop_time, age, quantity, customer_name, shipping_method, city } = order
  const days = i18n._(
    /*i18n*/ { id: 'orders.days', message: '{count, plural, other {# gün}}', values: { count: age ?? 0 } },
  )
  const values = { count: quantity }
  return (
    <li className={styles.line}>
      <div>
        <Link href={pickingPath([id])}>{number}</Link>
        <p className={styles.code}>{[customer_name, city, shipping_method].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.count}>
        <span>{i18n._(/*i18n*/ { id: 'picking.pieces', message: '{count, plural, other {# parça}}', values })}</span>
        <span>{[formatsOf(i18n).shopTime(shop_time), age ? days : []].flat().join(' · ')}</span>
      </div>
    </li>
  )
}
