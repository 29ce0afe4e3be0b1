import { failure } from '#api/contract/platform/failure.ts'
import type { SimulationOptions, SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import {
  type CampaignSimulatorContext,
  campaignSimulatorMachine,
} from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What the walks name: a product, a customer, and the codes of a coupon that applies and of one whose days are over. */
export const known = { variant: 7, name: 'Keten elbise', customer: 5, open: 'DENE10', over: 'DENE-ESKI', none: 'YOK' }

/** The day that the walks try; what is tried before it is tried on a day without an end. */
export const walkedDay = '2026-11-20'

const options: SimulationOptions = {
  ...{ currency: 'TRY', day: walkedDay },
  payment_methods: [
    { method: 'cash', name: 'Nakit', minimum: '', maximum: '' },
    { method: 'credit_card', name: 'Kredi kartı', minimum: '', maximum: '' },
  ],
}

const line = { variant_id: known.variant, name: known.name, quantity: 1, price: '49.90' }
const applied: SimulationResult = {
  ...{ currency: 'TRY', free_shipping: false, tax_in_price: true, tax: '0.00', code: [] },
  lines: [{ ...line, off: '4.99', total: '44.91' }],
  applied: [{ campaign: campaignOf({ kind: 'coupon', code: known.open }), amount: '4.99', lines: 1 }],
  ...{ refused: [], products: '49.90', discount: '4.99', total: '44.91' },
}

const changes = [
  { type: 'CHANGE', changes: { code: known.open } },
  { type: 'CHANGE', changes: { payment_method: 'credit_card' } },
  { type: 'CHANGE', changes: { day: '31.02.2026' } },
  { type: 'CHOOSE_CUSTOMER', customer: { id: known.customer, name: 'Zeynep Yılmaz' } },
  { type: 'SET_QUANTITY', index: 0, value: '2' },
  { type: 'SET_QUANTITY', index: 0, value: '0' },
  { type: 'REMOVE_LINE', index: 0 },
] as const

/** Campaigns, tried on a basket of one product. */
export default paths(campaignSimulatorMachine)({
  inputs: { trying: { code: '' } },
  events: ({ context }) => [
    ...(context.draft.lines.length === 0
      ? ([{ type: 'ADD', variant: { id: known.variant, name: known.name } }] as const)
      : []),
    // From the first basket alone: what two changes come to is known from each.
    ...(isPlain(context) ? changes : []),
    ...(context.customer ? ([{ type: 'NO_CUSTOMER' }] as const) : []),
    { type: 'SIMULATE' },
    { type: 'RETRY' },
  ],
  answers: {
    look: { done: [options], failed: [failure('network')] },
    simulate: { done: [applied], failed: [failure('network')] },
  },
  key: ({ value, context: { draft, customer } }) => JSON.stringify([value, draft, customer?.id]),
})

function isPlain({ draft, customer }: CampaignSimulatorContext): boolean {
  const [first] = draft.lines
  return (
    [first?.quantity === '1', draft.code === '', draft.payment_method === 'cash'].every(Boolean) &&
    [draft.day === walkedDay, customer === null].every(Boolean)
  )
}
