import { useSelector } from '@xstate/react'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { FieldFilter } from '#screens/platform/records/FilterChip.tsx'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import type { filterNames } from './address.ts'
import type { PriceActor } from './price-actor.ts'

interface PriceFilterProps {
  actor: PriceActor
  name: (typeof filterNames)[number]
}

/** One filter of the grid, which is not narrowed while changes are under way. */
export function PriceFilter({ actor, name }: PriceFilterProps) {
  const value = useSelector(actor, ({ context }) => context.query.filters[name])
  const refusals = useShown(useRefusals(actor, { type: 'FILTER', name, value: null }))
  const set = (next: string | null) => actor.send({ type: 'FILTER', name, value: next })
  return <FieldFilter field={productPrices.fields[name]} value={value} set={set} refusals={refusals} />
}
