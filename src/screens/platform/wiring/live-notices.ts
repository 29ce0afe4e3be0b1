import { is } from 'superstruct'
import { eventsOf } from '#api/client/platform/event-stream.ts'
import { stored } from '#api/client/platform/stored.ts'
import { Notifications, streamPath } from '#api/contract/platform/notices.ts'
import { panelConfig } from './config.ts'

/** How long it waits before it tries again, in milliseconds: twice as long after each time that failed. */
const waits = { first: 1_000, longest: 60_000 }
/** The server says something every 20 seconds; a stream that is silent for so long is dead. */
const silence = 50_000

/**
 * Hears what waits for the person as soon as it does, until it is stopped or the session ends. Only a tab that is looked at listens: browsers open
 * six connections to a server of the plain protocol, for all tabs together, and those in the background would take them from the others. A tab
 * that is looked at again goes on after what it heard last. The token goes in a header and never in an address, so the stream is fetched.
 */
export async function hearNotices(heard: (notifications: Notifications) => void, stop: AbortSignal): Promise<void> {
  const { apiUrl, live } = await panelConfig()
  if (!live) return
  const listening = { after: '' }
  for (let wait = waits.first; !stop.aborted; ) {
    await untilLookedAt(stop)
    if (stop.aborted) return
    const outcome = await hearOnce(`${apiUrl}${streamPath}`, listening, heard, stop)
    if (outcome === 'over') return
    wait = outcome === 'heard' ? waits.first : Math.min(wait * 2, waits.longest)
    // Not all panels at once, when a server is there again.
    await pause(wait * (0.5 + Math.random() / 2), stop)
  }
}

/** One connection: whether anything was heard on it, or the session is over and nothing will be. */
async function hearOnce(
  url: string,
  listening: { after: string },
  heard: (notifications: Notifications) => void,
  stop: AbortSignal,
): Promise<'heard' | 'nothing' | 'over'> {
  const own = new AbortController()
  const hidden = () => document.visibilityState === 'hidden' && own.abort()
  document.addEventListener('visibilitychange', hidden)
  let dead = setTimeout(() => own.abort(), silence)
  const alive = () => {
    clearTimeout(dead)
    dead = setTimeout(() => own.abort(), silence)
  }
  let outcome: 'heard' | 'nothing' = 'nothing'
  try {
    const answer = await fetch(url, {
      headers: headersAfter(listening.after),
      signal: AbortSignal.any([stop, own.signal]),
    })
    // Whoever is signed out, or asks a server without such a stream, goes without.
    if (answer.status >= 400 && answer.status < 500) return 'over'
    if (!answer.ok || !answer.body) return 'nothing'
    for await (const { event, data, id } of eventsOf(answer.body, alive)) {
      outcome = 'heard'
      if (event === 'end') return 'over'
      if (id) listening.after = id
      const told: unknown = JSON.parse(data)
      if (event === 'notices' && is(told, Notifications)) heard(told)
    }
  } catch {
    // A connection that breaks is opened again.
  } finally {
    clearTimeout(dead)
    document.removeEventListener('visibilitychange', hidden)
  }
  return outcome
}

function headersAfter(after: string): Record<string, string> {
  return {
    accept: 'text/event-stream',
    authorization: `Bearer ${stored('token') ?? ''}`,
    'x-sid': stored('shop_id') ?? '1',
    ...(after ? { 'last-event-id': after } : {}),
  }
}

function untilLookedAt(stop: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => document.visibilityState === 'visible' && resolve()
  document.addEventListener('visibilitychange', look)
  stop.addEventListener('abort', () => resolve())
  return promise.finally(() => document.removeEventListener('visibilitychange', look))
}

function pause(time: number, stop: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, time)
  stop.addEventListener('abort', () => resolve())
  return promise.finally(() => clearTimeout(timer))
}
