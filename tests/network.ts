import { getResponse, type RequestHandler } from 'msw'

/**
 * Has handlers answer what a page calls by `fetch` and `XMLHttpRequest`, in the place of the network: nothing is written to a socket and read
 * from it again, which takes ten times as long. Answers how to have the network back.
 */
export function openNetwork(handlers: readonly RequestHandler[]): () => void {
  const { fetch, XMLHttpRequest } = globalThis
  const answered = (request: Request) => answerTo(handlers, request)
  Object.assign(globalThis, {
    fetch: (...[input, init]: Parameters<typeof fetch>) => answered(requestFor(input, init)),
    XMLHttpRequest: class extends PageRequest {
      protected readonly answered = answered
    },
  })
  return () => void Object.assign(globalThis, { fetch, XMLHttpRequest })
}

function requestFor(input: RequestInfo | URL, init?: RequestInit): Request {
  return new Request(input instanceof Request ? input : new URL(input, globalThis.location?.href), init)
}

/** The answer as it comes over a network: not at all, cut off in the middle, or given up on the way. */
async function answerTo(handlers: readonly RequestHandler[], request: Request): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  const givenUp = Promise.withResolvers<never>()
  const giveUp = () => givenUp.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const answer = await Promise.race([getResponse([...handlers], request), givenUp.promise])
    if (!answer) throw new TypeError(`Nobody answers ${request.method} ${request.url}`)
    if (answer.type === 'error') throw new TypeError('Failed to fetch')
    return answer.body ? new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer) : answer
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

type Listener = ((event: { readonly loaded: number; readonly total: number }) => void) | null

/** What the panel uses of an `XMLHttpRequest`. */
abstract class PageRequest {
  status = 0
  responseText = ''
  onload: Listener = null
  onerror: Listener = null
  onabort: Listener = null
  onloadend: Listener = null
  readonly upload: { onprogress: Listener } = { onprogress: null }
  protected abstract readonly answered: (request: Request) => Promise<Response>
  readonly #ending = new AbortController()
  readonly #headers = new Headers()
  #received = new Headers()
  #call = { method: '', url: '' }

  open(method: string, url: string): void {
    this.#call = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#received.get(name)
  }

  abort(): void {
    this.#ending.abort()
  }

  send(body: string): void {
    const { signal } = this.#ending
    const { method, url } = this.#call
    const moved = { loaded: body.length, total: body.length }
    this.answered(requestFor(url, { method, headers: this.#headers, body, signal }))
      .then(async (answer) => {
        this.responseText = await answer.text()
        this.status = answer.status
        this.#received = answer.headers
        this.upload.onprogress?.(moved)
        this.onload?.(moved)
      })
      .catch(() => (signal.aborted ? this.onabort : this.onerror)?.(moved))
      .finally(() => this.onloadend?.(moved))
  }
}
