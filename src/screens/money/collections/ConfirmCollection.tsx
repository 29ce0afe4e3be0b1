import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { minorOf } from '#api/rules/platform/money.ts'
import { accountsOf, allocationOf, currencyOf } from '#machines/money/collection/collection.context.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { collectSays } from './CollectBar.tsx'
import styles from './collection.module.css'
import type { PartProps } from './collection-actor.ts'

/** So many orders are told one by one before it is confirmed. */
const most = 12

/** How the money is spread, once more, before it is booked. */
export function ConfirmCollection({ actor }: PartProps) {
  const { i18n } = useLingui()
  const format = formatsOf(i18n)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const currency = currencyOf(context) ?? 'TRY'
  const parts = allocationOf(context).parts.filter(({ amount }) => amount > 0)
  const numbers = new Map(context.outstanding?.orders.map(({ id, number }) => [id, number]))
  const byCheque = context.method === 'cheque'
  const account = byCheque
    ? context.cheque.number
    : (accountsOf(context).find(({ id }) => id === context.payment.account_id)?.name ?? '')
  const values = {
    amount: format.money((minorOf(context.amount) ?? 0) / 100, currency),
    count: parts.length,
    account,
  }
  return (
    <ConfirmDialog
      open={value === 'confirming'}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={i18n._(/*i18n*/ { id: 'collect.confirm', message: 'Tahsilatı onaylayın' })}
      description={i18n._(
        byCheque
          ? /*i18n*/ {
              id: 'collect.confirm_cheque',
              message:
                '{amount} tutarındaki çek portföye alınır, {count, plural, other {# siparişe}} dağıtılır. Çek no: {account}.',
              values,
            }
          : /*i18n*/ {
              id: 'collect.confirm_about',
              message: '{amount} tahsil edilir, {count, plural, other {# siparişe}} dağıtılır. Hesap: {account}.',
              values,
            },
      )}
      confirm={i18n._(collectSays)}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
    >
      <ul className={styles.parts}>
        {parts.slice(0, most).map(({ order_id, amount, rest }) => (
          <li key={order_id}>
            <span>{numbers.get(order_id)}</span>
            <span className={styles.quiet}>
              {rest > 0 &&
                i18n._(
                  /*i18n*/ {
                    id: 'collect.rest',
                    message: 'kalan {rest}',
                    values: { rest: format.money(rest / 100, currency) },
                  },
                )}
            </span>
            <span className={styles.owed}>
              <Amount of={amount} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      {parts.length > most && (
        <p className={styles.quiet}>
          {i18n._(
            /*i18n*/ {
              id: 'collect.more_orders',
              message: 've {count, plural, other {# sipariş}} daha',
              values: { count: parts.length - most },
            },
          )}
        </p>
      )}
    </ConfirmDialog>
  )
}
