import { fromPromise } from 'xstate'
import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { cellUnmoved, type ProductCell } from '#api/rules/catalog/product-cells.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { refusalOf } from '#api/rules/platform/rule.ts'
import { type CellChange, productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import { withPrice } from '#machines/catalog/product-form/prices.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { changeProduct } from './product-changes.ts'

/** Changing a cell of the product list, with its call. */
export const productCell = productCellMachine.provide({
  actors: { save: fromPromise(({ input }: { input: CellChange }) => save(input)) },
})

/** What is stored already, such as after a lost answer, stays as it is; what somebody else changed meanwhile is not written over. */
async function save({ cell, value, key }: CellChange) {
  const home = cell.field === 'price' ? (await call(sessionOperations.shop)).default_country_id : 0
  return changeProduct({
    record: { id: cell.id, label: cell.label },
    change: (product) => {
      const stored = valueIn(product, cell.field, home)
      if (stored === value) return product
      const facts = { before: cell.stored, stored }
      if (!cellUnmoved.holds(facts)) throw failure('conflict', { rules: [refusalOf(cellUnmoved, facts)] })
      return withValue(product, cell.field, value, home)
    },
    before: (product) => asItWas(product, cell, value, home),
    key,
  })
}

/** What the list shows of a product in one of its cells. */
function valueIn(product: ProductInput, field: ProductCell['field'], home: number): string {
  if (field === 'status') return String(product.status)
  const [variant] = staying(product)
  if (field === 'stock') return String(variant?.quantity ?? '')
  // A service without a price costs nothing.
  return decimalOf(minorOf(priceOf(variant, home)?.price ?? '') ?? 0)
}

function withValue(product: ProductInput, field: ProductCell['field'], value: string, home: number): ProductInput {
  if (field === 'status') return { ...product, status: value === '1' ? 1 : 0 }
  const [own] = staying(product)
  const changed = (variant: Variant): Variant => {
    if (field === 'stock') return { ...variant, quantity: value }
    return withPrice(variant, priceOf(variant, home)?.country_id ?? home, 'price', value)
  }
  return { ...product, variants: product.variants.map((one) => (one === own ? changed(one) : one)) }
}

/** A stock goes back only from what it was changed to. */
function asItWas(product: ProductInput, { field, stored }: ProductCell, value: string, home: number): ProductInput {
  const before = withValue(product, field, stored, home)
  if (field !== 'stock') return before
  const [own] = staying(before)
  const variants = before.variants.map((one) => (one === own ? { ...one, quantity_loaded: Number(value) } : one))
  return { ...before, variants }
}

function staying({ variants }: ProductInput): readonly Variant[] {
  return variants.filter((one) => !one.deleted)
}

/** The price that the list shows: that of the shop's country, or else of the first country there is. */
function priceOf(variant: Variant | undefined, home: number) {
  const prices = [...(variant?.prices ?? [])].sort((one, other) => one.country_id - other.country_id)
  return prices.find((one) => one.country_id === home) ?? prices[0]
}
