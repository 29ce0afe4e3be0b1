import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ProductListing } from '#api/contract/catalog/product-listings.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { attributesGiven, brandMatched, categoryMatched, pushRules } from '#api/rules/catalog/marketplace-push.ts'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Reasons } from '#screens/platform/records/Reasons.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

/** The product, where it stands, what stands in its way with the page that mends it, and when it was sent. */
export function useListingColumns(): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const { fields } = productListings
    return [
      {
        id: 'name',
        header: i18n._(fields.name.label),
        cell: (row) => (
          <Link tone="quiet" href={`/products/edit/${listingOf(row).product_id}`}>
            {listingOf(row).name}
          </Link>
        ),
        matters: true,
        width: 280,
      },
      {
        id: 'variants',
        header: i18n._(fields.variants.label),
        cell: (row) => i18n.number(listingOf(row).variants),
        width: 90,
        align: 'right',
      },
      {
        id: 'status',
        header: i18n._(fields.status.label),
        cell: (row) => <State listing={listingOf(row)} />,
        width: 170,
        matters: true,
        sort: true,
      },
      {
        id: 'why',
        header: i18n._(/*i18n*/ { id: 'jobs.why', message: 'Neden' }),
        cell: (row) => <Why listing={listingOf(row)} />,
        matters: true,
      },
      {
        id: 'sent_at',
        header: i18n._(/*i18n*/ { id: 'listings.sent_at', message: 'Gönderim' }),
        cell: (row) => {
          const { sent_at } = listingOf(row)
          return sent_at ? formatsOf(i18n).dayOf(sent_at) : '–'
        },
        width: 110,
      },
    ]
  }, [i18n, locale])
}

function listingOf(row: ListedRecord): ProductListing {
  return row as unknown as ProductListing
}

const tones = { blocked: 'amber', waiting: 'amber', sending: 'amber', listed: 'grass', refused: 'tomato' } as const

function State({ listing: { status, changed } }: { listing: ProductListing }) {
  const { i18n } = useLingui()
  const says = productListings.fields.status.choices.find(({ value }) => value === status)?.says
  const tone = status === 'ready' ? undefined : tones[status]
  return (
    <>
      <StatusDot {...(tone ? { tone } : {})}>{says && i18n._(says)}</StatusDot>
      {changed === 1 && (
        <small>{i18n._(/*i18n*/ { id: 'listings.changed', message: 'Gönderildikten sonra değişti' })}</small>
      )}
    </>
  )
}

const mend: Says = /*i18n*/ { id: 'listings.mend', message: 'Düzelt' }

/** What the marketplace said, or the rules in the way of what was not sent yet. */
function Why({ listing }: { listing: ProductListing }) {
  const { status, changed, rules, reasons, product_id, category_id, brand_id } = listing
  if (reasons.length > 0) return reasons.join(' · ')
  // What keeps back the texts and variants of one that is listed is told as it changes.
  if ((status === 'listed' && changed === 0) || status === 'waiting') return ''
  const product = { path: `/products/edit/${product_id}`, says: mend }
  const fixes = {
    ...Object.fromEntries(pushRules.map(({ id }) => [id, product])),
    [attributesGiven.id]: { path: `/categories/edit/${category_id}`, says: mend },
    [categoryMatched.id]: { path: `/categories/edit/${category_id}`, says: mend },
    ...(brand_id === null ? {} : { [brandMatched.id]: { path: `/brands/edit/${brand_id}`, says: mend } }),
  }
  return <Reasons rules={rules as readonly Refusal[]} fixes={fixes} />
}
