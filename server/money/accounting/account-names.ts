import { eq } from 'drizzle-orm'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import type { Database } from '#server/db/open.ts'
import { type AccountName, account_codes } from '#server/db/schema/accounting.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** How the accountant calls each account: by its rate of tax (`391 20`), for all of them (`391`), or as the uniform chart does. */
export type AccountNames = Readonly<Record<string, AccountName>>

/** The names of a shop, those of the uniform chart where it has none of its own. */
export async function namesOf(db: Database, shop_id: number): Promise<AccountNames> {
  const uniform = Object.entries(ledgerAccounts).map(([code, says]) => [
    code,
    { code, title: formatMessage('tr', says) },
  ])
  const own = await db.select().from(account_codes).where(eq(account_codes.shop_id, shop_id))
  const rows = own.map(({ account, tax_rate, code, title }) => [
    tax_rate === 'all' ? account : `${account} ${tax_rate}`,
    { code, title },
  ])
  return Object.fromEntries([...uniform, ...rows])
}

/** The name of an account on a line with this rate of tax. */
export function nameOf(names: AccountNames, account: string, rate: number | null): AccountName {
  return names[`${account} ${rate}`] ?? names[account] ?? { code: account, title: account }
}
