import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import styles from './matches.module.css'

/** What of a variant of the shop is not as the marketplace has it. Names that read alike are alike. */
export function differences(
  { title, barcode, stock_code, sale_price }: Match,
  variant: ShopVariant,
): Readonly<Record<'name' | 'barcode' | 'stock_code' | 'price', boolean>> {
  return {
    name: fold(title) !== fold(variant.name),
    barcode: barcode !== variant.barcode,
    stock_code: stock_code !== '' && stock_code !== variant.stock_code,
    price: sale_price !== variant.price,
  }
}

/** Stands out where it differs, and says so. */
export function Compared({ differs, children }: { differs: boolean; children: ReactNode }) {
  const { i18n } = useLingui()
  if (!differs) return children
  const words = i18n._(/*i18n*/ { id: 'matches.differs', message: 'Pazaryerindekinden farklı' })
  return (
    <span className={styles.differs} title={words}>
      {children}
      <ReaderOnly> ({words})</ReaderOnly>
    </span>
  )
}
