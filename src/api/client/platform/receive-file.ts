import { failure } from '#api/contract/platform/failure.ts'

/** How long nothing of a file may arrive before the call is given up, in milliseconds. */
const fileTimeout = 60_000

interface Received {
  readonly status: number
  readonly retryAfter: string | null
  readonly content: Blob
}

/** Fetches what takes its time. It rejects unless the last byte came. */
export async function receiveFile(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Received> {
  const quiet = new AbortController()
  let timer = setTimeout(() => quiet.abort(), fileTimeout)
  try {
    const answer = await fetch(url, {
      headers,
      signal: signal ? AbortSignal.any([signal, quiet.signal]) : quiet.signal,
    })
    const pieces: BlobPart[] = []
    const reader = answer.body?.getReader()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => quiet.abort(), fileTimeout)
      pieces.push(next.value)
    }
    const content = new Blob(pieces, { type: answer.headers.get('content-type') ?? '' })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), content }
  } catch {
    throw failure(quiet.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
  }
}
