import type { Simulation } from '#api/contract/sales/campaign-simulator.ts'
import { campaignSimulatorOperations } from '#api/operations/sales/campaign-simulator.ts'
import { campaignSimulatorMachine } from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** Campaigns, tried on an order, with its calls. */
export const campaignSimulator = campaignSimulatorMachine.provide({
  actors: {
    look: fromOperation(campaignSimulatorOperations.options),
    simulate: fromOperation(campaignSimulatorOperations.simulate, ({ body }: { body: Simulation }) => ({ body })),
  },
})
