import { useLingui } from '@lingui/react'
import type { Purchase } from '#api/contract/money/purchases.ts'
import { permits } from '#api/rules/platform/session.ts'
import { LinkTo } from '#screens/catalog/stock/LinkTo.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Section } from '#ui/Section.tsx'
import { Arrived } from './Arrived.tsx'
import { DraftFields } from './DraftFields.tsx'
import { DraftLines } from './DraftLines.tsx'
import { Invoicing } from './Invoicing.tsx'
import { PurchaseLines } from './PurchaseLines.tsx'
import type { PurchaseActor } from './purchase.ts'
import styles from './purchases.module.css'
import { Receiving } from './Receiving.tsx'

interface PurchaseProps {
  actor: PurchaseActor
  purchase: Purchase
}

const products = /*i18n*/ { id: 'new_order.products', message: 'Ürünler' }

/** A purchase, and what is done with it where it stands: a draft is written, what was ordered is received. */
export function PurchaseBody({ actor, purchase }: PurchaseProps) {
  const { i18n } = useLingui()
  const { status, receipts } = purchase
  const labels = permits(useHolder(), [3100])
  const comes = status === 'ordered' || status === 'partly_received'
  return (
    <div className={styles.purchase}>
      {status === 'draft' ? <DraftFields actor={actor} purchase={purchase} /> : <Facts purchase={purchase} />}
      {comes && <Receiving actor={actor} purchase={purchase} />}
      {status === 'received' && <Invoicing actor={actor} />}
      <Section title={i18n._(products)}>
        {status === 'draft' ? <DraftLines actor={actor} purchase={purchase} /> : <PurchaseLines purchase={purchase} />}
      </Section>
      {receipts.length > 0 && <Arrived receipts={receipts} />}
      {receipts.length > 0 && labels && (
        <div>
          <ButtonLink href={`/barcode/generator?purchase=${purchase.id}`}>
            {i18n._(/*i18n*/ { id: 'label_print.title', message: 'Etiket yazdır' })}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** What was written of it, once it is ordered. */
function Facts({ purchase: { supplier_id, supplier, day, reference, note, user, invoice } }: { purchase: Purchase }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const said = [
    format.day(day),
    reference &&
      i18n._(/*i18n*/ { id: 'purchases.their_number', message: 'Tedarikçide: {reference}', values: { reference } }),
    invoice &&
      i18n._(
        /*i18n*/ {
          id: 'purchases.their_invoice',
          message: 'Fatura: {number}, {day}',
          values: { number: invoice.number, day: format.day(invoice.day) },
        },
      ),
    note,
    user,
  ]
  return (
    <p className={styles.quiet}>
      <LinkTo path={`/suppliers/details/${supplier_id}`}>{supplier}</LinkTo>
      {` · ${said.filter(Boolean).join(' · ')}`}
    </p>
  )
}
