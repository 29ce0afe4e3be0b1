import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { newToken } from '#server/http/tokens.ts'
import { openSandbox, type Sandbox } from '#server/sandbox/marketplace/sandbox.ts'
import type { ConnectionOptions } from './connection.ts'
import { httpMarketplace } from './http-marketplace.ts'
import type { Marketplace } from './marketplace.ts'

/** The marketplace that the shop works with, and the sandbox when that is it. */
export interface OpenMarketplace {
  readonly marketplace: Marketplace
  readonly sandbox: Sandbox | null
}

/** Where the server hands out the sandbox. */
export const sandboxPath = '/marketplace'

/** The marketplace integration service that the configuration names, else the sandbox. */
export function openMarketplace(
  config: Pick<Config, 'marketplaceUrl' | 'marketplacePictures' | 'loopback'>,
  db: Database,
): OpenMarketplace {
  if (config.marketplaceUrl) {
    const { origin, pathname, username, password } = new URL(config.marketplaceUrl)
    const marketplace = httpMarketplace({
      url: `${origin}${pathname.replace(/\/+$/, '')}`,
      email: decodeURIComponent(username),
      password: decodeURIComponent(password),
      pictures: config.marketplacePictures,
    })
    return { marketplace, sandbox: null }
  }
  // Beyond this machine nobody but the server itself may sign in.
  const password = config.loopback ? 'kepenk-demo' : newToken()
  const sandbox = openSandbox(db, { email: 'sandbox@kepenk.test', password })
  return { marketplace: sandboxMarketplace(sandbox), sandbox }
}

/** The sandbox as a marketplace: the same calls in the same process, without a network between. */
export function sandboxMarketplace(
  { app, account }: Sandbox,
  patience?: NonNullable<ConnectionOptions['patience']>,
): Marketplace {
  return httpMarketplace({
    ...account,
    url: 'http://sandbox.invalid',
    send: (request) => heeding(request.signal, Promise.resolve(app.fetch(request))),
    ...(patience ? { patience } : {}),
  })
}

/** A network gives up when the signal says so; so does this. */
function heeding(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const given = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
  return Promise.race([answer, given])
}
