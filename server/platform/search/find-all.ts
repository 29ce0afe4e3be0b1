import type { Found } from '#api/contract/platform/search.ts'
import { searchablesFor } from '#api/registry/searchables.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { findProducts } from '#server/catalog/products/find-products.ts'
import { tables } from '#server/platform/records/tables.ts'
import { findCustomers } from '#server/sales/customers/find-customers.ts'
import { findOrders } from '#server/sales/orders/find-orders.ts'
import { findRecords } from './find-records.ts'
import type { Finder, Searching } from './searching.ts'

/** How each kind is found. */
const finders: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, findRecords(name, table)])),
  products: findProducts,
  orders: findOrders,
  customers: findCustomers,
}

/** What a text finds among the kinds that this person may find, in their order; kinds without a match are left out. */
export async function findAll(holder: Holder, asked: Searching): Promise<Found['groups']> {
  if (fold(asked.text) === '') return []
  const groups = await Promise.all(
    searchablesFor(holder).map(async ({ kind }) => ({ kind, rows: (await finders[kind]?.(asked)) ?? [] })),
  )
  return groups.filter(({ rows }) => rows.length > 0)
}
