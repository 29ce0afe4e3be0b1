import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { keyReused } from '#api/rules/platform/records.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

interface Kept {
  readonly refused: ApiFailure | null
}

/** A sale that waits may be stored already: only the server’s own word sets it free. */
export const saleRefused: Rule<{ sale: Kept | null }> = rule(
  /*i18n*/ {
    id: 'outbox.not_refused',
    message: 'Bu satış henüz yanıtlanmadı: sunucuda kayıtlı olabilir, gönderilmesini bekleyin.',
  },
  [],
  ({ sale }) => sale?.refused != null,
)

/** Its key was used with other words: mended it would be sold twice. */
export const saleNotStored: Rule<{ sale: Kept | null }> = rule(
  /*i18n*/ {
    id: 'outbox.stored_otherwise',
    message: 'Bu satış sunucuda başka bir içerikle kayıtlı: siparişlere bakın, yeniden satmayın.',
  },
  [],
  ({ sale }) => sale?.refused?.error !== keyReused.id,
)

/** What stands in the way of taking a sale back to the till. */
export const mendRules = [saleRefused, saleNotStored] as const
