import { createActor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { invoiceFileTo } from '#screens/sales/wiring/invoice-file.ts'
import { orderSheets } from '#screens/sales/wiring/order-sheets.ts'
import { type Act, nothing } from './acts.ts'

const fetchingXml: Act = {
  name: 'fetching the XML of an invoice',
  at: ['GET', '/v1/panel/invoices/:id/xml'],
  says: 'notLoaded',
  changes: 0,
  file: true,
  ready: async ({ given }) => {
    const saved: string[] = []
    const actor = createActor(invoiceFileTo((_, name) => saved.push(name))).start()
    const query = { ...freshQuery('orders'), filters: { invoice: String(given.invoices.asked) } }
    const wanted = { columns: [], format: 'csv', lang: 'tr', name: 'KPA', rows: 1 } as const
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'EXPORT', exporting: { resource: 'orders', query, ...wanted } }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'failed' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
      },
      kept: () => saved.length,
      done: () => saved.length === 1,
    }
  },
}

export const sheetActs: readonly Act[] = [
  fetchingXml,
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
          return failure ? failureMessages(failure, 'notLoaded') : nothing
        },
        kept: () => actor.getSnapshot().context.ids,
        done: () => actor.getSnapshot().matches('shown'),
      }
    },
  },
]
