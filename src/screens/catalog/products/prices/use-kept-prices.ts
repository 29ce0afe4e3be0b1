import { useEffect, useState } from 'react'
import type { Opened, PriceFilters } from '#machines/catalog/price-edit/price-edit.types.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'
import { Recent } from '#screens/platform/wiring/recent.ts'
import { searchOf } from './address.ts'
import type { PriceActor } from './price-actor.ts'

/** How many grids are kept with their rows, which may be thousands. */
const most = 3
const grids = personPart(() => new Recent<Opened>(most))

/** What the grid showed last for this search and these filters; it may have changed since. */
export function useShownPrices(query: PriceFilters): Opened | null {
  const [kept] = useState(grids)
  return kept.get(named(query)) ?? null
}

/** Keeps the rows of the grid as they are stored, for whoever comes back to it; none while there are changes. */
export function useKeptPrices(actor: PriceActor): void {
  const [kept] = useState(grids)
  useEffect(
    function keep() {
      let known: Opened['rows'] | null = null
      const hearing = actor.subscribe(({ value, context }) => {
        const { query, changed, lists, currency, rows, next, total } = context
        const whole = value === 'empty' || (typeof value === 'object' && 'grid' in value)
        if (!whole || changed > 0 || rows === known) return
        known = rows
        kept.set(named(query), { lists, currency, rows, next, total })
      })
      return () => hearing.unsubscribe()
    },
    [actor, kept],
  )
}

/** Products have other names in another language. */
function named({ search, filters }: PriceFilters): string {
  return `${contentLanguage.id()} ${searchOf({ search, filters })}`
}
