import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { bulkShippingMachine } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { DryRunTable, refusedIn } from '#screens/catalog/bulk/DryRunTable.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import styles from './order-bulk.module.css'
import { ShippingRest } from './ShippingRest.tsx'

const orderPage = (id: number) => `/orders/edit/${id}`

/** What would come of each order, before the cargo company is asked: it is announced, or a rule stands in the way. */
export function ShippingDryRun({ actor }: { actor: Actor<typeof bulkShippingMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { result, anyway } = context
  const total = result?.total ?? 0
  const apply = i18n._(/*i18n*/ { id: 'bulk_shipping.send', message: 'Kargoya ver' })
  return (
    <DryRunTable
      actor={actor}
      value={value.work}
      context={context}
      record={i18n._(/*i18n*/ { id: 'orders.one', message: 'Sipariş' })}
      hrefOf={orderPage}
      label={i18n._(/*i18n*/ { id: 'order_bulk.verdicts', message: 'Her sipariş için karar' })}
      will={
        anyway
          ? i18n._(/*i18n*/ { id: 'bulk_shipping.will_go', message: 'Uyarıya rağmen gidecek' })
          : i18n._(/*i18n*/ { id: 'bulk_shipping.will_ask', message: 'Firmaya kaydedilecek' })
      }
      note={i18n._(
        /*i18n*/ {
          id: 'bulk_shipping.verdict',
          message:
            '{total, plural, other {# sipariş seçildi.}} {refused, plural, =0 {Bu sayfada engel yok.} other {Bu sayfada # tanesini kural engelliyor; onlar olduğu gibi kalır.}} Firmanın yanıtı gönderimde belli olur.',
          values: { total, refused: refusedIn(result) },
        },
      )}
      above={
        <div className={styles.above}>
          <ShippingRest actor={actor} />
        </div>
      }
      act={
        <Act actor={actor} event={{ type: 'SEND' }} variant="primary" busy={value.work === 'sending'}>
          {apply}
        </Act>
      }
      question={{
        title: i18n._(
          /*i18n*/ {
            id: 'bulk_shipping.confirm',
            message: '{total, plural, other {# sipariş firmanın uyarısına rağmen gönderilsin mi?}}',
            values: { total },
          },
        ),
        description: i18n._(
          /*i18n*/ {
            id: 'bulk_shipping.confirm_why',
            message:
              'Dağıtım alanı dışındakileri firma olduğu gibi alır; hata verdikleri takip numarası olmadan kargoya bildirilir. Karar her siparişte kayda geçer.',
          },
        ),
        confirm: apply,
      }}
    />
  )
}
