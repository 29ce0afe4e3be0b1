import type { Context } from 'hono'

/**
 * The address that a call comes from, for the limits. Behind `proxies` servers of the shop's own, each of which adds to `X-Forwarded-For` whom
 * it heard from, it is the entry that the outermost of them added; what stands before it was written by the caller, and is believed by nobody.
 */
export function addressOf(c: Context, proxies: number): string {
  const heard = proxies > 0 ? forwarded(c.req.header('x-forwarded-for')).at(-proxies) : undefined
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  return heard ?? incoming?.socket?.remoteAddress ?? 'local'
}

function forwarded(header = ''): string[] {
  return header
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
