import { createActor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import { orderSheets } from '#screens/wiring/order-sheets.ts'
import { type Act, nothing } from './acts.ts'

export const sheetActs: readonly Act[] = [
  {
    name: 'opening what is printed of an order',
    at: ['GET', '/v1/panel/orders/sheets'],
    says: 'notLoaded',
    changes: 0,
    ready: async ({ given }) => {
      const actor = createActor(orderSheets, { input: { kind: 'slip', ids: [given.orders.moved] } })
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          if (begun) actor.send({ type: 'RETRY' })
          else actor.start()
          begun = true
        },
        told: () => {
          const { failure } = actor.getSnapshot().context
          return failure ? told(failure, 'notLoaded') : nothing
        },
        kept: () => actor.getSnapshot().context.ids,
        done: () => actor.getSnapshot().matches('shown'),
      }
    },
  },
]
