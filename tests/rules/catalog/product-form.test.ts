import { describe, expect, test } from 'vitest'
import type { Attribute } from '#api/contract/catalog/catalogue.ts'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { combinationOf } from '#api/rules/catalog/product-variants.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { submitRules } from '#machines/catalog/product-form/guards.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type FormActor, fillIn, lists, openForm, product, settled } from '#tests/product-form.ts'
import { variant } from '#tests/product-input.ts'
import { beden, m, renk, s, sized, two, variants } from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

const against = (actor: FormActor, event: Parameters<FormActor['send']>[0]) =>
  refusals(actor.getSnapshot(), event).map((one) => one.id)
const editing = (changes: Partial<ProductInput> = {}, version?: number) =>
  openForm({ id: 7 }, { product: product(changes, version) })
const twoSizes = () => editing(variants(sized(s), sized(m)))
const network = failure('network')
const kumas: Attribute = { id: 9, name: 'Kumaş', values: [{ id: 91, name: 'Pamuk' }] }

test('a submission asks every rule of a product', () => {
  expect(submitRules).toEqual(expect.arrayContaining(productRules.map((rule) => rule.id)))
})

describe('a new product', () => {
  test('R225 accept: begins with 1, 999, 1, stock 0 and price 1', async () => {
    const { draft } = (await openForm()).context()
    expect(draft).toMatchObject({ min_quantity: 1, max_quantity: 999, step_quantity: 1 })
    expect(draft.variants).toMatchObject([{ is_default: 1, quantity: 0, prices: [{ country_id: 1, price: '1.00' }] }])
  })

  test('R225 reject: presets that are no numbers give the defaults, never an empty field', async () => {
    const presets = { min_quantity: '', max_quantity: 'çok', step_quantity: 0, stock_quantity: -1 }
    const { draft } = (await openForm({}, { lists: { ...lists, presets } })).context()
    expect(draft).toMatchObject({ min_quantity: 1, max_quantity: 999, step_quantity: 1 })
    expect(draft.variants[0]?.quantity).toBe(0)
  })

  test('R21 accept: begins with the presets of the shop', async () => {
    const presets = { tax: 3, max_quantity: 50, stock_quantity: 7, tags: [1, 2], refund_status: 0 as const, typeID: 3 }
    const { draft } = (await openForm({ mode: 'quick' }, { lists: { ...lists, presets } })).context()
    expect(draft).toMatchObject({ tax_id: 3, max_quantity: 50, tags: [1, 2], refund_status: 0, product_type_id: 3 })
    expect(draft.variants[0]?.quantity).toBe(7)
  })

  test('R21 reject: a preset brand that is gone is left empty, and the others stay', async () => {
    const presets = { brand: 44, tags: [1, 45], tax: 3 }
    const { draft } = (await openForm({}, { lists: { ...lists, presets } })).context()
    expect(draft).toMatchObject({ brand_id: null, tags: [1], tax_id: 3 })
  })

  test('R79 reject: the quick form does not take variant products, not even as a preset', async () => {
    const { actor, context } = await openForm({ mode: 'quick' }, { lists: { ...lists, presets: { typeID: 2 } } })
    expect(context().draft.product_type_id).toBe(1)
    actor.send({ type: 'CHOOSE_TYPE', product_type_id: 2 })
    expect(against(actor, { type: 'SUBMIT' })).toContain('validation.type')
  })

  test('needs the permission to add', async () => {
    const { actor } = await openForm({ holder: { permissions: [600, 603] } })
    expect(against(actor, { type: 'SUBMIT' })).toContain('auth.forbidden')
  })
})

describe('languages', () => {
  test('R16 accept: there is a text for every language, the default one first', async () => {
    const { draft } = (await openForm()).context()
    expect(draft.translations.map((one) => one.language_id)).toEqual([turkish, english])
  })

  test('R16 reject: the text of a language that was switched off is kept on save', async () => {
    const { actor, sent } = await openForm(
      { id: 7 },
      { product: product(), lists: { ...lists, languages: lists.languages.slice(0, 1) } },
    )
    actor.send({ type: 'SET_TEXT', language_id: turkish, key: 'name', value: 'Yazlık elbise' })
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product.translations.map((one) => one.name)).toEqual(['Yazlık elbise', 'Linen dress'])
  })

  test('R88 reject: a missing name is named with its language and can be led to', async () => {
    const { actor, context } = await editing()
    actor.send({ type: 'SET_TEXT', language_id: english, key: 'name', value: '  ' })
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([
      { id: 'validation.translation', at: ['translations.1.name'] },
    ])
    actor.send({ type: 'REVEAL', path: 'translations.1.name' })
    expect(context().view).toMatchObject({ language_id: english, focus: { path: 'translations.1.name' } })
  })
})

