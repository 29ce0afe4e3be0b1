import { accountingOf } from '#server/integrations/accounting/accounting.ts'
import type { Connector } from '#server/platform/connections/connection.ts'

/** Trying an accounting connection makes a file of one entry and reads it back, or asks the program. A shop may do without. */
export const accountingConnector: Connector = {
  test: (connection) => accountingOf(connection).test(),
}
