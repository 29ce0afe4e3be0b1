import type { SnapshotFrom } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { FormContext, FormEvent, FormInput, LoadedForm } from '#machines/catalog/product-form/form.types.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { lists } from '#tests/product-form.ts'
import { beden, m, renk, s } from '#tests/product-rules.ts'
import { english, turkey, turkish } from '#tests/seed.ts'
import { idOf, storedAs, theirs, wrong } from './product-form.products.ts'

const [elbise, tisort, kadin, indirim, l] = [3, 4, 2, 6, 13]
const full = { mode: 'full', holder: { permissions: [100] } } as const
const files = (count: number) => Array.from({ length: count }, (_, index) => ({ image: `yeni-${index}.webp` }))

/** The default variant loses its stock code, which patterns then fill. */
const withoutCode: FormEvent = { type: 'SET_VARIANT', index: 0, key: 'stock_code', value: '' }

/** One change of each kind, and those that a rule refuses. They are tried on a form that nothing was changed in yet. */
const changes: readonly FormEvent[] = [
  { type: 'SET_FIELD', key: 'status', value: 0 },
  { type: 'CHOOSE_MAIN_CATEGORY', id: tisort },
  { type: 'CHOOSE_MAIN_CATEGORY', id: kadin },
  { type: 'ADD_CATEGORY', id: indirim },
  { type: 'REMOVE_CATEGORY', id: kadin },
  { type: 'SET_ATTRIBUTE', attribute_id: 1, attribute_value_id: null, value: 'Keten' },
  { type: 'CHOOSE_TYPE', product_type_id: 1 },
  { type: 'CHOOSE_OPTIONS', options: [beden, renk] },
  { type: 'ADD_VARIANT', options: [{ option_id: beden, option_value_id: l }] },
  { type: 'ADD_VARIANT', options: [{ option_id: beden, option_value_id: s }] },
  { type: 'SET_VARIANT', index: 0, key: 'shelf', value: 'A-1' },
  { type: 'SET_VARIANT_OPTION', index: 1, option_id: beden, option_value_id: l },
  { type: 'SET_VARIANT_OPTION', index: 1, option_id: beden, option_value_id: s },
  { type: 'SET_PRICE', index: 0, country_id: turkey, key: 'price', value: '59.90' },
  { type: 'FILL_VARIANTS', column: { key: 'quantity', value: '5' } },
  { type: 'MAKE_DEFAULT', index: 1 },
  { type: 'DELETE_VARIANT', index: 0 },
  { type: 'DELETE_VARIANT', index: 1 },
  { type: 'OPEN_GENERATOR' },
  { type: 'OPEN_CODES' },
  withoutCode,
  { type: 'SHARE_IMAGES', index: 0, option_id: null },
  { type: 'ADD_IMAGES', index: 1, images: files(4) },
  { type: 'MOVE_IMAGE', index: 0, from: 0, to: 1 },
  { type: 'SET_IMAGE_TYPE', index: 0, image: 1, value: 2 },
  { type: 'SET_IMAGE_STATUS', index: 0, image: 0, value: 0 },
  { type: 'DELETE_IMAGE', index: 0, image: 1 },
  { type: 'ADD_IMAGES', index: 0, images: files(1) },
  { type: 'ADD_IMAGES', index: 0, images: files(6) },
  { type: 'UPLOADING', index: 0, busy: true },
  { type: 'TOUCH', path: 'tax_id' },
  { type: 'REVEAL' },
  { type: 'SHOW_LANGUAGE', language_id: turkish },
  { type: 'SHOW_PRICES', country_id: turkey },
  { type: 'OPEN_VARIANT', index: 0 },
]

/** What can be done only after something else was changed. */
function afterwards(snapshot: SnapshotFrom<typeof productFormMachine>): FormEvent[] {
  const { draft, chosen } = snapshot.context
  if (snapshot.matches({ form: { work: { editing: 'coding' } } })) return patterns
  if (snapshot.matches({ form: { work: { editing: 'generating' } } })) return chosen[0]?.values[0] === l ? patterns : []
  if (draft.variants[0]?.stock_code === '') return [{ type: 'OPEN_GENERATOR' }, { type: 'OPEN_CODES' }]
  if (draft.variants[1]?.images.length === 4) return [{ type: 'SHARE_IMAGES', index: 0, option_id: null }]
  if (draft.product_type_id === 1) return [{ type: 'CHOOSE_TYPE', product_type_id: 2 }]
  const gone = draft.variants[0]?.images.find(({ deleted }) => deleted)
  return gone ? [{ type: 'RESTORE_IMAGE', index: 0, image: gone.image }] : []
}

/** A pattern that fits, and one for each rule that refuses its codes. */
const patterns = ['K-{n:2}', '{Desen}', '{code}', 'K\t1', '8,69E+12', 'K-M', 'K'.repeat(256)].map(
  (value): FormEvent => ({ type: 'SET_PATTERN', key: 'stock_code', value }),
)

/** What is tried on a product that breaks a rule. One that has no category gets one, and loses it again. */
function wrongEvents({ original }: FormContext): FormEvent[] {
  const given: FormEvent[] = [{ type: 'CHOOSE_MAIN_CATEGORY', id: elbise }, { type: 'REVERT' }]
  const tried: FormEvent[] = [{ type: 'SUBMIT' }, { type: 'DELETE_VARIANT', index: 0 }]
  return original.main_category_id === null ? [...tried, ...given] : tried
}

const uploaded: FormEvent = { type: 'UPLOADING', index: 0, busy: false }

