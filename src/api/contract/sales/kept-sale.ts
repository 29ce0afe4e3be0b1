import type { ApiFailure } from '#api/contract/platform/failure.ts'

/** A finished sale that the server has not acknowledged, as the browser keeps it. */
export interface KeptSale<Body = unknown> {
  readonly owner: string
  /** Its Idempotency-Key: made when the sale was finished, and never another one. */
  readonly key: string
  /** Its place among the sales of this browser: what was sold first is sent first, whatever the clock says. */
  readonly number: number
  /** When it was finished, in milliseconds. */
  readonly at: number
  /** What is sent, to the letter. */
  readonly body: Body
  /** What people know it by: its total as money, and how many pieces. */
  readonly total: string
  readonly currency: string
  readonly pieces: number
  /** The till as it was, so that a refused sale can be mended. */
  readonly snapshot: unknown
  /** Why the server refused it; `null` while it waits to be sent. */
  readonly refused: ApiFailure | null
}

/** A finished sale as the till hands it over. */
export type FinishedSale<Body = unknown> = Omit<KeptSale<Body>, 'owner' | 'number' | 'refused'>

/**
 * The Idempotency-Key of a sale. The server keeps the answers of such keys for more than a year, since a till may be switched off with an
 * unsent sale for longer than a form stays open.
 */
export function newSaleKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `sale-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** How long the oldest of them waits, in milliseconds; a clock that was set back makes nobody wait less than nothing. */
export function ageOf(sales: readonly KeptSale[], now: number): number {
  return Math.max(0, ...sales.map(({ at }) => now - at))
}
