import { array, type Infer, nullable, object, optional, string, validate } from 'superstruct'

/** Where the services are: read from `/config.json` when the panel runs, never built into it. An empty address is the panel's own origin. */
export const PanelConfig = object({
  apiUrl: string(),
  addressUrl: string(),
  marketplaceUrl: string(),
  storefrontUrl: string(),
  /** The accounts of the demo shop, and only of it; shown on the sign-in screen. */
  demo: optional(nullable(object({ password: string(), accounts: array(string()) }))),
})
export type PanelConfig = Infer<typeof PanelConfig>

/** How long the reading may take, in milliseconds: every call waits for it. */
const patience = 15_000

let reading: Promise<PanelConfig> | null = null
let known: PanelConfig | null = null

/** The configuration where it was read already, which it was before the first call was answered. */
export function knownConfig(): PanelConfig | null {
  return known
}

/** The configuration, read once; a reading that failed is tried again by the next call. */
export function panelConfig(): Promise<PanelConfig> {
  reading ??= read().catch((thrown: unknown) => {
    reading = null
    throw thrown
  })
  return reading
}

async function read(): Promise<PanelConfig> {
  const [wrong, config] = validate(await download(), PanelConfig, { mask: true, coerce: true })
  if (wrong) throw wrong
  const bare = (url: string) => url.replace(/\/+$/, '')
  known = {
    ...config,
    apiUrl: bare(config.apiUrl),
    addressUrl: bare(config.addressUrl),
    marketplaceUrl: bare(config.marketplaceUrl),
    storefrontUrl: bare(config.storefrontUrl),
  }
  return known
}

async function download(): Promise<unknown> {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(), patience)
  try {
    const response = await fetch('/config.json', { signal: time.signal })
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
