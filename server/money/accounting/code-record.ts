import { and, eq, ne } from 'drizzle-orm'
import { codeOnce } from '#api/rules/money/accounting.ts'
import { account_codes } from '#server/db/schema/accounting.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** An account has one code for each rate of tax. */
export const codeRecord: RecordHooks = {
  judge: async (db, { shop_id, id, draft }) => {
    const same = and(
      eq(account_codes.shop_id, shop_id),
      eq(account_codes.account, String(draft.account)),
      eq(account_codes.tax_rate, String(draft.tax_rate)),
      ne(account_codes.id, id ?? 0),
    )
    return (await db.$count(account_codes, same)) > 0 ? [{ id: codeOnce.id, at: ['account'] }] : []
  },
}
