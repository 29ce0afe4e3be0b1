import { useLingui } from '@lingui/react'
import type { IncomingLine } from '#api/contract/money/incoming-invoices.ts'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { minorOf, portionOf } from '#api/rules/platform/money.ts'
import { LinkTo } from '#screens/catalog/stock/LinkTo.tsx'
import styles from '#screens/money/purchases/purchases.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import board from './incoming.module.css'
import { type IncomingProps, isOpen } from './incoming.ts'
import { Unmatch } from './Unmatch.tsx'

interface MatchedProps extends IncomingProps {
  line: IncomingLine
}

const by = {
  barcode: /*i18n*/ { id: 'incoming.by_barcode', message: 'barkodla' },
  stock_code: /*i18n*/ { id: 'incoming.by_stock_code', message: 'stok koduyla' },
  supplier_code: /*i18n*/ { id: 'incoming.by_supplier_code', message: 'tedarikçi koduyla' },
  memory: /*i18n*/ { id: 'incoming.by_memory', message: 'önceki faturadan' },
  person: /*i18n*/ { id: 'incoming.by_person', message: 'elle' },
} as const

/** What a line is, how that was found, and what its purchase says of it. */
export function Matched({ actor, invoice, line }: MatchedProps) {
  const { i18n } = useLingui()
  const { variant, variant_id, pieces, account, matched_by } = line
  const what = account ? `${account} ${i18n._(ledgerAccounts[account])}` : variant
  const count = pieces ?? 0
  return (
    <div className={board.matched}>
      <div className={styles.what}>
        <span>{what}</span>
        <span className={styles.quiet}>
          {[
            variant_id !== null &&
              i18n._(/*i18n*/ { id: 'incoming.pieces_of', message: '{count, number} adet', values: { count } }),
            matched_by && i18n._(by[matched_by]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {invoice.purchase && variant_id !== null && <ThreeWay invoice={invoice} line={line} />}
      </div>
      {isOpen(invoice) && <Unmatch actor={actor} line={line} />}
    </div>
  )
}

/** What was ordered and came, beside what is invoiced. */
function ThreeWay({ invoice, line: { purchased, pieces, net } }: Omit<MatchedProps, 'actor'>) {
  const { i18n } = useLingui()
  const format = useFormats()
  const path = `/fastBuy/purchase/details/${invoice.purchase_id}`
  if (purchased === null)
    return (
      <span className={board.differs}>
        {i18n._(/*i18n*/ { id: 'incoming.not_purchased', message: 'Alışta yok: bu faturayla stoğa girer.' })}
      </span>
    )
  const count = pieces ?? 0
  const asked = minorOf(purchased.unit_price) ?? 0
  const paid = count === 0 ? 0 : portionOf(minorOf(net) ?? 0, 1, count)
  const { ordered, received } = purchased
  const same = received === count && asked === paid
  const values = { ordered, received, count }
  return (
    <span className={same ? styles.quiet : board.differs}>
      <LinkTo path={path}>{invoice.purchase?.number ?? ''}</LinkTo>{' '}
      {i18n._(
        /*i18n*/ {
          id: 'incoming.three_way',
          message: 'sipariş {ordered, number}, gelen {received, number}, faturada {count, number}',
          values,
        },
      )}
      {asked !== paid && (
        <>
          {` · ${format.money(purchased.unit_price, invoice.currency)} → `}
          <Amount of={paid} currency={invoice.currency} />
        </>
      )}
    </span>
  )
}
