import type { CDPSession, Page } from 'playwright-core'

/** A call of a page on its way to the API, held until somebody says what becomes of it. */
export interface HeldCall {
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: Buffer | null
  }
  /** It goes on: to whoever asked for it earlier, and in the end to the server. */
  fallback(): Promise<void>
  /** It goes to the server, past whoever asked for it earlier. */
  go(): Promise<void>
  /** It gets lost on the way. */
  abort(): Promise<void>
  /** It is answered so, and the server hears nothing of it. */
  fulfill(answer: Answered): Promise<void>
}

interface Answered {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly json?: unknown
}

type Hearing = (call: HeldCall) => unknown

interface Listener {
  readonly path: RegExp
  readonly hear: Hearing
}

/** What Chromium tells of a request that it holds. */
interface Paused {
  readonly requestId: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Record<string, string>
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

const listeners = new WeakMap<Page, Listener[]>()

/**
 * Hears of the calls that a page makes to the API, whoever asked last first. Playwright's own `route` would stop every file of the panel too,
 * and have the browser keep none of them. Answers how to end it.
 */
export async function hearCalls(page: Page, path: RegExp, hear: Hearing): Promise<() => void> {
  const all = listeners.get(page) ?? []
  if (!listeners.has(page)) {
    listeners.set(page, all)
    await listen(page, all)
  }
  const one = { path, hear }
  all.unshift(one)
  return () => void all.splice(all.indexOf(one), 1)
}

/** Nobody hears of the calls of a page any more. */
export function hearNothing(page: Page): void {
  listeners.get(page)?.splice(0)
}

async function listen(page: Page, all: readonly Listener[]): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  wire.on('Fetch.requestPaused', (paused: Paused) => {
    const asked = all.filter(({ path }) => path.test(new URL(paused.request.url).pathname))
    void pass(wire, paused, asked)
  })
  await wire.send('Fetch.enable', { patterns: [{ urlPattern: '*/v1/*' }] })
}

async function pass(wire: CDPSession, paused: Paused, [first, ...rest]: readonly Listener[]): Promise<void> {
  const { requestId } = paused
  if (!first) return gone(wire.send('Fetch.continueRequest', { requestId }))
  const { url, method, headers, postDataEntries: sent = [] } = paused.request
  const body = sent.length > 0 ? Buffer.concat(sent.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))) : null
  await first.hear({
    request: { url, method, headers, body },
    fallback: () => pass(wire, paused, rest),
    go: () => pass(wire, paused, []),
    abort: () => gone(wire.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })),
    fulfill: (answer) => gone(wire.send('Fetch.fulfillRequest', { requestId, ...answerOf(answer) })),
  })
}

function answerOf({ status = 200, headers = {}, json, body = Buffer.from(JSON.stringify(json)) }: Answered) {
  const all = json === undefined ? headers : { 'content-type': 'application/json; charset=utf-8', ...headers }
  return {
    responseCode: status,
    responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
    body: body.toString('base64'),
  }
}

/** Whoever asked may be gone meanwhile: then nobody waits for it. */
async function gone(sent: Promise<unknown>): Promise<void> {
  await sent.catch(() => {})
}
