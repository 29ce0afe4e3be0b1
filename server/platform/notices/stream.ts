import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { streamPath } from '#api/contract/platform/notices.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { unavailable } from '#api/rules/platform/records.ts'
import { permit, whoIs } from '#server/platform/http/authenticate.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { failureOf, Refused, refuse } from '#server/platform/http/refused.ts'
import { noticesFor, noticesMark } from './notifications.ts'

/** How often it is looked whether there is anything new, and whether the session still holds. */
const pause = 3_000
/** So often a line goes out although nothing is new, so that nobody on the way takes the connection for dead. */
const beat = 20_000

/** The streams that are open over some services, to be ended with them. */
const ending = new WeakMap<Services, AbortController>()

/**
 * Tells a panel what waits for its person, as soon as it does: `GET /v1/panel/notifications/stream`. It asks the database itself, so that it hears
 * of what other servers wrote too. Hearing keeps no session alive, and the stream ends with the session.
 */
export function serveNoticeStream(app: Hono, services: Services): void {
  const closed = new AbortController()
  ending.set(services, closed)
  app.get(streamPath, async (c) => {
    const headers = c.req.raw.headers
    try {
      if (closed.signal.aborted) throw refuse(503, unavailable)
      permit(await whoIs(services.db, headers), sessionOperations.notifications, headers)
    } catch (thrown) {
      const refused = thrown instanceof Refused ? thrown : refuse(503, unavailable)
      return c.json(failureOf(refused), refused.status as 401, { 'cache-control': 'no-store' })
    }
    c.header('x-accel-buffering', 'no')
    c.header('x-content-type-options', 'nosniff')
    return streamSSE(c, (stream) => tell(stream, services, headers, closed.signal))
  })
}

/** Ends the streams, which would keep the server from stopping. */
export function endNoticeStreams(services: Services): void {
  ending.get(services)?.abort()
}

async function tell(stream: SSEStreamingApi, { db }: Services, headers: Headers, closed: AbortSignal): Promise<void> {
  const left = new AbortController()
  stream.onAbort(() => left.abort())
  const over = AbortSignal.any([closed, left.signal])
  let told = headers.get('last-event-id') ?? ''
  let spoke = Date.now()
  while (!over.aborted) {
    const actor = await whoIs(db, headers).catch(() => null)
    if (!actor) return void (await stream.writeSSE({ event: 'end', data: '' }))
    const mark = await noticesMark(db, actor)
    if (mark !== told) {
      await stream.writeSSE({ event: 'notices', id: mark, data: JSON.stringify(await noticesFor(db, actor)) })
      told = mark
      spoke = Date.now()
    } else if (Date.now() - spoke >= beat) {
      await stream.write(': still here\n\n')
      spoke = Date.now()
    }
    await sleep(pause, undefined, { signal: over, ref: false }).catch(() => {})
  }
}
