import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { invoiceMethodActive } from '#api/rules/sales/invoice-methods.ts'
import { type EInvoice, EInvoiceFailure } from '#server/integrations/e-invoice/e-invoice.ts'
import { askIntegrator, httpEInvoice } from '#server/integrations/e-invoice/http-e-invoice.ts'
import { manualEInvoice } from '#server/integrations/e-invoice/manual-e-invoice.ts'
import { type Connector, connectionAt } from '#server/platform/connections/connection.ts'
import { noteOutcome } from '#server/platform/connections/state.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { InvoiceRow } from './load-invoice.ts'

const methods = resources['shop-invoice-methods'] as unknown as Resource

type Integrating = Pick<Services, 'db' | 'secrets' | 'config' | 'eInvoice'>

/** The integrator that an invoice was issued by: whichever is active since, nobody else knows of it. */
export async function integratorOf(
  { db, secrets, config, eInvoice }: Integrating,
  { shop_id, method_id }: Pick<InvoiceRow, 'shop_id' | 'method_id'>,
): Promise<EInvoice> {
  if (method_id === null) return eInvoice
  const connection = await connectionAt({ db, secrets }, methods, shop_id, method_id).catch((thrown) => {
    if (thrown instanceof Refused) throw new EInvoiceFailure('unreachable', 'the shop has removed it')
    throw thrown
  })
  if (connection.adapter === 'sandbox') return eInvoice
  if (connection.adapter === 'manual') return manualEInvoice
  if (!connection.readable) throw new EInvoiceFailure('unreachable', 'its secrets cannot be opened')
  const remembered = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const done = await work
      await noteOutcome(db, connection, null)
      return done
    } catch (thrown) {
      if (thrown instanceof EInvoiceFailure && thrown.trouble === 'unreachable')
        await noteOutcome(db, connection, { id: 'connection.unreachable', about: { detail: thrown.detail } })
      throw thrown
    }
  }
  const integrator = httpEInvoice(connection, config.privateHosts)
  return {
    send: (invoice) => remembered(integrator.send(invoice)),
    outcome: (uuid) => remembered(integrator.outcome(uuid)),
    cancel: (uuid) => remembered(integrator.cancel(uuid)),
  }
}

/** Trying a connection asks the integrator for an invoice that nobody has. */
export const invoiceConnector: Connector = {
  none: { id: invoiceMethodActive.id },
  test: async (connection, { config }) =>
    connection.adapter === 'http' ? askIntegrator(connection, config.privateHosts) : 'OK',
}
