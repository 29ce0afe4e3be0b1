import type { Campaign } from '#api/contract/content/campaigns.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import {
  addressParts,
  type Buyer,
  type NewAddress,
  type NewOrder,
  type NewOrderOptions,
  type NewOrderPrices,
  type NewOrderPricing,
  type OrderVariant,
  type StoredOrder,
} from '#api/contract/sales/new-order.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { codeSold, newOrderFormRules, nothingAwaited, sumsOf } from '#api/rules/sales/new-order.ts'
import type { NewOrderFacts } from '#api/rules/sales/new-order-facts.ts'
import { inStock, newLineRules, notTooManyBought } from '#api/rules/sales/new-order-lines.ts'
import { couponUnknown } from '#api/rules/sales/order-campaigns.ts'
import { weightOf } from '#api/rules/sales/parcel-weight.ts'
import { shippingPrice } from '#api/rules/sales/shipping-bands.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'

/** Something that was not added, and the rules that keep it from being sold here. */
export interface Kept {
  readonly name: string
  readonly rules: readonly Refusal[]
}

export interface NewOrderContext {
  readonly options: NewOrderOptions | null
  readonly draft: NewOrder
  /** As it was begun: what counts as unsaved is the difference. */
  readonly original: NewOrder
  /** The variants of the lines, as they were when they were added. */
  readonly variants: Readonly<Record<number, OrderVariant>>
  readonly buyer: Buyer | null
  /** What is looked for now, and what comes after it. */
  readonly wanted: readonly Wanted[]
  /** The customer who is asked for now; 0 for nobody. */
  readonly buyer_id: number
  /** The code of a coupon that is asked for now; empty for none. */
  readonly coupon_code: string
  /** The coupon that was found, as it was then. */
  readonly coupon: Campaign | null
  /** What was not added since something was last wanted. */
  readonly kept: readonly Kept[]
  /** Why the product or the customer could not be asked for; it stands until that is asked again or dropped. */
  readonly missed: ApiFailure | null
  /** The paths that were left once: their errors are shown from then on. */
  readonly touched: readonly string[]
  readonly revealed: boolean
  /** What the server refused at the last try. */
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** Kept over retries, so that an order whose answer was lost is stored once. */
  readonly key: string
  readonly stored: StoredOrder | null
}

export type Changes = Partial<NewOrderContext>

/** An address that says nothing. */
const noAddress = Object.fromEntries(addressParts.map((part) => [part, ''])) as unknown as NewAddress

const blank: NewOrder = {
  channel: 'phone',
  customer_id: null,
  guest: { name: '', surname: '', phone: '', email: '' },
  language: 'tr',
  lines: [],
  discount: { kind: 'fixed', value: '0' },
  delivery: 'cargo',
  shipping_method_id: null,
  shipping_price: '0',
  shipping_address: noAddress,
  same_address: 1,
  invoice_address: noAddress,
  invoice: { contact_type: 'individual', company_name: '', tax_office: '', tax_number: '', tc_number: '' },
  payment_method: 'money_transfer',
  coupon_code: '',
  note: '',
}

/** A new order before anything is written in it. */
export function begun(): NewOrderContext {
  return {
    ...{ options: null, draft: blank, original: blank, variants: {}, buyer: null, wanted: [], buyer_id: 0, kept: [] },
    ...{ coupon_code: '', coupon: null },
    ...{ missed: null, touched: [], revealed: false, refused: [], failure: null, key: '', stored: null },
  }
}

/** The form opens: a parcel goes by the shop's first method, the money comes by its first, and all is in the shop's country and language, until something else is said. */
export function opened(context: NewOrderContext, options: NewOrderOptions): Changes {
  const { draft } = context
  const address = { ...noAddress, country: options.country }
  const shipping_method_id = options.shipping_methods[0]?.id ?? null
  const payment_method = options.payment_methods[0]?.method ?? draft.payment_method
  const { language } = options
  const chosen = {
    ...draft,
    language,
    payment_method,
    shipping_method_id,
    shipping_address: address,
    invoice_address: address,
  }
  const first = { ...chosen, shipping_price: askedFor({ ...context, options, draft: chosen }) }
  return { options, draft: first, original: first, failure: null }
}

