import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { mostPricedRows, type PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { Bar, ClearFilters } from '#screens/platform/records/Bar.tsx'
import { ExportMenu } from '#screens/platform/records/ListExport.tsx'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { filterNames } from './address.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { PriceSearch } from './PriceSearch.tsx'
import type { PriceActor } from './price-actor.ts'
import { variantColumn } from './price-columns.tsx'
import { showPrices } from './use-price-look.ts'

interface PriceBarProps {
  actor: PriceActor
  look: ListLook<PriceRow>
}

/** Over the grid: the person's views, which variants are shown, and what is done with all of them, as over every list. */
export function PriceBar({ actor, look }: PriceBarProps) {
  const { search, filters } = useSelector(actor, ({ context }) => context.query)
  // Nobody keeps, chooses or takes away columns that could not be had.
  const known = useSelector(actor, ({ context }) => context.lists.length > 0 || context.failure === null)
  const narrowed = search !== '' || Object.keys(filters).length > 0
  return (
    <Bar look={look} search={search} unknown={!known} columnsId="targets" file={<PriceExport actor={actor} />}>
      <PriceSearch actor={actor} />
      {filterNames.map((name) => (
        <PriceFilter key={name} actor={actor} name={name} />
      ))}
      {narrowed && <ClearFilters onPress={() => clear(actor)} />}
    </Bar>
  )
}

function clear(actor: PriceActor): void {
  showPrices(actor, { ...actor.getSnapshot().context.query, search: '', filters: {} })
}

/** What is shown as a file, as it is stored: what was changed here and not applied yet is none of it, which is said before. */
function PriceExport({ actor }: Pick<PriceBarProps, 'actor'>) {
  const { i18n } = useLingui()
  const changed = useSelector(actor, ({ context }) => context.changed)
  const about = i18n._(
    /*i18n*/ {
      id: 'prices.export_about',
      message:
        'Görünen sütunlar, süzülen bütün varyantlar, kayıtlı fiyatlarla{changed, plural, =0 {} other {. Uygulanmamış # değişiklik dosyada yer almaz}}',
      values: { changed },
    },
  )
  return <ExportMenu title={i18n._(productPrices.title)} about={about} request={() => exportRequest(actor)} />
}

function exportRequest(actor: PriceActor) {
  const { context } = actor.getSnapshot()
  const { query, total } = context
  return {
    resource: 'product-prices' as const,
    query: { order_index: '', order_direction: 'desc' as const, search: query.search, filters: query.filters },
    columns: [variantColumn, ...columnsOf(context).map(({ key }) => key)],
    // Beyond what the grid takes they are not counted.
    rows: total > mostPricedRows ? 0 : total,
  }
}
