import { fromPromise } from 'xstate'
import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { FastSale, FastSaleOptions } from '#api/contract/sales/fast-sale.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { couponOffline } from '#api/rules/sales/fast-sale-discounts.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import type { FinishedSale, KeptTill, OpenedTill, WaitingSale } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { counterPatience } from '#machines/sales/fast-sale/fast-sale.discounts.ts'
import { fastSaleMachine } from '#machines/sales/fast-sale/fast-sale.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { knownOrAsked } from '#screens/platform/wiring/known-or-asked.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { renewals } from '#screens/platform/wiring/session.ts'
import { keptTill, tillOwner, tillSlot } from './kept-till.ts'
import { keepSale } from './outbox.ts'
import { known, lookup } from './till-index.ts'

/** The till with its calls, and what the browser keeps of it. */
export const fastSale = fastSaleMachine.provide({
  actors: {
    open: fromPromise<OpenedTill, undefined>(async () => {
      const [{ sale }, { slot }] = await Promise.all([keptTill(), tillSlot()])
      const kept = (await sale.load(slot)) as KeptTill | null
      return { kept, options: await optionsOr(kept?.options ?? null), parked: await waiting() }
    }),
    // A code is known in this browser; what it does not know yet the server does.
    find: knownOrAsked(
      ({ wanted }: { wanted: Wanted }) => ('code' in wanted ? known(wanted.code) : undefined),
      ({ wanted }) =>
        'code' in wanted ? lookup(wanted.code) : call(fastSaleOperations.scan, { query: { id: wanted.id } }),
    ),
    know: fromOperation(fastSaleOperations.customer, ({ id }: { id: number }) => ({ params: { id } })),
    check: fromPromise(({ input }: { input: SaleAsked }) => campaigns(input)),
    price: fromPromise(({ input }: { input: SaleAsked }) => campaigns(input)),
    sell: fromPromise(async ({ input: { body, key } }: { input: { body: FastSale; key: string } }) => {
      // What cannot leave the till cannot be judged: with discounts it is not kept to be judged later.
      if (isOffline() && carries(body))
        throw failure('refused', { rules: [{ id: couponOffline.id, at: ['coupon_code'] }], error: couponOffline.id })
      await untilSaved()
      return call(fastSaleOperations.sell, { body, key })
    }),
    queue: fromPromise<unknown, FinishedSale>(({ input }) => keepSale(input)),
    park: fromPromise<readonly WaitingSale[], { label: string; at: number; kept: KeptTill }>(
      async ({ input: { label, at, kept: snapshot } }) => {
        const { parked } = await keptTill()
        await parked.park({ id: crypto.getRandomValues(new Uint32Array(3)).join('-'), label, at, snapshot })
        return waiting()
      },
    ),
    take: fromPromise(async ({ input: { id } }: { input: { id: string } }) => {
      const taken = await (await keptTill()).parked.take(id)
      return { kept: (taken?.snapshot as KeptTill | undefined) ?? null, parked: await waiting() }
    }),
    renewals,
  },
})

const latest = panelPart(() => ({ save: Promise.resolve() }))

/** Keeps the till as it is now in the browser, one step after the other. */
export function keepTill(kept: KeptTill): Promise<void> {
  // Whoever signed out meanwhile has left: what is nobody's is not kept.
  if (tillOwner().user_id === 0) return Promise.resolve()
  const saving = save(kept)
  latest().save = saving
  return saving
}

async function save(kept: KeptTill): Promise<void> {
  const [{ sale }, { slot }] = await Promise.all([keptTill(), tillSlot()])
  await sale.save(slot, kept)
}

/** Answers once the sale is kept with the key under which it is sent: whoever sells it again after a power cut sells it once. */
async function untilSaved(): Promise<void> {
  // Whoever keeps it hears of the sale after the call has begun.
  await Promise.resolve()
  // What cannot be kept is sold all the same; the page says that it is not kept.
  await Promise.race([latest().save.catch(() => {}), new Promise((late) => setTimeout(late, counterPatience))])
}

/** What it sells with; where nobody answers, as it was told last. */
async function optionsOr(known: FastSaleOptions | null): Promise<FastSaleOptions> {
  try {
    return await call(fastSaleOperations.options)
  } catch (thrown) {
    const { kind } = thrown as { kind?: string }
    if (known && (kind === 'network' || kind === 'timeout')) return known
    throw thrown
  }
}

async function waiting(): Promise<readonly WaitingSale[]> {
  const { parked } = await keptTill()
  return (await parked.list()).map(({ id, label, at }) => ({ id, label, at }))
}

interface SaleAsked {
  readonly code: string
  readonly customer_id: number | null
}

/** What campaigns give now. */
async function campaigns({ code, customer_id }: SaleAsked): Promise<OrderCampaigns> {
  const query = { ...(code === '' ? {} : { code }), ...(customer_id === null ? {} : { customer_id }) }
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(failure('timeout')), counterPatience))
  return Promise.race([call(fastSaleOperations.campaigns, { query }), late])
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

function carries({ coupon_code = '', discounts = [] }: FastSale): boolean {
  return coupon_code !== '' || discounts.length > 0
}