/** What the rules are judged with. */
export function factsOf({ draft, variants, options, buyer, coupon }: Judged): NewOrderFacts {
  const methods = options?.shipping_methods ?? []
  const payments = options?.payment_methods ?? []
  const { day = '', rows = [] } = options?.campaigns ?? {}
  const customer = buyer && { group_id: buyer.group_id ?? null }
  const campaigns = { day, customer, rows: coupon ? [...rows, coupon] : rows }
  return { order: draft, variants, tax_in_price: options?.tax_in_price !== 0, methods, payments, campaigns }
}

type Judged = Pick<NewOrderContext, 'draft' | 'variants' | 'options' | 'buyer' | 'coupon'>

/** The rules in the way of storing it, in the order of the form. Judged once, however many ask: there may be five hundred lines. */
export function wrong(context: NewOrderContext): Refusal[] {
  const before = judged.get(context)
  if (before) return before
  const awaited = context.wanted.length > 0 || context.buyer_id !== 0 || context.coupon_code !== ''
  const refusals = [...broken([nothingAwaited], { awaited }), ...broken(newOrderFormRules, factsOf(context))]
  judged.set(context, refusals)
  return refusals
}

const judged = new WeakMap<NewOrderContext, Refusal[]>()

export function hasUnsaved({ draft, original, stored }: NewOrderContext): boolean {
  return draft !== original && stored === null
}

/** Every change of what is written forgets why the last try failed: it is another order. */
export function drafted(context: NewOrderContext, changes: Partial<NewOrder>): Changes {
  const draft = { ...context.draft, ...changes }
  return { draft: sentFor(context, draft), refused: [], failure: null, key: '' }
}

/** What sending costs follows the method and the products, until somebody writes another price. */
function sentFor(context: NewOrderContext, draft: NewOrder): NewOrder {
  const { draft: before } = context
  if (draft.shipping_price !== before.shipping_price || draft.shipping_price !== askedFor(context)) return draft
  return { ...draft, shipping_price: askedFor({ ...context, draft }) }
}

/** What the chosen method asks for sending these products; nothing where it has no price for them. */
function askedFor(judged: Judged): string {
  const { options, draft, variants } = judged
  const method = options?.shipping_methods.find(({ id }) => id === draft.shipping_method_id)
  if (!method || method.bands.length === 0) return nothing
  const { products, discount } = sumsOf(factsOf(judged))
  const weight = weightOf({ order: draft, variants })
  const price = shippingPrice(method, { total: products - discount, weight })
  return price === null ? nothing : shortDecimal(price)
}

const nothing = '0'

/** As an untouched price is written: `0` for nothing. */
function shortDecimal(price: number): string {
  return price === 0 ? nothing : decimalOf(price)
}

/** The variant that was found becomes a line of as many as are bought at least, or one step more of its line, unless a rule keeps it from being sold here. */
export function added(context: NewOrderContext, variant: OrderVariant): Changes {
  const { lines, place } = oneMore(context.draft.lines, variant)
  const variants = { ...context.variants, [variant.variant_id]: variant }
  const facts = { ...factsOf({ ...context, variants }), order: { ...context.draft, lines } }
  const rules = broken([...newLineRules, inStock, notTooManyBought], facts).filter(({ at }) =>
    at?.some((path) => path.startsWith(`lines.${place}.`) || path === 'product'),
  )
  if (rules.length === 0) return { ...drafted({ ...context, variants }, { lines }), variants }
  return { kept: [...context.kept, { name: variantName(variant), rules: rules.map(({ at: _, ...rule }) => rule) }] }
}

/** What was looked for and is no variant. */
export function notThere(wanted: Wanted | undefined): Kept {
  const rule = wanted && 'code' in wanted ? { id: codeSold.id, about: { code: wanted.code } } : { id: notFound.id }
  return { name: '', rules: [rule] }
}

