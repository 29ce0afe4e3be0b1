import { useLingui } from '@lingui/react'
import type { Collection } from '#api/contract/money/collections.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { amountInWords } from '#api/rules/sales/amount-in-words.ts'
import { collectionMethodSays } from '#api/rules/sales/payment-methods.ts'
import { paymentLabels } from '#api/rules/sales/payments.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import slip from '#screens/sales/orders/packing-slip.module.css'
import type { SlipPaper } from '#screens/sales/orders/slip-paper.ts'

interface ReceiptPaperProps {
  collection: Collection
  paper: SlipPaper
}

/** The receipt of a collection on paper: who paid what, how, and which orders it was spread over. */
export function ReceiptPaper({ collection, paper }: ReceiptPaperProps) {
  const { i18n } = useLingui()
  const format = formatsOf(i18n)
  const shop = useSessionShop()
  const { customer, amount, currency, parts, undone } = collection
  return (
    <article className={slip.slip} data-paper={paper}>
      <header className={slip.head}>
        <div>
          <p className={slip.shop}>{shop?.name}</p>
          <h2>
            {i18n._(
              /*i18n*/ {
                id: 'collect.receipt',
                message: 'Tahsilat makbuzu {number}',
                values: { number: collection.id },
              },
            )}
          </h2>
          <p>{format.day(collection.day)}</p>
          {undone && (
            <p>
              <strong>
                {i18n._(
                  /*i18n*/ {
                    id: 'collect.undone_on',
                    message: 'Geri alındı: {time}, {user}',
                    values: { time: format.moment(undone.at), user: undone.user },
                  },
                )}
              </strong>
            </p>
          )}
        </div>
      </header>
      <div className={slip.to}>
        <strong>{customer.name}</strong>
        {[
          i18n._(collectionMethodSays[collection.method]),
          collection.account,
          collection.reference && `${i18n._(paymentLabels.reference)}: ${collection.reference}`,
          `${i18n._(/*i18n*/ { id: 'collections.user', message: 'Tahsil eden' })}: ${collection.user}`,
        ]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </div>
      <table className={slip.lines}>
        <thead>
          <tr>
            <th scope="col">{i18n._(/*i18n*/ { id: 'orders.number', message: 'Sipariş no' })}</th>
            <th scope="col" className={slip.number}>
              {i18n._(/*i18n*/ { id: 'collect.part', message: 'Düşülen' })}
            </th>
            <th scope="col" className={slip.number}>
              {i18n._(/*i18n*/ { id: 'collect.part_rest', message: 'Kalan borç' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.order_id}>
              <th scope="row">{part.number}</th>
              <td className={slip.number}>
                <Amount of={part.amount} currency={currency} />
              </td>
              <td className={slip.number}>
                <Amount of={part.rest} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n._(/*i18n*/ { id: 'order_page.total', message: 'Toplam' })}</th>
            <td className={slip.number}>
              <Amount of={amount} currency={currency} />
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p lang="tr">{amountInWords(minorOf(amount) ?? 0, currency)}</p>
    </article>
  )
}
