import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { connectionFailures } from '#api/rules/platform/connections.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { addressOf, PrivateAddress } from './reachable.ts'

/** A request to a server that a shop named. */
export interface OutgoingCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface CallLimits {
  readonly privateHosts: readonly string[]
  /** In milliseconds, for the whole call. */
  readonly timeout?: number
  /** In bytes. */
  readonly largest?: number
}

export interface CallAnswer {
  readonly status: number
  readonly text: string
}

/** Calls a server that a shop named: within limits of time and size, never an address of a private network, and without following it elsewhere. */
export async function callOut(call: OutgoingCall, limits: CallLimits): Promise<CallAnswer> {
  const { timeout = 10_000 } = limits
  const signal = AbortSignal.timeout(timeout)
  try {
    const url = new URL(call.url)
    return await sent(call, url, await addressOf(url.hostname, limits.privateHosts), limits, signal)
  } catch (thrown) {
    if (thrown instanceof ConnectionFailure) throw thrown
    throw failureOf(thrown, signal)
  }
}

/** What went wrong on the way, as people are told. */
export function failureOf(thrown: unknown, signal?: AbortSignal): ConnectionFailure {
  const { private: privateAddress, unreachable, slow } = connectionFailures
  if (thrown instanceof PrivateAddress)
    return new ConnectionFailure({ id: privateAddress.id, about: { host: thrown.host } })
  const { code = '', message = '' } = thrown as NodeJS.ErrnoException
  if (signal?.aborted || ['ETIMEDOUT', 'ESOCKETTIMEDOUT'].includes(code)) return new ConnectionFailure({ id: slow.id })
  return new ConnectionFailure({ id: unreachable.id, about: { detail: code || message.slice(0, 200) } })
}

function sent(
  { method, headers, body }: OutgoingCall,
  url: URL,
  address: string,
  { largest = 64 * 1024 }: CallLimits,
  signal: AbortSignal,
): Promise<CallAnswer> {
  const secure = url.protocol === 'https:'
  const options = {
    method,
    signal,
    host: address,
    port: url.port || (secure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    ...(secure ? { servername: url.hostname } : {}),
  }
  return new Promise((resolve, reject) => {
    const out = (secure ? encrypted : plain)(options, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('error', reject)
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > largest) {
          out.destroy()
          reject(new ConnectionFailure({ id: connectionFailures.long.id }))
        } else chunks.push(chunk)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }))
    })
    out.on('error', reject)
    out.end(body)
  })
}
