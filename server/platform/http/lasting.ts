import { createHash } from 'node:crypto'
import type { Answer } from './idempotency.ts'

export interface LastingAnswer {
  readonly status: number
  readonly body: string | null
  readonly headers: Record<string, string>
}

/** An answer that may be kept for a while, with the tag by which it is asked after: who has it already is told no more than that. */
export function lasting({ status, body }: Answer, asked: Headers, seconds: number): LastingAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': `public, max-age=${seconds}`, vary: 'x-sid, x-lid' }
  const known = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) ? { status: 304, body: null, headers } : { status, body, headers }
}
