import type { LedgerAccount } from '#api/contract/platform/ledger.ts'

/** Where money of the shop is kept, as far as the books go. */
export interface MoneyAccount {
  readonly id: number
  readonly kind: string
}

/** The account of the books that holds this money; what another keeps for the shop is its money all the same. */
export function moneyAccount(kind: string | undefined): LedgerAccount {
  if (kind === 'cash') return '100'
  return kind === 'bank' ? '102' : '108'
}