describe('categories', () => {
  test('R14 reject: a category with subcategories is not taken as the main one', async () => {
    const { actor, context } = await openForm()
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 1 })
    expect(context().draft.main_category_id).toBeNull()
    expect(against(actor, { type: 'CHOOSE_MAIN_CATEGORY', id: 1 })).toEqual(['validation.main_category'])
  })

  test('R14 accept: a category that got subcategories later does not block its old products', async () => {
    const { actor } = await editing({ main_category_id: 1, categories: [1] })
    actor.send({ type: 'SET_FIELD', key: 'tax_id', value: 4 })
    expect(against(actor, { type: 'SUBMIT' })).toEqual([])
  })

  test('R14 accept: a category that was made here is taken with its ancestors, and stands last under its parent', async () => {
    const { actor, context } = await openForm()
    const made = { id: 7, parent_id: 2, name: 'Etek', leaf: 1, status: 1 } as const
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 7, made })
    expect([context().draft.main_category_id, context().draft.categories]).toEqual([7, [1, 2, 7]])
    expect(context().lists.categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 5, 6])
    actor.send({ type: 'ADD_CATEGORY', id: 8, made: { ...made, id: 8, parent_id: null, name: 'Outlet' } })
    expect(context().draft.categories).toEqual([1, 2, 7, 8])
    expect(context().lists.categories.at(-1)?.name).toBe('Outlet')
  })

  test('R14 reject: what a category is made under is no main category any more', async () => {
    const { actor, context } = await openForm()
    fillIn(actor)
    await settled(actor)
    actor.send({
      type: 'ADD_CATEGORY',
      id: 7,
      made: { id: 7, parent_id: 3, name: 'Abiye', leaf: 1, status: 1 },
    })
    expect(against(actor, { type: 'SUBMIT' })).toEqual(['validation.main_category'])
    expect(against(actor, { type: 'CHOOSE_MAIN_CATEGORY', id: 7 })).toEqual([])
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 7 })
    expect(context().draft.categories).toEqual([1, 2, 3, 7])
  })

  test('R43 accept: the main category brings its ancestors', async () => {
    const { actor, context } = await openForm()
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 3 })
    expect(context().draft.categories).toEqual([1, 2, 3])
  })

  test('R43 accept: another main category drops what only the old one had brought, and keeps what was chosen by hand', async () => {
    const { actor, context } = await openForm()
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 3 })
    actor.send({ type: 'ADD_CATEGORY', id: 6 })
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 5 })
    expect(context().draft.categories).toEqual([1, 5, 6])
  })

  test('R42 accept: with every extra category taken away, the main one is sent alone', async () => {
    const { actor, sent } = await openForm()
    fillIn(actor)
    for (const id of [1, 2, 3]) actor.send({ type: 'REMOVE_CATEGORY', id })
    await settled(actor)
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product.categories).toEqual([3])
  })

  test('R44 accept: the main category brings its attributes', async () => {
    const { actor, context } = await openForm({}, { attributes: async () => [kumas] })
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 3 })
    await settled(actor)
    expect(context().attributes).toEqual([kumas])
  })

  test('R44 reject: values of another category are not sent', async () => {
    const { actor, sent } = await openForm({}, { attributes: async (id) => (id === 3 ? [kumas] : []) })
    fillIn(actor)
    await settled(actor)
    actor.send({ type: 'SET_ATTRIBUTE', attribute_id: 9, attribute_value_id: 91, value: '' })
    actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 5 })
    await settled(actor)
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product.attributes).toEqual([])
  })

  test('attributes that could not be fetched stand in the way of saving until they are', async () => {
    const form = await openForm({}, { attributes: () => Promise.reject(network) })
    fillIn(form.actor)
    await settled(form.actor)
    expect(against(form.actor, { type: 'SUBMIT' })).toEqual(['product.attributes_not_loaded'])
    form.answers.attributes = async () => [kumas]
    form.actor.send({ type: 'RETRY_ATTRIBUTES' })
    await settled(form.actor)
    expect(against(form.actor, { type: 'SUBMIT' })).toEqual([])
  })
})

