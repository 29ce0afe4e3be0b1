import { assign, setup } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Simulation, SimulationOptions, SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { simulationRules } from '#api/rules/sales/campaign-simulator.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { loadingStates } from '#machines/platform/loading-states.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** A record by what it is called. */
interface Named {
  readonly id: number
  readonly name: string
}

export interface CampaignSimulatorContext {
  readonly options: SimulationOptions | null
  readonly draft: Simulation
  readonly customer: Named | null
  /** The variants of the lines, as they were called when they were found. */
  readonly names: Readonly<Record<number, string>>
  /** What came out last; it stands until something is changed. */
  readonly result: SimulationResult | null
  readonly failure: ApiFailure | null
  /** What the server refused. */
  readonly refused: readonly Refusal[]
}

type CampaignSimulatorEvent =
  | { type: 'CHOOSE_CUSTOMER'; customer: Named }
  | { type: 'NO_CUSTOMER' }
  | { type: 'ADD'; variant: Named }
  | { type: 'SET_QUANTITY'; index: number; value: string }
  | { type: 'REMOVE_LINE'; index: number }
  | { type: 'CHANGE'; changes: Partial<Pick<Simulation, 'day' | 'payment_method' | 'code'>> }
  | { type: 'SIMULATE' }
  | { type: 'RETRY' }

const blank: Simulation = { customer_id: null, lines: [], day: '', payment_method: 'cash', code: '' }

const flow = setup({
  types: {
    context: {} as CampaignSimulatorContext,
    /** The code of the coupon that it is tried for. */
    input: {} as { readonly code: string },
    events: {} as CampaignSimulatorEvent,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    look: unwired<SimulationOptions, undefined>('look'),
    simulate: unwired<SimulationResult, { body: Simulation }>('simulate'),
  },
  guards: { valid: asOneGuard(simulationRules, ({ context }) => wrongIn(context)) },
  actions: {
    takeOptions: assign(({ context: { draft }, event }) => {
      const options = outputOf<SimulationOptions>(event)
      const payment_method = options.payment_methods[0]?.method ?? draft.payment_method
      return { options, draft: { ...draft, day: options.day, payment_method }, failure: null }
    }),
    chooseCustomer: assign(({ context, event }) =>
      event.type === 'CHOOSE_CUSTOMER'
        ? { customer: event.customer, ...drafted(context, { customer_id: event.customer.id }) }
        : {},
    ),
    noCustomer: assign(({ context }) => ({ customer: null, ...drafted(context, { customer_id: null }) })),
    add: assign(({ context, event }) => (event.type === 'ADD' ? added(context, event.variant) : {})),
    setQuantity: assign(({ context, event }) => {
      if (event.type !== 'SET_QUANTITY') return {}
      const { index, value } = event
      const lines = context.draft.lines.map((line, at) => (at === index ? { ...line, quantity: value } : line))
      return drafted(context, { lines })
    }),
    removeLine: assign(({ context, event }) => {
      const index = event.type === 'REMOVE_LINE' ? event.index : -1
      return drafted(context, { lines: context.draft.lines.filter((_, at) => at !== index) })
    }),
    change: assign(({ context, event }) => (event.type === 'CHANGE' ? drafted(context, event.changes) : {})),
    takeResult: assign(({ event }) => ({ result: outputOf<SimulationResult>(event), failure: null, refused: [] })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
  },
})

/** Campaigns, tried on an order that nobody stores: what each gives off it, and what keeps the others from it. */
export const campaignSimulatorMachine = flow.createMachine({
  id: 'campaignSimulator',
  context: ({ input: { code } }) => ({
    ...{ options: null, draft: { ...blank, code }, customer: null, names: {} },
    ...{ result: null, failure: null, refused: [] },
  }),
  initial: 'opening',
  states: {
    ...loadingStates({ target: 'trial.editing', actions: 'takeOptions' }),
    trial: {
      tags: ['editable'],
      initial: 'editing',
      on: {
        CHOOSE_CUSTOMER: { target: '.editing', actions: 'chooseCustomer' },
        NO_CUSTOMER: { target: '.editing', actions: 'noCustomer' },
        ADD: { target: '.editing', actions: 'add' },
        SET_QUANTITY: { target: '.editing', actions: 'setQuantity' },
        REMOVE_LINE: { target: '.editing', actions: 'removeLine' },
        CHANGE: { target: '.editing', actions: 'change' },
        SIMULATE: { guard: 'valid', target: '.simulating' },
      },
      states: {
        editing: { description: 'What was reckoned before is not true of it any more.' },
        simulating: {
          tags: ['busy'],
          invoke: {
            id: 'simulate',
            src: 'simulate',
            input: ({ context: { draft } }) => ({ body: draft }),
            onDone: { target: 'simulated', actions: 'takeResult' },
            onError: { target: 'failed', actions: 'takeFailure' },
          },
        },
        simulated: {},
        failed: { on: { RETRY: 'simulating' } },
      },
    },
  },
})

/** What stands in the way of reckoning it. */
export function wrongIn({ draft }: Pick<CampaignSimulatorContext, 'draft'>): Refusal[] {
  return broken(simulationRules, draft)
}

type Changes = Partial<CampaignSimulatorContext>

/** Another trial: what came out of the one before goes. */
function drafted({ draft }: CampaignSimulatorContext, changes: Partial<Simulation>): Changes {
  return { draft: { ...draft, ...changes }, result: null, failure: null, refused: [] }
}

/** One piece of it, or one more of its line. */
function added(context: CampaignSimulatorContext, { id, name }: Named): Changes {
  const { lines } = context.draft
  const known = lines.some(({ variant_id }) => variant_id === id)
  const more = lines.map((line) =>
    line.variant_id === id ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) } : line,
  )
  const next = known ? more : [...lines, { variant_id: id, quantity: '1' }]
  return { names: { ...context.names, [id]: name }, ...drafted(context, { lines: next }) }
}
