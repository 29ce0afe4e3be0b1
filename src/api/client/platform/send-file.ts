import { failure } from '#api/contract/platform/failure.ts'
import type { RawAnswer } from './http.ts'

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal | undefined
  readonly onProgress: (part: number) => void
}

/** How long nothing of a file may move before the call is given up, in milliseconds: a large picture takes the server a while to draw. */
const fileTimeout = 60_000

/** Sends a body that takes its time, and tells how much of it is through. (`fetch` cannot tell that of what it sends.) */
export function sendFile(url: string, { method, headers, body, signal, onProgress }: Sent): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let quiet = setTimeout(giveUp, fileTimeout)
    function giveUp(): void {
      reject(failure('timeout'))
      request.abort()
    }
    const abort = () => request.abort()
    const lost = () => reject(failure('network'))
    if (signal?.aborted) {
      clearTimeout(quiet)
      return lost()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(quiet)
      quiet = setTimeout(giveUp, fileTimeout)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = lost
    request.onabort = lost
    request.onloadend = () => {
      clearTimeout(quiet)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/json')
    request.send(JSON.stringify(body))
  })
}
