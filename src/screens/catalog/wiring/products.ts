import { fromPromise } from 'xstate'
import { productFormCalls } from '#api/client/catalog/product-form.ts'
import { recordCalls } from '#api/client/platform/records.ts'
import { languageName } from '#api/contract/platform/session.ts'
import type { FastProductSettings } from '#api/contract/platform/shop.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { FormLists, Living, LoadedForm, Mode, Saving } from '#machines/catalog/product-form/form.types.ts'
import { namedByPresets } from '#machines/catalog/product-form/presets.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { call, http } from '#screens/platform/wiring/http.ts'
import { clearPreviews } from '#screens/platform/wiring/pictures.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

const calls = productFormCalls(http)

/** The product form, with its calls. */
export const productForm = productFormMachine.provide({
  actors: {
    open: fromPromise(({ input }: { input: Opening }) => open(input)),
    loadAttributes: fromPromise(({ input }: { input: { category_id: number } }) => calls.attributes(input.category_id)),
    save: fromPromise(({ input }: { input: Saving }) => save(input)),
    compare: fromPromise(({ input }: { input: { id: number } }) => calls.product(input.id)),
    renewals,
  },
  actions: { clearImages: clearPreviews },
})

interface Opening {
  readonly id: number | null
  readonly mode: Mode
}

async function open({ id, mode }: Opening): Promise<LoadedForm> {
  const [lists, product] = await Promise.all([listsFor(id, mode), id === null ? null : calls.product(id)])
  const category = product?.main_category_id
  return { lists, product, attributes: category ? await calls.attributes(category) : [] }
}

/** The quick form has no variants, so it does not ask for options; presets are for new products. */
async function listsFor(id: number | null, mode: Mode): Promise<FormLists> {
  const [shop, categories, options] = await Promise.all([
    call(sessionOperations.shop),
    calls.categories(),
    mode === 'full' ? calls.options() : [],
  ])
  const presets = id === null ? shop.fast_product_settings : {}
  return {
    languages: shop.languages.map((one) => ({ id: one.id, code: one.code, name: languageName(one) })),
    countries: shop.countries,
    marketplaces: shop.marketplaces,
    currency: { left: shop.currency_left_symbol, right: shop.currency_right_symbol },
    categories,
    options,
    presets,
    living: await livingOf(presets),
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
  return id === null || version === null ? calls.add(product, key) : calls.replace(id, version, product, key)
}