/** The one change that is followed through saving. */
const renamed: FormEvent = { type: 'SET_TEXT', language_id: turkish, key: 'name', value: 'Keten etek' }

/** What fills a new form so that it can be saved. */
const filling: readonly FormEvent[] = [
  { type: 'SET_TEXT', language_id: turkish, key: 'name', value: 'Keten elbise' },
  { type: 'SET_TEXT', language_id: english, key: 'name', value: 'Linen dress' },
  { type: 'CHOOSE_MAIN_CATEGORY', id: elbise },
  { type: 'SET_FIELD', key: 'tax_id', value: 3 },
]

const values = (count: number) => Array.from({ length: count }, (_, index) => s + index)
const answering: readonly FormEvent[] = [
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'CHOOSE_VALUES', option_id: beden, values: [s, m] },
  { type: 'CHOOSE_VALUES', option_id: beden, values: values(2001) },
  { type: 'CHOOSE_VALUES', option_id: beden, values: [l] },
  { type: 'CHOOSE_VALUES', option_id: beden, values: [] },
  { type: 'CHOOSE_COMBINATIONS', combinations: [`${beden}:${l}`], chosen: false },
  { type: 'CHOOSE_COMBINATIONS', combinations: [`${beden}:${l}`], chosen: true },
  { type: 'GENERATE' },
  { type: 'FILL_CODES' },
  { type: 'RETRY' },
  { type: 'RENEWED' },
  { type: 'RETRY_ATTRIBUTES' },
  { type: 'MERGE' },
  { type: 'TAKE_THEIRS' },
  { type: 'BACK' },
  { type: 'RESTORED' },
  { type: 'ADD_AGAIN' },
  { type: 'REVERT' },
  { type: 'SUBMIT' },
]

const stale = failure('conflict', {
  status: 409,
  error: 'conflict.stale',
  rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: '2026-11-20T11:32:00Z' } }],
})
const missing = failure('notFound', { status: 404 })
const expired = failure('session', { status: 401 })

/** The product form, new and stored, for someone who may only look, and with a stored product for each rule that it breaks. */
export default paths(productFormMachine)({
  inputs: {
    edit: { ...full, id: 7 },
    add: { ...full, id: null },
    looking: { mode: 'full', id: 7, holder: { permissions: [601] } },
    quick: { ...full, mode: 'quick', id: null },
    ...Object.fromEntries(Object.keys(wrong).map((rule) => [rule, { ...full, id: idOf(rule) } satisfies FormInput])),
  },
  events: (snapshot) => {
    const { context } = snapshot
    if (isWrong(context)) return wrongEvents(context)
    if (context.id === null) return [...filling, ...answering]
    if (isFresh(snapshot)) return [renamed, ...changes, ...answering]
    if (context.draft === context.original) return [renamed, uploaded, ...answering]
    const choices = context.differences.map(({ path }) => ({ type: 'CHOOSE' as const, path, side: 'mine' as const }))
    if (isRenamed(context)) return [...answering, ...choices]
    return [...afterwards(snapshot), ...answering.filter(({ type }) => type !== 'SUBMIT')]
  },
  answers: {
    open: ({ context }) => ({ done: [loaded(context)], failed: isWrong(context) ? [] : [failure('network'), missing] }),
    loadAttributes: { done: [[]], failed: [failure('network')] },
    save: {
      done: [{ id: 7, version: 2, variants: [{ id: 71 }] }],
      failed: [failure('network'), expired, stale, missing],
    },
    compare: { done: [theirs], failed: [failure('network'), expired, missing] },
    renewals: {},
  },
  key: (snapshot) => {
    const coding = snapshot.matches({ form: { work: { editing: 'coding' } } })
    const generating = snapshot.matches({ form: { work: { editing: 'generating' } } })
    const { chosen, omitted } = generating ? snapshot.context : { chosen: [], omitted: [] }
    const values = chosen.map((one) => one.values.length)
    const pattern = coding || generating ? snapshot.context.patterns.stock_code : ''
    return JSON.stringify([snapshot.value, ...whatCounts(snapshot.context), values, omitted.length, pattern])
  },
})

function isWrong({ id }: FormContext): boolean {
  return id !== null && id >= idOf(Object.keys(wrong)[0] ?? '')
}

/** Nothing was changed, nothing is under way, and nothing went wrong yet. */
function isFresh(snapshot: SnapshotFrom<typeof productFormMachine>): boolean {
  const { draft, original, version, uploading } = snapshot.context
  const calm = snapshot.matches({ form: { work: { editing: { filling: 'calm' } }, attributes: 'settled' } })
  return calm && draft === original && version === 1 && uploading.length === 0
}

function isRenamed({ draft }: FormContext): boolean {
  return draft.translations[0]?.name === 'Keten etek'
}

function loaded({ id }: FormContext): LoadedForm {
  return { lists, product: storedAs(id), attributes: [] }
}

function whatCounts(form: FormContext) {
  const { mode, id, holder, draft, original, attributesFor, attributesOf, uploading, pendingVariant, pendingType } =
    form
  const asked = [attributesFor, attributesOf, uploading, pendingVariant, pendingType]
  const conflict = [form.differences.length, Object.keys(form.choices), Object.keys(form.changedBy), form.replayed]
  return [mode, id, holder.permissions, hashOf(draft), hashOf(original), ...asked, ...conflict]
}

/** Products are long; a number tells them apart. */
function hashOf(draft: object): number {
  const known = hashes.get(draft)
  if (known !== undefined) return known
  let hash = 0
  for (const letter of JSON.stringify(draft)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  hashes.set(draft, hash)
  return hash
}

const hashes = new WeakMap<object, number>()
