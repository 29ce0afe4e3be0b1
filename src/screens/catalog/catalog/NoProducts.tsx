import { useLingui } from '@lingui/react'
import { products } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PlusIcon } from '#ui/icons.ts'

/** A catalogue without a product has nothing to care for yet. */
export function NoProducts() {
  const { i18n } = useLingui()
  const mayAdd = permits(useHolder(), products.codes.add)
  return (
    <EmptyState
      title={i18n._(/*i18n*/ { id: 'catalog.empty', message: 'Katalogda henüz ürün yok.' })}
      action={
        mayAdd && (
          <ButtonLink variant="primary" icon={PlusIcon} href="/products/add">
            {i18n._(/*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' })}
          </ButtonLink>
        )
      }
    />
  )
}
