import { useLingui } from '@lingui/react'
import { useParams } from 'wouter'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Sheets } from './Sheets.tsx'

/** The invoice of one order, as it will be on paper: `/orders/edit/:id/invoice`. */
export default function InvoicePage() {
  const { i18n } = useLingui()
  const { id = '' } = useParams<{ id: string }>()
  return (
    <Sheets
      key={id}
      query={{ kind: 'invoice', ids: [Number(id)] }}
      actions={
        <ButtonLink href={`/orders/edit/${id}`}>
          {i18n._(/*i18n*/ { id: 'order_page.to_order', message: 'Siparişe dön' })}
        </ButtonLink>
      }
    />
  )
}
