import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { purchases } from '#api/listings/money/purchases.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { currencyLabel, supplierLabel } from '#api/rules/money/purchases.ts'
import { newPurchase } from '#screens/money/wiring/purchases.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useShopCurrency } from '#screens/platform/records/shop-currency.ts'
import { Section } from '#ui/Section.tsx'
import { SupplierField } from './SupplierField.tsx'

const labels = { supplier_id: supplierLabel, currency: currencyLabel }

/** A new purchase, of whom and in which currency; what is bought is written on its own page: `/fastBuy/purchase/new?supplier_id=7`. */
export default function NewPurchasePage() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const supplier_id = new URLSearchParams(useSearch()).get('supplier_id') ?? ''
  const currency = useShopCurrency()?.code ?? ''
  const actor = useActorRef(newPurchase, { input: { fields: { supplier_id, currency } } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) =>
      navigate(editPath(purchases, (answer as { id: number }).id), { replace: true }),
    )
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  return (
    <Page>
      <Section title={i18n._(/*i18n*/ { id: 'purchases.whose', message: 'Kimden' })}>
        <ShortFields
          actor={actor}
          act="notSaved"
          labels={labels}
          submit={i18n._(/*i18n*/ { id: 'purchases.begin', message: 'Alışı aç' })}
        >
          <SupplierField actor={actor} />
          <ShortField
            actor={actor}
            name="currency"
            label={labels.currency}
            maxLength={3}
            hint={i18n._(
              /*i18n*/ {
                id: 'purchases.currency_hint',
                message: 'Üç harfli kodu, mağazanın para birimlerinden biri: TRY, EUR, USD…',
              },
            )}
          />
        </ShortFields>
      </Section>
    </Page>
  )
}
