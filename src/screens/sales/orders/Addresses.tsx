import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type AddressKind, addressKinds } from '#api/contract/sales/order-address.ts'
import { addressLabels, fieldsOf } from '#api/rules/sales/order-address.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

const titles = {
  shipping: /*i18n*/ { id: 'order_page.shipping_address', message: 'Teslimat adresi' },
  invoice: /*i18n*/ { id: 'order_page.invoice_address', message: 'Fatura adresi' },
} as const
const change = /*i18n*/ { id: 'order_page.change', message: 'Değiştir' }

/** Where the goods go and who is invoiced, to be changed while the order allows it. */
export function Addresses(part: PartProps) {
  return addressKinds.map((of) => <Address key={of} of={of} {...part} />)
}

function Address({ actor, order, past, of }: PartProps & { of: AddressKind }) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.draft?.of === of)
  const title = i18n._(titles[of])
  const address = order[`${of}_address`]
  const said = fieldsOf(of).filter((field) => address[field] !== '')
  return (
    <Section
      title={title}
      actions={
        !past && (
          <Act
            actor={actor}
            event={{ type: 'ADDRESS', of }}
            size="compact"
            busy={busy}
            aria-label={`${title}: ${i18n._(change)}`}
          >
            {i18n._(change)}
          </Act>
        )
      }
    >
      {said.length === 0 ? (
        <p className={styles.quiet}>{i18n._(/*i18n*/ { id: 'order_page.no_address', message: 'Adres yok.' })}</p>
      ) : (
        <dl className={styles.facts}>
          {said.map((field) => [
            <dt key={`${field} label`}>{i18n._(addressLabels[field])}</dt>,
            <dd key={field}>{address[field]}</dd>,
          ])}
        </dl>
      )}
    </Section>
  )
}
