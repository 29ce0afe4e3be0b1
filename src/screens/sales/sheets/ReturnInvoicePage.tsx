import { useLingui } from '@lingui/react'
import { useParams } from 'wouter'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Sheets } from './Sheets.tsx'

/** The return invoice of one refund, as it will be on paper: `/order-refunds/edit/:id/invoice`. */
export default function ReturnInvoicePage() {
  const { i18n } = useLingui()
  const { id = '' } = useParams<{ id: string }>()
  return (
    <Sheets
      key={id}
      query={{ kind: 'return', ids: [Number(id)] }}
      actions={
        <ButtonLink href={`/order-refunds/edit/${id}`}>
          {i18n._(/*i18n*/ { id: 'refunds.to_refund', message: 'İadeye dön' })}
        </ButtonLink>
      }
    />
  )
}
