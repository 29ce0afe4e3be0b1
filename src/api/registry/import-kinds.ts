import { type ImportKind, type ImportMode, type Makeable, makeables } from '#api/contract/platform/imports.ts'
import { products } from '#api/listings/catalog/products.ts'
import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { parcels } from '#api/listings/sales/parcels.ts'
import type { Codes, Resource } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import { resources } from './resources.ts'

/** A kind of file: its name, whose permissions it takes, and the fields of which one has to be there for its records to be known. */
interface FileKind {
  readonly title: Says
  readonly codes: Codes
  readonly modes: readonly ImportMode[]
  /** `name` is the name in any language. */
  readonly keys: readonly string[]
  /** The list that shows what came of it. */
  readonly path: string
}

const every: readonly ImportMode[] = ['both', 'add', 'update']
const named = ['translations.name', 'id']

export const fileKinds: Readonly<Record<ImportKind, FileKind>> = {
  products: {
    title: products.title,
    codes: products.codes,
    modes: every,
    keys: ['stock_code', 'barcode', 'name', 'id'],
    path: '/products',
  },
  stock: {
    title: /*i18n*/ { id: 'imports.stock', message: 'Stok' },
    codes: products.codes,
    modes: ['update'],
    keys: ['stock_code', 'barcode'],
    path: '/products',
  },
  prices: {
    title: /*i18n*/ { id: 'imports.prices', message: 'Fiyatlar' },
    codes: products.codes,
    modes: ['update'],
    keys: ['stock_code', 'barcode'],
    path: '/products',
  },
  brands: { title: resources.brands.title, codes: resources.brands.codes, modes: every, keys: named, path: '/brands' },
  categories: {
    title: resources.categories.title,
    codes: resources.categories.codes,
    modes: every,
    keys: named,
    path: '/categories',
  },
  // A company's answer to the parcels that it was given as a file.
  parcels: {
    title: parcels.title,
    codes: parcels.codes,
    modes: ['update'],
    keys: ['number', 'reference'],
    path: '/parcels',
  },
  // What a bank tells of an account.
  'account-transactions': {
    title: /*i18n*/ { id: 'imports.statement', message: 'Banka ekstresi' },
    codes: accountTransactions.codes,
    modes: ['add'],
    keys: ['reference'],
    path: '/bank-accounts/transactions',
  },
  tags: { title: resources.tags.title, codes: resources.tags.codes, modes: every, keys: named, path: '/tags' },
}

/** The modes in which a person may take in a file of this kind: adding and changing have codes of their own. */
export function modesFor(kind: ImportKind, holder: Holder): readonly ImportMode[] {
  const { codes, modes } = fileKinds[kind]
  const may = { add: permits(holder, codes.add), update: permits(holder, codes.edit) }
  return modes.filter((mode) => (mode === 'both' ? may.add && may.update : may[mode]))
}

/** The records that rows of products may have made, by the field that names them. */
export const madeFor: Readonly<Record<Makeable, Resource>> = {
  brand: resources.brands as unknown as Resource,
  category: resources.categories as unknown as Resource,
  tags: resources.tags as unknown as Resource,
  supplier: resources.suppliers as unknown as Resource,
}

/** What a person may have made by a file of this kind: adding such a record has codes of its own. */
export function makeableFor(kind: ImportKind, holder: Holder): readonly Makeable[] {
  return kind === 'products' ? makeables.filter((one) => permits(holder, madeFor[one].codes.add)) : []
}

/** The kinds of file that a person may take in. */
export function kindsFor(holder: Holder): readonly ImportKind[] {
  return (Object.keys(fileKinds) as ImportKind[]).filter((kind) => modesFor(kind, holder).length > 0)
}

/** Every code that opens some kind. */
export const importCodes: readonly number[] = [
  ...new Set(Object.values(fileKinds).flatMap(({ codes }) => [...codes.add, ...codes.edit])),
].sort((one, other) => one - other)