describe('kinds of product', () => {
  test('R41 accept: what is no variant product is sent without options', async () => {
    const { actor, sent } = await editing(variants(sized(s)))
    actor.send({ type: 'CHOOSE_TYPE', product_type_id: 1 })
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product.selected_options).toEqual([])
    expect(sent[0]?.product.variants[0]?.options).toEqual([])
  })

  test('R41 accept: leaving variants asks first, and keeps only the default one', async () => {
    const { actor, context, value } = await twoSizes()
    actor.send({ type: 'CHOOSE_TYPE', product_type_id: 1 })
    expect(value()).toMatchObject({ form: { work: { editing: 'confirmingTypeChange' } } })
    actor.send({ type: 'CONFIRM' })
    expect(context().draft.product_type_id).toBe(1)
    expect(context().draft.variants.map((one) => one.deleted)).toEqual([0, 1])
  })

  test('R41 reject: an answer of no changes nothing', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'CHOOSE_TYPE', product_type_id: 3 })
    actor.send({ type: 'CANCEL' })
    expect(context().draft).toBe(context().original)
  })
})

describe('variants', () => {
  test('R47 accept: making one the default takes it from the other', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'MAKE_DEFAULT', index: 1 })
    expect(context().draft.variants.map((one) => one.is_default)).toEqual([0, 1])
  })

  test('R48 accept: a variant that is not the default goes after it was confirmed', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'DELETE_VARIANT', index: 1 })
    actor.send({ type: 'CONFIRM' })
    expect(context().draft.variants.map((one) => one.deleted)).toEqual([0, 1])
  })

  test('R48 reject: the default variant cannot be deleted', async () => {
    const { actor, context } = await twoSizes()
    expect(against(actor, { type: 'DELETE_VARIANT', index: 0 })).toEqual(['variant.default_cannot_be_deleted'])
    actor.send({ type: 'DELETE_VARIANT', index: 0 })
    expect(context().draft).toBe(context().original)
  })

  test('R49 reject: the last remaining variant cannot be deleted', async () => {
    const { actor } = await editing(two({}, { deleted: 1 }))
    expect(against(actor, { type: 'DELETE_VARIANT', index: 0 })).toContain('variant.last_cannot_be_deleted')
  })

  test('R50 reject: without the confirmation nothing is deleted', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'DELETE_VARIANT', index: 1 })
    expect(context().draft).toBe(context().original)
    actor.send({ type: 'CANCEL' })
    expect(context().draft).toBe(context().original)
  })

  test('R92 accept: a variant with another combination is added, with the prices of the default one and no codes', async () => {
    const { actor, context } = await editing(two({ stock_code: 'STK-1', shelf: 'A1' }, {}))
    actor.send({ type: 'ADD_VARIANT', options: sized(99) })
    expect(context().draft.variants[2]).toMatchObject({ options: sized(99), stock_code: '', shelf: 'A1', quantity: 0 })
    expect(context().draft.variants[2]?.prices[0]?.price).toBe('49.90')
  })

  test('R92 reject: a variant with the same combination is not added', async () => {
    const { actor } = await twoSizes()
    expect(against(actor, { type: 'ADD_VARIANT', options: sized(m) })).toEqual(['validation.variant_duplicate'])
  })

  test('R92 reject: choosing the value of another variant raises an alert and changes nothing', async () => {
    const { actor, context, value } = await twoSizes()
    actor.send({ type: 'SET_VARIANT_OPTION', index: 1, option_id: beden, option_value_id: s })
    expect(value()).toMatchObject({ form: { work: { editing: 'alertingDuplicate' } } })
    expect(context().draft).toBe(context().original)
  })

  test('R92 accept: a combination of a deleted variant is free again', async () => {
    const { actor } = await editing(two({}, { deleted: 1 }))
    expect(against(actor, { type: 'ADD_VARIANT', options: sized(m) })).toEqual([])
  })

  test('options chosen later keep the values that variants have', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'CHOOSE_OPTIONS', options: [beden, renk] })
    expect(context().draft.variants[1]?.options).toEqual([...sized(m), { option_id: renk, option_value_id: 0 }])
    expect(against(actor, { type: 'SUBMIT' })).toEqual(['validation.variant_option_value'])
  })

  test('a variant that was never stored and then deleted is not sent, and refused paths still find their rows', async () => {
    const { actor, sent, context, answers } = await editing(variants(sized(s)))
    actor.send({ type: 'ADD_VARIANT', options: sized(m) })
    actor.send({ type: 'ADD_VARIANT', options: sized(99) })
    actor.send({ type: 'DELETE_VARIANT', index: 1 })
    actor.send({ type: 'CONFIRM' })
    answers.save = () =>
      Promise.reject(failure('refused', { rules: [{ id: 'validation.price', at: ['variants.1.prices.0.price'] }] }))
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    expect(sent[0]?.product.variants.map((one) => one.options[0]?.option_value_id)).toEqual([s, 99])
    expect(context().refused[0]?.at).toEqual(['variants.2.prices.0.price'])
  })

  test('a column is filled from top to bottom', async () => {
    const { actor, context } = await twoSizes()
    actor.send({ type: 'FILL_VARIANTS', column: { country_id: 1, key: 'price', value: '12.50' } })
    actor.send({ type: 'FILL_VARIANTS', column: { key: 'quantity', value: 4 } })
    expect(context().draft.variants.map((one) => [one.prices[0]?.price, one.quantity])).toEqual([
      ['12.50', 4],
      ['12.50', 4],
    ])
  })

  test('R228 accept: a price for a marketplace is added when it is typed and gone when it is cleared', async () => {
    const { actor, context } = await editing()
    actor.send({ type: 'SET_PRICE', index: 0, country_id: 1002, key: 'price', value: '60' })
    expect(context().draft.variants[0]?.prices.map((one) => one.country_id)).toEqual([1, 1002])
    actor.send({ type: 'SET_PRICE', index: 0, country_id: 1002, key: 'price', value: '' })
    expect(context().draft.variants[0]?.prices.map((one) => one.country_id)).toEqual([1])
  })

  test('R93 reject: a cleared price of a country stays and is refused', async () => {
    const { actor } = await editing()
    actor.send({ type: 'SET_PRICE', index: 0, country_id: 1, key: 'price', value: '' })
    expect(against(actor, { type: 'SUBMIT' })).toEqual(['validation.price'])
  })
})

