import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ReviewRow } from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { ReviewState } from './ReviewState.tsx'
import { Stars } from './Stars.tsx'

/** The product, what was said of it by whom, and where it stands. */
export function useReviewColumns(): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const label = (key: keyof typeof productReviews.fields) => i18n._(productReviews.fields[key].label)
    return [
      { id: 'product', header: label('product'), cell: (row) => <Name row={row} />, matters: true, width: 240 },
      {
        id: 'stars',
        header: label('stars'),
        cell: (row) => <Stars of={reviewOf(row).stars} />,
        width: 110,
        matters: true,
        sort: true,
      },
      { id: 'text', header: label('text'), cell: (row) => reviewOf(row).text },
      {
        id: 'customer',
        header: i18n._(/*i18n*/ { id: 'reviews.customer', message: 'Müşteri' }),
        cell: (row) => reviewOf(row).customer_name,
        width: 160,
      },
      {
        id: 'created_at',
        header: i18n._(/*i18n*/ { id: 'reviews.written', message: 'Tarih' }),
        cell: (row) => formatsOf(i18n).dayOf(reviewOf(row).created_at),
        width: 110,
      },
      {
        id: 'status',
        header: label('status'),
        cell: (row) => <State row={row} />,
        width: 200,
        matters: true,
        sort: true,
      },
    ]
  }, [i18n, locale])
}

function reviewOf(row: ListedRecord): ReviewRow {
  return row as unknown as ReviewRow
}

function Name({ row }: { row: ListedRecord }) {
  return (
    <Link tone="quiet" href={`/product-reviews/edit/${row.id}`}>
      {row.label}
    </Link>
  )
}

function State({ row }: { row: ListedRecord }) {
  const { status, answered } = reviewOf(row)
  return <ReviewState status={status} answered={answered === 1} />
}