/** The coupon that was found is part of the order. */
export function couponed(context: NewOrderContext, coupon: Campaign): Changes {
  const changes = drafted({ ...context, coupon }, { coupon_code: coupon.code })
  return { ...changes, coupon, coupon_code: '', touched: withCoupon(context) }
}

/** The order goes without a coupon. */
export function uncouponed(context: NewOrderContext): Changes {
  return { ...drafted({ ...context, coupon: null }, { coupon_code: '' }), coupon: null, coupon_code: '' }
}

/** Nobody knows the code that was typed. */
export function noSuchCoupon(context: NewOrderContext): Changes {
  const code = context.coupon_code
  const refused = [{ id: couponUnknown.id, about: { code }, at: [couponField] }]
  return { ...uncouponed(context), refused, touched: withCoupon(context) }
}

/** The order as it is sent, with what it comes to on the screen. */
export function withShownTotal(context: NewOrderContext): NewOrder {
  return { ...context.draft, total: decimalOf(sumsOf(factsOf(context)).total) }
}

/** What is asked for to price it anew. */
export function pricedWith({ draft: { lines, customer_id, coupon_code = '' } }: NewOrderContext): NewOrderPricing {
  return { variant_ids: lines.map(({ variant_id }) => variant_id), customer_id, coupon_code }
}

/** What was written stays; it is priced with what the server told, and why it was not stored stands until something is written. */
export function priced(context: NewOrderContext, { tax_in_price, campaigns, variants }: NewOrderPrices): Changes {
  const { options, draft } = context
  const code = fold(draft.coupon_code ?? '')
  const coupon =
    code === '' ? null : (campaigns.rows.find((one) => one.kind === 'coupon' && fold(one.code) === code) ?? null)
  const sales = { ...campaigns, rows: campaigns.rows.filter(({ kind }) => kind === 'sale') }
  return {
    options: options && { ...options, tax_in_price, campaigns: sales },
    variants: { ...context.variants, ...Object.fromEntries(variants.map((one) => [one.variant_id, one])) },
    coupon: coupon ?? context.coupon,
    buyer: context.buyer && { ...context.buyer, group_id: campaigns.customer?.group_id ?? null },
    // Another one, so that all that is worked out for it is worked out anew.
    draft: { ...draft },
    key: '',
  }
}

const couponField = 'coupon_code'

/** What is said of a coupon is told at once: it was asked for. */
function withCoupon({ touched }: NewOrderContext): readonly string[] {
  return touched.includes(couponField) ? touched : [...touched, couponField]
}

/** The lines with one step more of the variant, and where its line stands. A number of pieces that is none yet becomes the first that may be bought. */
export function oneMore(
  lines: NewOrder['lines'],
  { variant_id, price, min_quantity: first, step_quantity: step }: OrderVariant,
) {
  const known = lines.findIndex((line) => line.variant_id === variant_id)
  if (known < 0) return { lines: [...lines, { variant_id, quantity: first, price: price ?? '0' }], place: lines.length }
  const more = (quantity: string | number) => (wholeOf(quantity) >= 1 ? wholeOf(quantity) + step : first)
  return {
    lines: lines.map((line, at) => (at === known ? { ...line, quantity: more(line.quantity) } : line)),
    place: known,
  }
}

/** A line goes. What was left once of the lines after it is theirs still, under the places that they now have. */
export function without(context: NewOrderContext, index: number): Changes {
  const lines = context.draft.lines.filter((_, at) => at !== index)
  const touched = context.touched.flatMap((path) => {
    const [list, place, field] = path.split('.')
    const at = Number(place)
    if (list !== 'lines' || at < index) return [path]
    return at === index ? [] : [`lines.${at - 1}.${field}`]
  })
  return { ...drafted(context, { lines }), touched }
}

/** A variant in words: its product, and which of its kinds. */
export function variantName({ name, options }: Pick<OrderVariant, 'name' | 'options'>): string {
  return options === '' ? name : `${name} · ${options}`
}