describe('the generator', () => {
  const generate = async (changes: Partial<ProductInput>, chosen: Record<number, number[]>) => {
    const form = await editing(changes)
    form.actor.send({ type: 'OPEN_GENERATOR' })
    for (const [option_id, values] of Object.entries(chosen)) {
      form.actor.send({ type: 'CHOOSE_VALUES', option_id: Number(option_id), values })
    }
    return form
  }

  test('makes what is missing and keeps what there is', async () => {
    const { actor, context } = await generate(two({ stock_code: 'STK-S' }, { stock_code: 'STK-M' }), { 1: [s, m, 13] })
    actor.send({ type: 'GENERATE' })
    expect(context().draft.variants.map((one) => one.stock_code)).toEqual(['STK-S', 'STK-M', ''])
  })

  test('gives the first combination to the only variant of a new product', async () => {
    const { actor, context } = await generate({ product_type_id: 2 }, { 1: [s, m], 2: [21] })
    actor.send({ type: 'GENERATE' })
    expect(context().draft.selected_options).toEqual([beden, renk])
    expect(context().draft.variants.map((one) => one.id)).toEqual([71, undefined])
    expect(against(actor, { type: 'SUBMIT' })).toEqual([])
  })

  test('spreads variants over the values of an option that joined later', async () => {
    const { actor, context } = await generate(variants(sized(s), sized(m)), { 2: [21, 22] })
    actor.send({ type: 'GENERATE' })
    const options = context().draft.variants.map((one) => one.options.map((option) => option.option_value_id).join())
    expect(options).toEqual([`${s},21`, `${m},21`, `${s},22`, `${m},22`])
  })

  test('makes nothing of what is left out', async () => {
    const { actor, context } = await generate({ product_type_id: 2 }, { 1: [s, m], 2: [21, 22] })
    const out = [`1:${s} 2:22`, `1:${m} 2:22`]
    actor.send({ type: 'CHOOSE_COMBINATIONS', combinations: out, chosen: false })
    actor.send({ type: 'CHOOSE_COMBINATIONS', combinations: [`1:${m} 2:22`], chosen: true })
    actor.send({ type: 'GENERATE' })
    expect(context().draft.variants.map(combinationOf)).toEqual([`1:${s} 2:21`, `1:${m} 2:21`, `1:${m} 2:22`])
    expect(context().omitted).toEqual([])
  })

  test('gives the only variant the first combination that is not left out', async () => {
    const { actor, context } = await generate({ product_type_id: 2 }, { 1: [s, m] })
    actor.send({ type: 'CHOOSE_COMBINATIONS', combinations: [`1:${s}`], chosen: false })
    actor.send({ type: 'GENERATE' })
    expect(context().draft.variants.map((one) => [one.id, combinationOf(one)])).toEqual([[71, `1:${m}`]])
  })

  test('what a variant has stays, whoever unticks it; what is no combination any more is forgotten', async () => {
    const { actor, context } = await generate(two({}, {}), { 1: [s, m, 13] })
    actor.send({ type: 'CHOOSE_COMBINATIONS', combinations: [`1:${s}`, '1:13', '1:99'], chosen: false })
    expect(context().omitted).toEqual(['1:13'])
    actor.send({ type: 'CHOOSE_VALUES', option_id: 1, values: [s, 13] })
    expect(context().omitted).toEqual(['1:13'])
    actor.send({ type: 'CHOOSE_VALUES', option_id: 1, values: [s] })
    expect(context().omitted).toEqual([])
  })

  test('reject: all left out makes nothing', async () => {
    const { actor } = await generate({ product_type_id: 2 }, { 1: [s, m] })
    actor.send({ type: 'CHOOSE_COMBINATIONS', combinations: [`1:${s}`, `1:${m}`], chosen: false })
    expect(against(actor, { type: 'GENERATE' })).toEqual(['variant.combination_required'])
  })

  test('R92 reject: 7,776 combinations are refused with their number', async () => {
    const six = [1, 2, 3, 4, 5, 6]
    const { actor } = await generate({ product_type_id: 2 }, { 1: six, 2: six, 3: six, 4: six, 5: six })
    expect(refusals(actor.getSnapshot(), { type: 'GENERATE' })).toEqual([
      { id: 'variant.too_many_combinations', about: { count: 7776, max: 2000 } },
    ])
  })

  test('R90 reject: nothing chosen makes nothing', async () => {
    const { actor } = await generate({ product_type_id: 2 }, {})
    expect(against(actor, { type: 'GENERATE' })).toEqual(['variant.values_required'])
  })
})

