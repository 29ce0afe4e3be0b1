import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '#server/config.ts'
import { PlainError } from '#server/plain-error.ts'

const longestRequest = 10_000

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not open to this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not an address of this machine',
}

/** Begins to take requests and answers the address; one that cannot be had is a `PlainError`. */
export function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = reasons[error.code ?? '']
      reject(why ? new PlainError(`${host}:${port} ${why}; set PORT or HOST.`) : error)
    })
    server.listen(port, host, () => {
      const { family, address, port: taken } = server.address() as AddressInfo
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`)
    })
  })
}

/** Takes no new request and waits for those under way, at most ten seconds; then they are cut off. */
export async function finishRequests(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise((resolve) => server.close(resolve))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), longestRequest)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
