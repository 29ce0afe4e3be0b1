import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { OrderSheet, OrderSheets, OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { notTooManySheets } from '#api/rules/sales/order-sheets.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentenceOf, sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { PackingSlip } from '#screens/sales/orders/PackingSlip.tsx'
import type { SlipPaper } from '#screens/sales/orders/slip-paper.ts'
import { LabelPaper } from '#screens/sales/shipping/LabelPaper.tsx'
import { orderSheets } from '#screens/sales/wiring/order-sheets.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import styles from './sheets.module.css'

interface SheetsProps {
  query: OrderSheetsQuery
  title?: string
  /** What slips are printed on. */
  paper?: SlipPaper
  /** Beside the button that prints. */
  actions?: ReactNode
}

/** The papers of orders as they will be printed, a page each; above them the orders that have none, and why. */
export function Sheets({ query, title, paper = 'a4', actions }: SheetsProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(orderSheets, { input: query })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { found, failure } = context
  return (
    <Page
      paper
      title={title}
      count={found && query.ids.length > 1 ? found.sheets.length : undefined}
      actions={
        <>
          {actions}
          {found && (
            <Act actor={actor} event={{ type: 'PRINT' }} variant="primary" icon={PrintIcon}>
              {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
            </Act>
          )}
        </>
      }
    >
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'tooMany' && (
        <EmptyState
          title={sentencesOf(i18n, broken([notTooManySheets], { selected: query.ids.length }))}
          action={
            <ButtonLink href="/orders">{i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })}</ButtonLink>
          }
        />
      )}
      {value === 'opening' && <Skeleton shape="form" rows={6} />}
      {value === 'shown' && found && (
        <>
          <Refused found={found} kind={query.kind} />
          <div className={styles.sheets}>
            {found.sheets.map((sheet) => (
              <Sheet key={sheet.order.id} sheet={sheet} paper={paper} />
            ))}
          </div>
        </>
      )}
    </Page>
  )
}

function Sheet({ sheet: { order, parcel, document }, paper }: { sheet: OrderSheet; paper: SlipPaper }) {
  if (document) return <InvoicePaper document={document} />
  if (!parcel) return <PackingSlip order={order} prices paper={paper} />
  return <LabelPaper order={order} parcel={parcel} />
}

const ordersLeftOut = /*i18n*/ {
  id: 'sheets.orders_left_out',
  message: '{count, plural, other {# sipariş yazdırılmayacak:}}',
}
const refundsLeftOut = /*i18n*/ {
  id: 'sheets.refunds_left_out',
  message: '{count, plural, other {# iade yazdırılmayacak:}}',
}

/** The orders or refunds that have nothing to print, each with the reason. */
function Refused({ found: { refused }, kind }: { found: OrderSheets; kind: OrderSheetsQuery['kind'] }) {
  const { i18n } = useLingui()
  const at = kind === 'return' ? '/order-refunds' : '/orders'
  if (refused.length === 0) return null
  return (
    <section className={styles.refused} data-print="hidden">
      <p role="status">
        {i18n._({ ...(kind === 'return' ? refundsLeftOut : ordersLeftOut), values: { count: refused.length } })}
      </p>
      <ul>
        {refused.map(({ id, number, rules }) => (
          <li key={id}>
            <Link href={`${at}/edit/${id}`}>{number || id}</Link>{' '}
            {rules.map((rule) => (
              <span key={rule.id} data-rule={rule.id}>
                {sentenceOf(i18n, rule as Refusal)}{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
