import { type Struct, validate } from 'superstruct'
import { stored } from '#api/client/platform/stored.ts'
import { asFailure } from '#api/contract/platform/failure.ts'

/**
 * What the server last answered the person who is signed in, for the pages that open without a network. It lies under a mark of their token, which
 * nobody has after them, is worth an hour, and goes with the token. Browsers keep it for pages that came over a safe connection only.
 */
const prefix = 'answers '

/** So long, in milliseconds, a kept answer is worth something. */
const longest = 60 * 60_000

/** Keeps answers by their names, and drops whatever was kept for others. */
export async function keepAnswers(answers: Readonly<Record<string, unknown>>): Promise<void> {
  const name = await ownName()
  if (!name) return
  const cache = await caches.open(name)
  const headers = { date: new Date().toUTCString() }
  await Promise.all(
    Object.entries(answers).map(([path, answer]) => cache.put(`/kept/${path}`, Response.json(answer, { headers }))),
  )
  await forgetAnswers((await ownName()) ?? '')
}

/** A kept answer of the last hour; `null` where there is none that this panel understands. */
async function recallAnswer<T>(path: string, data: Struct<T, unknown>): Promise<T | null> {
  const name = await ownName()
  const kept = name ? await (await caches.open(name)).match(`/kept/${path}`) : undefined
  if (!kept || Date.now() - Date.parse(kept.headers.get('date') ?? '') > longest) return null
  const [, answer = null] = validate(await kept.json(), data, { mask: true, coerce: true })
  return answer
}

/** What the server answers; where it cannot be reached, what it answered last. */
export async function answerOrKept<T>(path: string, data: Struct<T, unknown>, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (thrown) {
    const { kind, says } = asFailure(thrown)
    const unreachable = says === null && (kind === 'network' || kind === 'timeout')
    const kept = unreachable ? await recallAnswer(path, data).catch(() => null) : null
    if (kept === null) throw thrown
    return kept
  }
}

/** Forgets what was kept of whoever leaves: answers, and the ways through the lists of this window. */
export async function forgetAll(): Promise<void> {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('list.')) sessionStorage.removeItem(key)
  await forgetAnswers()
}

/** Forgets answers that were kept, for all but one. */
async function forgetAnswers(but = ''): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== but)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The name of what is kept for whoever is signed in; `null` where nothing may be. */
async function ownName(): Promise<string | null> {
  const token = stored('token')
  if (!token || !('caches' in globalThis)) return null
  const mark = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return prefix + [...new Uint8Array(mark)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
