import { createHash } from 'node:crypto'
import type { Endpoint } from './endpoint.ts'
import type { Answer } from './idempotency.ts'

/** What whoever asks may keep for a while, or the word that what they have kept is still so. */
export interface KeptAnswer {
  readonly status: number
  readonly body: string | null
  readonly headers: Record<string, string>
}

/** An answer that visitors, and what stands between them and the shop, may keep: with its tag, and without its body where they have it already. */
export function kept(
  answer: Answer,
  data: unknown,
  { maxAge = 0, changedAt }: Pick<Endpoint, 'maxAge' | 'changedAt'>,
  asked: Headers,
): KeptAnswer {
  const tag = tagOf(answer.body)
  const changed = changedAt ? new Date(changedAt(data)).toUTCString() : null
  const headers = {
    ...keeping(maxAge),
    etag: tag,
    ...(changed === null ? {} : { 'last-modified': changed }),
  }
  if (hasAlready(asked, tag, changed)) return { status: 304, body: null, headers }
  return { ...answer, headers }
}

/** For how long it may be kept; it differs by the shop and the language that are asked for. */
export function keeping(maxAge: number): { 'cache-control': string; vary: string } {
  return { 'cache-control': `public, max-age=${maxAge}`, vary: 'x-sid, x-lid' }
}

/** The tag of these bytes. */
export function tagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/**
 * Whether whoever asks has it as it is. The tag is believed before the moment (RFC 9110); a moment counts only where it is the same one,
 * because a page that takes the address of another may have been changed before it.
 */
export function hasAlready(asked: Headers, tag: string, changed: string | null): boolean {
  const tags = asked.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  return changed !== null && asked.get('if-modified-since') === changed
}
