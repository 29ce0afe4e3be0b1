import { fromPromise } from 'xstate'
import { recordCalls } from '#api/client/platform/records.ts'
import { languageName } from '#api/contract/platform/session.ts'
import type { FastProductSettings } from '#api/contract/platform/shop.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { productOperations } from '#api/operations/catalog/products.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { FormLists, Living, LoadedForm, Mode, Saving } from '#machines/catalog/product-form/form.types.ts'
import { namedByPresets } from '#machines/catalog/product-form/presets.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { keepPatterns, recallPatterns } from '#screens/catalog/wiring/kept-patterns.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call, http } from '#screens/platform/wiring/http.ts'
import { clearPreviews } from '#screens/platform/wiring/pictures.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** The product form, with its calls. */
export const productForm = productFormMachine.provide({
  actors: {
    open: fromPromise(({ input }: { input: Opening }) => open(input)),
    loadAttributes: fromPromise(({ input }: { input: { category_id: number } }) => attributesOf(input.category_id)),
    save: fromPromise(({ input }: { input: Saving }) => save(input)),
    compare: fromOperation(productOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    renewals,
  },
  actions: { clearImages: clearPreviews, keepPatterns: ({ context }) => keepPatterns(context.patterns) },
})

interface Opening {
  readonly id: number | null
  readonly mode: Mode
}

async function open({ id, mode }: Opening): Promise<LoadedForm> {
  const [lists, product] = await Promise.all([
    listsFor(id, mode),
    id === null ? null : call(productOperations.read, { params: { id } }),
  ])
  const category = product?.main_category_id
  return { lists, product, attributes: category ? await attributesOf(category) : [] }
}

async function attributesOf(category_id: number) {
  return (await call(catalogOperations.categoryAttributes, { params: { category_id } })).rows
}

/** The quick form has no variants, so it does not ask for options; presets are for new products. */
async function listsFor(id: number | null, mode: Mode): Promise<FormLists> {
  const [shop, categories, options, patterns] = await Promise.all([
    call(sessionOperations.shop),
    call(categoryOperations.list),
    mode === 'full' ? call(catalogOperations.optionValues) : { rows: [] },
    mode === 'full' ? recallPatterns() : null,
  ])
  const presets = id === null ? shop.fast_product_settings : {}
  return {
    languages: shop.languages.map((one) => ({ id: one.id, code: one.code, name: languageName(one) })),
    countries: shop.countries,
    marketplaces: shop.marketplaces,
    currency: { left: shop.currency_left_symbol, right: shop.currency_right_symbol },
    categories: categories.rows,
    options: options.rows,
    presets,
    living: await livingOf(presets),
    patterns,
  }
}

/** Which of the records that the presets name are still there (R21). */
async function livingOf(presets: FastProductSettings): Promise<Living> {
  const named = namedByPresets(presets)
  const entries = Object.entries(named).map(async ([name, ids]) => {
    if (ids.length === 0) return [name, []]
    const resource = resources[name as keyof Living] as unknown as Resource
    const { rows } = await recordCalls(http, resource).list({ ids })
    return [name, rows.map((row) => row.id)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function save({ id, version, product, key }: Saving) {
  return id === null || version === null
    ? call(productOperations.add, { body: product, key })
    : call(productOperations.edit, { params: { id }, body: { ...product, version }, key })
}
