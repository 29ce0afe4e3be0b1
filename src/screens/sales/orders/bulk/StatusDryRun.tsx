import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { DryRunTable, refusedIn } from '#screens/catalog/bulk/DryRunTable.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { statusSays } from '#screens/sales/orders/order-words.ts'

const orderPage = (id: number) => `/orders/edit/${id}`

/** What would come of each order, before anything is done: it goes there, or a rule stands in the way. */
export function StatusDryRun({ actor }: { actor: Actor<typeof bulkStatusMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { result, to } = context
  const status = to ? i18n._(statusSays(to)) : ''
  const ends = to === 'cancelled' || to === 'rejected'
  return (
    <DryRunTable
      actor={actor}
      value={value}
      context={context}
      record={i18n._(/*i18n*/ { id: 'orders.one', message: 'Sipariş' })}
      hrefOf={orderPage}
      label={i18n._(/*i18n*/ { id: 'order_bulk.verdicts', message: 'Her sipariş için karar' })}
      will={status}
      note={i18n._(
        /*i18n*/ {
          id: 'order_bulk.verdict',
          message:
            '{total, plural, other {# sipariş seçildi.}} Yeni durum: {status}. {refused, plural, =0 {Bu sayfada engel yok.} other {Bu sayfada # tanesini kural engelliyor; onlar olduğu gibi kalır.}}',
          values: { total: result?.total ?? 0, status, refused: refusedIn(result) },
        },
      )}
      act={
        <Act
          actor={actor}
          event={{ type: 'SEND' }}
          variant={ends ? 'destructive' : 'primary'}
          busy={value === 'sending'}
        >
          {i18n._(/*i18n*/ { id: 'bulk.apply', message: 'Uygula' })}
        </Act>
      }
      question={{
        destructive: true,
        title: i18n._(
          /*i18n*/ {
            id: 'order_bulk.confirm',
            message: '{count, plural, other {# siparişin yeni durumu: {status}}}',
            values: { count: result?.total ?? 0, status },
          },
        ),
        description: i18n._(
          /*i18n*/ {
            id: 'order_bulk.for_good',
            message:
              'Bu adım kalıcıdır: siparişler bir daha değiştirilemez. İade edilmemiş ürünleri yeniden stoğa eklenir.',
          },
        ),
        confirm: i18n._(/*i18n*/ { id: 'bulk.apply', message: 'Uygula' }),
      }}
    />
  )
}
