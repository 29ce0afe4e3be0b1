import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { Actor } from 'xstate'
import type { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import type { Column } from '#ui/data-table.ts'
import { Compared, differences } from './differences.tsx'
import { MatchRowSteps } from './MatchRowSteps.tsx'
import { MatchState } from './MatchState.tsx'
import { Money } from './Money.tsx'
import styles from './matches.module.css'
import { ShopProduct } from './ShopProduct.tsx'

/** The marketplace product, beside it the one of the shop with what differs, where it stands, and what can be done. */
export function useMatchColumns(desk: Actor<typeof matchPageMachine>, may: boolean): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const { fields } = productMatches
    const columns: Column<ListedRecord>[] = [
      { id: 'title', header: i18n._(fields.title.label), cell: (row) => row.label, matters: true, sort: true },
      {
        id: 'barcode',
        header: i18n._(/*i18n*/ { id: 'matches.barcode', message: 'Barkod (pazaryeri)' }),
        cell: (row) => <span className={styles.code}>{matchOf(row).barcode}</span>,
        width: 150,
      },
      {
        id: 'sale_price',
        header: i18n._(/*i18n*/ { id: 'matches.sale_price', message: 'Fiyat (pazaryeri)' }),
        cell: (row) => <Money amount={matchOf(row).sale_price} />,
        width: 135,
        align: 'right',
        matters: true,
      },
      {
        id: 'product',
        header: i18n._(/*i18n*/ { id: 'matches.product', message: 'Mağazadaki ürün' }),
        cell: (row) => <Beside row={row} name="name" show={(variant) => <ShopProduct variant={variant} />} />,
        matters: true,
      },
      {
        id: 'product_barcode',
        header: i18n._(/*i18n*/ { id: 'matches.product_barcode', message: 'Barkod (mağaza)' }),
        cell: (row) => (
          <Beside
            row={row}
            name="barcode"
            show={({ barcode }) => <span className={styles.code}>{barcode || '–'}</span>}
          />
        ),
        width: 140,
      },
      {
        id: 'product_price',
        header: i18n._(/*i18n*/ { id: 'matches.product_price', message: 'Fiyat (mağaza)' }),
        cell: (row) => <Beside row={row} name="price" show={({ price }) => <Money amount={price} />} />,
        width: 130,
        align: 'right',
      },
      {
        id: 'status',
        header: i18n._(fields.status.label),
        cell: (row) => <MatchState row={matchOf(row)} />,
        width: 172,
        matters: true,
        sort: true,
      },
    ]
    const acts: Column<ListedRecord> = {
      id: 'acts',
      header: '',
      cell: (row) => <MatchRowSteps actor={desk} row={matchOf(row)} />,
      width: 168,
      align: 'right',
      acts: true,
    }
    return may ? [...columns, acts] : columns
  }, [desk, may, i18n, locale])
}

function matchOf(row: ListedRecord): Match {
  return row as unknown as Match
}

interface BesideProps {
  row: ListedRecord
  name: keyof ReturnType<typeof differences>
  show: (variant: ShopVariant) => ReactNode
}

/** The variant of the shop that it is matched with, or that is suggested. */
function Beside({ row, name, show }: BesideProps) {
  const match = matchOf(row)
  const variant = match.match ?? match.suggestion
  if (!variant || match.status === 'refused') return '–'
  return <Compared differs={differences(match, variant)[name]}>{show(variant)}</Compared>
}
