import { useLingui } from '@lingui/react'
import { changeOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Receipt } from './Receipt.tsx'
import styles from './till.module.css'
import { useSale, useTill } from './till-actor.ts'

/** The sale is over: what is given back, its receipt, and the next one. */
export function TillDone() {
  const { i18n } = useLingui()
  const actor = useTill()
  const { sold, queued, tendered, options } = useSale((context) => context)
  const change = useSale(changeOf)
  return (
    <>
      <div className={styles.done} data-print="hidden">
        <p role="status" className={styles.finished}>
          {queued
            ? i18n._(
                /*i18n*/ {
                  id: 'till.queued',
                  message: 'Satış bitti. Sunucuya ulaşılamadı: satış burada saklanıyor, bağlanınca gönderilecek.',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'till.sold',
                  message: 'Satış bitti: {number}',
                  values: { number: sold?.number ?? '' },
                },
              )}
        </p>
        {tendered !== '' && (
          <p className={styles.whole}>
            <span>{i18n._(/*i18n*/ { id: 'till.change', message: 'Para üstü' })}</span>
            <strong>
              <Amount of={change} currency={options?.currency ?? ''} />
            </strong>
          </p>
        )}
        <Button variant="primary" className={styles.big} onPress={() => actor.send({ type: 'NEXT' })}>
          {i18n._(/*i18n*/ { id: 'till.next', message: 'Yeni satış' })}
        </Button>
        <Button icon={PrintIcon} onPress={() => window.print()}>
          {i18n._(/*i18n*/ { id: 'till.print_receipt', message: 'Fişi yazdır' })}
        </Button>
      </div>
      <Receipt />
    </>
  )
}
