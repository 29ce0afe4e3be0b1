import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { Compared, differences } from './differences.tsx'
import { Money } from './Money.tsx'
import styles from './matches.module.css'
import { ShopProduct } from './ShopProduct.tsx'

interface SideBySideProps {
  row: Match
  variant: ShopVariant | null
}

/** Each thing that both have in one line: as the marketplace tells it, and as the shop does. */
export function SideBySide({ row, variant }: SideBySideProps) {
  const { i18n } = useLingui()
  const differ = variant && differences(row, variant)
  const line = (
    name: keyof NonNullable<typeof differ>,
    label: string,
    there: ReactNode,
    here: (variant: ShopVariant) => ReactNode,
  ) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{there || '–'}</td>
      <td>{variant ? <Compared differs={differ?.[name] === true}>{here(variant)}</Compared> : '–'}</td>
    </tr>
  )
  const code = (text: string) => text && <span className={styles.code}>{text}</span>
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <td />
          <th scope="col">{i18n._(/*i18n*/ { id: 'matches.listing', message: 'Pazaryerindeki ürün' })}</th>
          <th scope="col">{i18n._(/*i18n*/ { id: 'matches.product', message: 'Mağazadaki ürün' })}</th>
        </tr>
      </thead>
      <tbody>
        {line('name', i18n._(/*i18n*/ { id: 'product.name', message: 'Ürün adı' }), row.title, (one) => (
          <ShopProduct variant={one} />
        ))}
        {line(
          'barcode',
          i18n._(/*i18n*/ { id: 'matches.by_barcode', message: 'Barkod' }),
          code(row.barcode),
          (one) => code(one.barcode) || '–',
        )}
        {line(
          'stock_code',
          i18n._(/*i18n*/ { id: 'matches.stock_code', message: 'Stok kodu' }),
          code(row.stock_code),
          (one) => code(one.stock_code) || '–',
        )}
        {line(
          'price',
          i18n._(/*i18n*/ { id: 'products.price', message: 'Fiyat' }),
          <Money amount={row.sale_price} />,
          (one) => (
            <Money amount={one.price} />
          ),
        )}
        <tr>
          <th scope="row">{i18n._(/*i18n*/ { id: 'matches.more', message: 'Ayrıca' })}</th>
          <td colSpan={2}>
            {[
              row.brand,
              row.category,
              i18n._(
                /*i18n*/ {
                  id: 'matches.quantity',
                  message: '{count, plural, other {# adet}}',
                  values: { count: row.quantity },
                },
              ),
            ]
              .filter(Boolean)
              .join(' · ')}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
