import type { AmountOf, PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { priceRules } from '#api/rules/catalog/price-cells.ts'
import { otherListOf, otherPriceOf } from '#api/rules/catalog/price-lists.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { allColumns, columnKey } from './columns.ts'
import { storedPrice } from './edits.ts'
import type { Edits, PriceEditContext } from './price-edit.types.ts'

type Wrong = Readonly<Record<string, readonly Refusal[]>>

const none: Readonly<Wrong> = {}
const known = new WeakMap<Edits[number], { readonly row: PriceRow; readonly wrong: Wrong }>()

/** What is wrong in the changed prices of a variant, by column. Remembered as long as its changes are the same. */
export function wrongIn(row: PriceRow, own: Edits[number] | undefined, lists: PriceEditContext['lists']): Wrong {
  if (!own) return none
  const before = known.get(own)
  if (before?.row === row) return before.wrong
  const offered = lists.map((list) => list.country_id)
  const toBe = (country_id: number, of: AmountOf) =>
    own[columnKey(country_id, of)] ?? storedPrice(row, { country_id, of })
  const wrong = Object.fromEntries(
    allColumns(lists).flatMap(({ key, country_id, of }) => {
      const price = own[key]
      if (price === undefined) return []
      const refusals = broken(priceRules, {
        ...{ country_id, of, price, service: row.service === 1, offered },
        other: toBe(otherListOf(country_id) ?? 0, 'price'),
        otherPrice: toBe(country_id, otherPriceOf(of)),
      })
      return refusals.length > 0 ? [[key, refusals]] : []
    }),
  )
  known.set(own, { row, wrong })
  return wrong
}

/** The name of a cell, which is also its id on the page. */
export function cellPath(id: number, key: string): string {
  return `prices.${id}.${key}`
}
