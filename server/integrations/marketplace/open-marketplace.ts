import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { newToken } from '#server/platform/http/tokens.ts'
import { byAdapter } from './by-adapter.ts'
import type { ConnectionOptions } from './connection.ts'
import { httpMarketplace } from './http-marketplace.ts'
import type { Marketplace } from './marketplace.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { trendyolPictures } from './trendyol/pictures.ts'
import { trendyol } from './trendyol/trendyol.ts'

/** The marketplaces that shops work with, and the sandbox where it is one of them. */
export interface OpenMarketplace {
  readonly marketplace: Marketplace
  readonly sandbox: Sandbox | null
}

/** Where the server hands out the sandbox. */
export const sandboxPath = '/marketplace'

/** Where Trendyol keeps its services. */
const trendyolUrl = 'https://apigw.trendyol.com/integration'

/** Where Trendyol, and another marketplace service, keep the pictures of their products; the sandbox keeps them here. */
export function pictureOrigins(config: Pick<Config, 'marketplaceUrl' | 'marketplacePictures'>): readonly string[] {
  const own = config.marketplaceUrl ? [new URL(config.marketplaceUrl).origin, ...config.marketplacePictures] : []
  return [...new Set([...own, trendyolPictures])]
}

/** The address of the marketplace service as browsers may know it: without who signs in there. */
export function marketplaceAddress({ marketplaceUrl }: Pick<Config, 'marketplaceUrl'>): string {
  if (!marketplaceUrl) return sandboxPath
  const { origin, pathname } = new URL(marketplaceUrl)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** Trendyol is spoken to as itself, with each shop's own key; whatever else is named is a marketplace integration service. */
export function isTrendyol(url: string): boolean {
  return /(^|\.)trendyol\.com$/.test(new URL(url).hostname)
}

type Settings = Pick<Config, 'marketplaceUrl' | 'marketplacePictures' | 'loopback'>

/** The marketplace service that the configuration names, else the sandbox; and Trendyol, for shops with a key of their own. */
export function openMarketplace(config: Settings, db: Database): OpenMarketplace {
  const { marketplace: service, sandbox } = openService(config, db)
  const pictures = [...config.marketplacePictures, trendyolPictures]
  return { marketplace: byAdapter({ service, trendyol: trendyol({ url: trendyolUrl, pictures }) }), sandbox }
}

function openService(config: Settings, db: Database): OpenMarketplace {
  if (config.marketplaceUrl && isTrendyol(config.marketplaceUrl)) {
    const pictures = [...config.marketplacePictures, trendyolPictures]
    const marketplace = trendyol({ url: marketplaceAddress(config), pictures })
    return { marketplace, sandbox: null }
  }
  if (config.marketplaceUrl) {
    const { username, password } = new URL(config.marketplaceUrl)
    const marketplace = httpMarketplace({
      url: marketplaceAddress(config),
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
  timeout?: NonNullable<ConnectionOptions['timeout']>,
): Marketplace {
  return httpMarketplace({
    ...account,
    url: 'http://sandbox.invalid',
    send: (request) => heeding(request.signal, Promise.resolve(app.fetch(request))),
    ...(timeout ? { timeout } : {}),
  })
}

/** A network gives up when the signal says so; so does this. */
function heeding(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const given = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
  return Promise.race([answer, given])
}
