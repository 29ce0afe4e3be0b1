import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type AddressField, type AddressKind, addressKinds } from '#api/contract/sales/order-address.ts'
import { addressLabels, fieldsOf } from '#api/rules/sales/order-address.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { addressLines } from '#screens/sales/shipping/address-lines.ts'
import { Section } from '#ui/Section.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

const titles = {
  shipping: /*i18n*/ { id: 'order_page.shipping_address', message: 'Teslimat adresi' },
  invoice: /*i18n*/ { id: 'order_page.invoice_address', message: 'Fatura adresi' },
} as const
/** What no envelope says. */
const ofInvoice: readonly AddressField[] = ['company_name', 'tax_office', 'tax_number', 'tc_number']
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
  const named = said.filter((field) => ofInvoice.includes(field))
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
        <>
          <address className={styles.envelope}>
            {[...new Set([address.title, address.name, ...addressLines(address), address.state])].map(
              (line) => line !== '' && <span key={line}>{line}</span>,
            )}
          </address>
          {named.length > 0 && (
            <dl className={styles.facts}>
              {named.map((field) => [
                <dt key={`${field} label`}>{i18n._(addressLabels[field])}</dt>,
                <dd key={field}>{address[field]}</dd>,
              ])}
            </dl>
          )}
        </>
      )}
    </Section>
  )
}
