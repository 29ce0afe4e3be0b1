import { askPaymentPage } from '#server/integrations/payment/payment.ts'
import type { Connector } from '#server/platform/connections/connection.ts'
import { onlineMethod } from './online.ts'

/** Trying a way of paying looks at the page of its bank. A shop may do without taking payments online. */
export const paymentConnector: Connector = {
  test: (connection, { config }) => askPaymentPage(connection, config.privateHosts),
  used: async (opening, { shop_id, id }) => (await onlineMethod(opening, shop_id))?.id === id,
}
