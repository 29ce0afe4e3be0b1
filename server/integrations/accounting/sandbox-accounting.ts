import { connectionFailures } from '#api/rules/platform/connections.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import type { Accounting } from './accounting.ts'
import { entryColumns } from './entry-sheet.ts'
import { fileAccounting } from './file-accounting.ts'

const code = entryColumns.findIndex(({ id }) => id === 'code')
/** What the sandbox knows as an account: three digits of the uniform chart, and parts below it. */
const known = /^[1-7]\d{2}([.-]?[0-9A-Z]+)*$/

/** A program for trying things out: it takes everything but accounts that no chart has. */
export const sandboxAccounting: Accounting = {
  ...fileAccounting('csv', { separator: ';', turkish: true }),
  take: async ({ rows }) => {
    for await (const row of rows) {
      const account = String(row[code] ?? '')
      if (!known.test(account)) throw refused(`Hesap planında olmayan hesap kodu: ${account}`)
    }
  },
  test: async () => 'Deneme muhasebe programı: hazır',
}

function refused(answer: string): ConnectionFailure {
  return new ConnectionFailure({ id: connectionFailures.answered.id, about: { answer } })
}
