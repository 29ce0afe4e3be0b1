import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { bulkShippingMachine } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './order-bulk.module.css'
import { ShippingRest } from './ShippingRest.tsx'
import { StatusCounts } from './StatusCounts.tsx'

type Desk = Actor<typeof bulkShippingMachine>

/** The chosen orders, the method that they are to go by, and how long bulk shipping still rests. */
export function HowToShip({ actor }: { actor: Desk }) {
  return (
    <>
      <ShippingRest actor={actor} />
      <Chosen actor={actor} />
      <How actor={actor} />
      <Method actor={actor} />
    </>
  )
}

function Chosen({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const statusCounts = useSelector(actor, ({ context }) => context.statusCounts)
  if (!statusCounts) return null
  const { total, missing, statuses } = statusCounts
  return (
    <section className={styles.summary}>
      <p role="status">
        {i18n._(
          /*i18n*/ {
            id: 'bulk_shipping.chosen',
            message:
              '{total, plural, =0 {Burada kargoya verilecek sipariş yok.} other {# sipariş seçildi.}} {missing, plural, =0 {} other {# tanesi bulunamadı.}}',
            values: { total, missing },
          },
        )}
      </p>
      <StatusCounts statuses={statuses} />
    </section>
  )
}

/** Announced to the company as ever, or sent in spite of what it said before. */
function How({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const anyway = useSelector(actor, ({ context }) => context.anyway)
  return (
    <Field name="anyway" label={i18n._(/*i18n*/ { id: 'bulk_shipping.how', message: 'Nasıl' })}>
      <RadioGroup
        value={anyway ? 'anyway' : 'register'}
        onChange={(next) => actor.send({ type: 'SET_ANYWAY', anyway: next === 'anyway' })}
        options={[
          {
            value: 'register',
            label: i18n._(/*i18n*/ { id: 'bulk_shipping.register', message: 'Kargo firmasına kaydet' }),
          },
          {
            value: 'anyway',
            label: i18n._(/*i18n*/ { id: 'bulk_shipping.anyway', message: 'Firmanın uyarısına rağmen gönder' }),
            hint: i18n._(
              /*i18n*/ {
                id: 'bulk_shipping.anyway_hint',
                message:
                  'Yalnızca firmanın dağıtım alanı dışında dediği ya da hata verdiği siparişler gider; karar her birinde kayda geçer.',
              },
            ),
          },
        ]}
      />
    </Field>
  )
}

function Method({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const { anyway, methods, method_id } = useSelector(actor, ({ context }) => context)
  if (anyway) return null
  return (
    <Field
      name="shipping_method_id"
      label={i18n._(/*i18n*/ { id: 'shipping.method', message: 'Kargo yöntemi' })}
      hint={
        methods.length === 0 &&
        i18n._(/*i18n*/ { id: 'bulk_shipping.no_methods', message: 'Mağazanın kullandığı bir kargo yöntemi yok.' })
      }
    >
      <Select
        value={String(method_id ?? 'none')}
        onChange={(next) =>
          actor.send({ type: 'SET_METHOD', id: methods.find(({ id }) => String(id) === next)?.id ?? null })
        }
        options={[
          { value: 'none', label: i18n._(/*i18n*/ { id: 'order_bulk.choose', message: 'Seçin' }) },
          ...methods.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Field>
  )
}
