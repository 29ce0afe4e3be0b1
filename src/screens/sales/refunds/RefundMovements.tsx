import { useLingui } from '@lingui/react'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import order from '#screens/sales/orders/order.module.css'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'

/** The pieces that went into the stock with this refund, each movement with its product. */
export function RefundMovements({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const opens = permits(useHolder(), [601])
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.movements', message: 'Stok hareketleri' })}>
      {refund.movements.length === 0 ? (
        <p className={order.quiet}>
          {i18n._(/*i18n*/ { id: 'refunds.no_movements', message: 'Bu iadeyle stoğa giren ürün yok.' })}
        </p>
      ) : (
        <ul className={styles.movements}>
          {refund.movements.map(({ id, product_id, name, quantity, previous_stock, current_stock, at }) => (
            <li key={id}>
              <span>{opens ? <Link href={`/products/edit/${product_id}`}>{name}</Link> : name}</span>
              <span className={styles.soft}>
                {i18n._(
                  /*i18n*/ {
                    id: 'refunds.movement',
                    message: 'Hareket {number}: +{count}, stok {before} → {after}',
                    values: {
                      number: id,
                      count: i18n.number(quantity),
                      before: i18n.number(previous_stock),
                      after: i18n.number(current_stock),
                    },
                  },
                )}
                {' · '}
                {formatsOf(i18n).moment(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
