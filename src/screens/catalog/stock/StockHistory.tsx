import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { StockHistory as History } from '#api/contract/catalog/stock-movements.ts'
import { movementTypeSays } from '#api/listings/catalog/stock-movements.ts'
import { type StockOf, stockHistory } from '#screens/catalog/wiring/stock-history.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { HistoryDialog } from '#screens/platform/history/HistoryDialog.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkTo } from './LinkTo.tsx'
import styles from './stock.module.css'

interface StockHistoryProps {
  name: string
  of: StockOf
  onClose: () => void
}

/** How a stock became what it is: its movements, newest first, each with the stock before and after it. */
export function StockHistory({ name, of, onClose }: StockHistoryProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(stockHistory, { input: { query: of } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const values = { name, stock: data ? i18n.number(data.stock) : '…' }
  return (
    <HistoryDialog
      title={i18n._(/*i18n*/ { id: 'stock.history', message: '{name}: stok {stock}', values })}
      waiting={value === 'loading' && data === null}
      failure={value === 'failed' ? failure : null}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={onClose}
      older={data && <Older history={data} of={of} />}
    >
      {data?.rows.map((row) => (
        <Line key={row.movement.id} row={row} whole={'product_id' in of} />
      ))}
    </HistoryDialog>
  )
}

function Line({ row: { movement, before, after }, whole }: { row: History['rows'][number]; whole: boolean }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { at, type, quantity, order_id, order, user, note, product } = movement
  return (
    <li className={styles.moved}>
      <time dateTime={at}>{format.moment(at)}</time>
      <strong>{i18n._(movementTypeSays[type])}</strong>
      <span className={styles.fold}>
        {i18n.number(before)} {format.change(quantity)} = <strong>{i18n.number(after)}</strong>
      </span>
      <span className={styles.quiet}>
        {whole && `${product} `}
        {order_id !== null && <LinkTo path={`/orders/edit/${order_id}`}>{order}</LinkTo>}{' '}
        {[user, note].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

/** What the figure was before those that are shown, and the way to the ledger. */
function Older({ history, of }: { history: History; of: StockOf }) {
  const { i18n } = useLingui()
  const rest = history.total - history.rows.length
  const count = rest > 0 ? rest : history.total
  const says =
    rest > 0
      ? /*i18n*/ {
          id: 'stock.older',
          message: '{count, plural, other {# eski hareket daha: tümü stok hareketlerinde}}',
          values: { count },
        }
      : /*i18n*/ { id: 'stock.all', message: 'Stok hareketlerinde aç' }
  return 'product_id' in of ? (
    <Link href={`/stock-movements?product_id=${of.product_id}`}>{i18n._(says)}</Link>
  ) : (
    <Link href={`/stock-movements?variant_id=${of.variant_id}`}>{i18n._(says)}</Link>
  )
}
