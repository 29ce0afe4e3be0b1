import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { targetsFrom } from '#machines/sales/bulk/bulk-targets.ts'
import { statusSays } from '#screens/sales/orders/order-words.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { CurrentStatuses } from './CurrentStatuses.tsx'

type Desk = Actor<typeof bulkStatusMachine>

/** Where the chosen orders stand, and where they are to go. */
export function WhereTo({ actor }: { actor: Desk }) {
  return (
    <>
      <CurrentStatuses actor={actor} />
      <Target actor={actor} />
    </>
  )
}

const hints: Partial<Record<OrderStatus, { id: string; message: string }>> = {
  cancelled: /*i18n*/ {
    id: 'order_bulk.for_good',
    message: 'Bu adım kalıcıdır: siparişler bir daha değiştirilemez. İade edilmemiş ürünleri yeniden stoğa eklenir.',
  },
  rejected: /*i18n*/ {
    id: 'order_bulk.for_good',
    message: 'Bu adım kalıcıdır: siparişler bir daha değiştirilemez. İade edilmemiş ürünleri yeniden stoğa eklenir.',
  },
  undelivered_and_returned: /*i18n*/ {
    id: 'order_bulk.all_come_back',
    message:
      'Her siparişin geri gelmemiş tüm ürünleri stoğa geri alınır. Yalnızca bir kısmı geldiyse siparişi tek başına değiştirin.',
  },
}

/** The statuses that the chart leads to from where they all stand. */
function Target({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const { statusCounts, to } = useSelector(actor, ({ context }) => context)
  const [one, other] = statusCounts?.statuses ?? []
  if (!one || other) return null
  const targets = targetsFrom(one.status)
  if (targets.length === 0)
    return (
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'order_bulk.nowhere_to_go',
            message: 'Bu durumdan sonra siparişlerin geçebileceği bir durum yok.',
          },
        )}
      </p>
    )
  return (
    <Field
      name="to"
      label={i18n._(/*i18n*/ { id: 'order_bulk.to', message: 'Yeni durum' })}
      hint={to && hints[to] && i18n._(hints[to])}
    >
      <Select
        value={to ?? 'none'}
        onChange={(next) => actor.send({ type: 'SET_TO', to: targets.find((target) => target === next) ?? null })}
        options={[
          { value: 'none', label: i18n._(/*i18n*/ { id: 'order_bulk.choose', message: 'Seçin' }) },
          ...targets.map((target) => ({ value: target, label: i18n._(statusSays(target)) })),
        ]}
      />
    </Field>
  )
}