describe('pictures', () => {
  const added = (names: string[]) =>
    ({ type: 'ADD_IMAGES', index: 0, images: names.map((image) => ({ image })) }) as const

  test('R46 accept: the first of the uploaded becomes the front', async () => {
    const { actor, context } = await editing()
    actor.send(added(['a.png', 'b.png']))
    expect(context().draft.variants[0]?.images.map((one) => one.type)).toEqual([1, 0])
  })

  test('R45 accept: another front turns the first into a normal one', async () => {
    const { actor, context } = await editing()
    actor.send(added(['a.png', 'b.png']))
    actor.send({ type: 'SET_IMAGE_TYPE', index: 0, image: 1, value: 1 })
    expect(context().draft.variants[0]?.images.map((one) => one.type)).toEqual([0, 1])
  })

  test('R224 reject: a sixth picture is not added', async () => {
    const { actor, context } = await editing()
    actor.send(added(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']))
    expect(against(actor, added(['f.png']))).toEqual(['files.allowed_number'])
    actor.send(added(['f.png']))
    expect(context().draft.variants[0]?.images).toHaveLength(5)
  })

  test('R51 accept: a stored picture is sent as deleted, one that was never stored is not sent', async () => {
    const stored = { id: 5, type: 1, image: 'a.png', status: 1, deleted: 0 } as const
    const { actor, sent } = await editing({ variants: [variant({ images: [stored] })] })
    actor.send(added(['b.png']))
    actor.send({ type: 'DELETE_IMAGE', index: 0, image: 1 })
    actor.send({ type: 'DELETE_IMAGE', index: 0, image: 0 })
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product.variants[0]?.images).toEqual([{ ...stored, deleted: 1 }])
  })

  test('a picture on its way stands in the way of saving', async () => {
    const { actor } = await editing()
    actor.send({ type: 'SET_FIELD', key: 'tax_id', value: 4 })
    actor.send({ type: 'UPLOADING', index: 0, busy: true })
    expect(against(actor, { type: 'SUBMIT' })).toEqual(['files.uploading'])
    actor.send({ type: 'UPLOADING', index: 0, busy: false })
    expect(against(actor, { type: 'SUBMIT' })).toEqual([])
  })
})
