import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { FastSale, FastSaleOptions, SaleCustomer, SalePayment, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import { type AddressPart, addressParts, type NewAddress, type OrderVariant } from '#api/contract/sales/new-order.ts'
import { withPart } from '#api/rules/platform/address-places.ts'
import { decimalOf, type Minor, minorOf } from '#api/rules/platform/money.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { fastSaleRules, paidIn, saleLineRules, saleMaximumKept, salePayableRules } from '#api/rules/sales/fast-sale.ts'
import type { FastSaleFacts } from '#api/rules/sales/fast-sale-facts.ts'
import { fastSaleSums } from '#api/rules/sales/fast-sale-sums.ts'
import { nothingAwaited } from '#api/rules/sales/new-order.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import { type Kept, oneMore, variantName } from '#machines/sales/new-order/new-order.context.ts'

/** A sale at the side of the till, by what people know it. */
export interface WaitingSale {
  readonly id: string
  readonly label: string
  readonly at: number
}

/** The till as the browser keeps it: over a reload, a crash, a power cut. */
export interface KeptTill {
  readonly stage: 'writing' | 'paying' | 'storing' | 'done'
  /** What it was opened with, for a till that is opened without the network. */
  readonly options: FastSaleOptions | null
  readonly draft: FastSale
  readonly variants: FastSaleContext['variants']
  readonly customer: SaleCustomer | null
  readonly key: string
  readonly at: number
  readonly tendered: string
  readonly sold: SoldOrder | null
  readonly queued: boolean
  /** What campaigns gave when they were asked about last; a till of before did not ask. */
  readonly campaigns?: OrderCampaigns | null
  readonly reachable?: boolean
}

/** A finished sale that could not be sent, as the browser is to keep it. */
export interface FinishedSale {
  readonly key: string
  readonly at: number
  readonly body: FastSale
  readonly total: string
  readonly currency: string
  readonly pieces: number
  /** The till as it was, so that a refused sale can be mended. */
  readonly snapshot: KeptTill
}

export interface FastSaleInput {
  readonly holder: Holder
}

export interface FastSaleContext extends FastSaleInput {
  readonly options: FastSaleOptions | null
  readonly draft: FastSale
  /** The variants of the lines, as they were when they were scanned. */
  readonly variants: Readonly<Record<number, OrderVariant>>
  readonly customer: SaleCustomer | null
  /** What is looked for now, and what comes after it. */
  readonly wanted: readonly Wanted[]
  /** The customer who is asked for now; 0 for nobody. */
  readonly asked: number
  /** What was not added since something was last scanned. */
  readonly kept: readonly Kept[]
  /** Why a product, a customer or a parked sale could not be had. */
  readonly missed: ApiFailure | null
  /** What the server refused at the last try, and why it failed. */
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** Kept over retries: a sale whose answer was lost is stored once. */
  readonly key: string
  /** When it was finished, in milliseconds. */
  readonly at: number
  /** The cash that was given, for the change alone. */
  readonly tendered: string
  readonly sold: SoldOrder | null
  /** It waits in the browser to be sent. */
  readonly queued: boolean
  readonly parked: readonly WaitingSale[]
  /** The sales of the day and the coupon of the sale, as the server told them last; nothing where they are not to be given. */
  readonly campaigns: OrderCampaigns | null
  /** The code of a coupon that is asked for now; empty for none. */
  readonly coupon_code: string
  /** The server answered when it was asked for campaigns last. */
  readonly reachable: boolean
}

export type Changes = Partial<FastSaleContext>

/** A till as it was kept, with the sales at its side. */
export interface OpenedTill {
  readonly options: FastSaleOptions
  readonly kept: KeptTill | null
  readonly parked: readonly WaitingSale[]
}

const emptySale: FastSale = {
  ...{ order_type: 'in_store', customer_id: null, address_id: null, address: null },
  ...{ shipping_method_id: null, shipping_price: '0', lines: [], discount: { type: 'fixed', value: '0' } },
  ...{ payments: [], note: '' },
}

const nothingUnder = {
  ...{ variants: {}, wanted: [], asked: 0, kept: [], missed: null, refused: [], failure: null },
  ...{ key: '', at: 0, tendered: '', sold: null, queued: false },
  ...{ campaigns: null, coupon_code: '', reachable: true },
} as const

/** A till before anything is known of it. */
export function begun({ holder }: FastSaleInput): FastSaleContext {
  return { holder, options: null, draft: emptySale, customer: null, parked: [], ...nothingUnder }
}

/** The next sale: to whoever walks in, handed over, by nothing yet. */
export function nextSale({ options }: Pick<FastSaleContext, 'options'>): Changes {
  const customer = options?.walk_in ?? null
  const shipping_method_id = options?.shipping_methods[0]?.id ?? null
  const draft = { ...emptySale, customer_id: customer?.id ?? null, shipping_method_id }
  return { ...nothingUnder, draft, customer, campaigns: options?.campaigns ?? null }
}

/** The till goes on where it was; what it sells with is as the server has it now. */
export function takenUp({ options, kept, parked }: OpenedTill): Changes {
  if (!kept) return { options, parked, ...nextSale({ options }) }
  const { stage: _, options: __, ...sale } = kept
  return {
    ...nothingUnder,
    ...sale,
    options,
    parked,
    campaigns: sale.campaigns ?? null,
    reachable: sale.reachable ?? true,
  }
}

/** The till as the browser keeps it. */
export function keptOf(context: FastSaleContext, stage: KeptTill['stage']): KeptTill {
  const { options, draft, variants, customer, key, at, tendered, sold, queued, campaigns, reachable } = context
  return { stage, options, draft, variants, customer, key, at, tendered, sold, queued, campaigns, reachable }
}

/** Where the goods go: what was written, else where their customer lives. */
export function addressOf({ draft, customer }: Pick<FastSaleContext, 'draft' | 'customer'>): NewAddress | null {
  return draft.address ?? customer?.address ?? null
}

/** What the rules are judged with. */
export function factsOf(context: FastSaleContext): FastSaleFacts {
  const { draft, variants, options, customer, holder, reachable } = context
  return {
    ...{ sale: draft, variants, holder, customer: customer !== null, address: addressOf(context) },
    tax_in_price: options?.tax_in_price !== 0,
    methods: options?.shipping_methods ?? [],
    payments: options?.payment_methods ?? [],
    accounts: options?.accounts ?? [],
    ...{ approved: draft.approval !== undefined, reachable, campaigns: campaignsOf(context) },
  }
}

/** The campaigns with who buys: nobody in particular where whoever walks in does. */
function campaignsOf({ campaigns, customer }: FastSaleContext): OrderCampaigns | undefined {
  if (!campaigns) return undefined
  return { ...campaigns, customer: customer && !customer.walk_in ? { group_id: customer.group_id ?? null } : null }
}

/** What the sale comes to. Worked out once for each draft, however many ask. */
export function sumsIn(context: FastSaleContext) {
  const before = summed.get(context.draft)
  if (before) return before
  const sums = fastSaleSums(factsOf(context))
  summed.set(context.draft, sums)
  return sums
}
const summed = new WeakMap<FastSale, ReturnType<typeof fastSaleSums>>()

/** What is given back in cash: what was given less what is paid in cash; nothing while it does not reach. */
export function changeOf({ draft, tendered }: FastSaleContext): Minor {
  const cash = paidIn(draft.payments.filter(({ method }) => method === 'cash'))
  return Math.max(0, (minorOf(tendered) ?? 0) - cash)
}

/** The rules in the way of paying for it, and of finishing it. */
export const unpayable = judging(salePayableRules)
export const unfinished = judging(fastSaleRules)

function judging(rules: typeof fastSaleRules) {
  const judged = new WeakMap<FastSaleContext, Refusal[]>()
  return (context: FastSaleContext): Refusal[] => {
    const before = judged.get(context)
    if (before) return before
    const awaited = context.wanted.length > 0 || context.asked !== 0 || context.coupon_code !== ''
    const found = [...broken([nothingAwaited], { awaited }), ...broken(rules, factsOf(context))]
    judged.set(context, found)
    return found
  }
}

/** Every change forgets why the last try failed: it is another sale. */
export function drafted(context: FastSaleContext, changes: Partial<FastSale>): Changes {
  return { draft: followed(context, changes), refused: [], failure: null, key: '' }
}

/** The sale with what changed, in it or in what campaigns give. One payment that was all of it stays all of it. */
export function followed(context: FastSaleContext, changes: Partial<FastSale>, next: Changes = {}): FastSale {
  const { discounts: _, coupon_code, ...rest } = { ...context.draft, ...changes }
  const draft = { ...rest, ...(coupon_code ? { coupon_code } : {}) }
  const [only, more] = draft.payments
  const follows = only && !more && minorOf(only.amount) === sumsIn(context).total && changes.payments === undefined
  const total = () => sumsIn({ ...context, ...next, draft }).total
  const payments = follows ? [{ ...only, amount: decimalOf(total()) }] : draft.payments
  return { ...draft, payments }
}

/** The variant that was found becomes a line, or one more of its line, unless a rule keeps it from being sold. */
export function added(context: FastSaleContext, variant: OrderVariant): Changes {
  const steps = context.draft.override === 1 ? { min_quantity: 1, step_quantity: 1 } : {}
  const { lines, place } = oneMore(context.draft.lines as never, { ...variant, ...steps })
  const variants = { ...context.variants, [variant.variant_id]: variant }
  const facts = { ...factsOf({ ...context, variants }), sale: { ...context.draft, lines } }
  const rules = broken([...saleLineRules, saleMaximumKept], facts).filter(({ at }) =>
    at?.some((path) => path.startsWith(`lines.${place}.`) || path === 'product'),
  )
  if (rules.length === 0) return { ...drafted({ ...context, variants }, { lines }), variants }
  return { kept: [...context.kept, { name: variantName(variant), rules: rules.map(({ at: _, ...rule }) => rule) }] }
}

/** The sale is for somebody else, who lives elsewhere. */
export function soldTo(context: FastSaleContext, customer: SaleCustomer | null): Changes {
  const address_id = customer && !customer.walk_in ? customer.id : null
  const to = { customer_id: customer?.id ?? null, address_id, address: null }
  return { customer, asked: 0, missed: null, ...drafted(context, to) }
}

/** A part of the address is written: from then on it is one of its own. */
export function addressed(
  context: FastSaleContext,
  { part, value, listed = false }: { part: AddressPart; value: string; listed?: boolean },
): Changes {
  const none = Object.fromEntries(addressParts.map((one) => [one, ''])) as unknown as NewAddress
  return drafted(context, { address: withPart(addressOf(context) ?? none, part, value, listed) })
}

/** Another way of paying, for what is still to be paid; a way that pays already is not begun twice. */
export function withPayment(context: FastSaleContext, method: SalePayment['method']): FastSale['payments'] {
  const { payments } = context.draft
  if (payments.some((one) => one.method === method)) return payments
  const more = { method, amount: '0', account_id: null }
  // A campaign may be for the ways in which it is paid.
  const paid = { ...context, draft: { ...context.draft, payments: [...payments, more] } }
  const rest = Math.max(0, sumsIn(paid).total - paidIn(payments))
  return [...payments, { ...more, amount: decimalOf(rest) }]
}

/** Nothing was said of how it is paid: all of it, in the shop's first way. */
export function proposed(context: FastSaleContext): Changes {
  const first =
    context.options?.payment_methods.find(({ method }) => method === 'cash') ?? context.options?.payment_methods[0]
  if (!first || context.draft.payments.length > 0) return {}
  return drafted(context, { payments: withPayment(context, first.method) })
}
