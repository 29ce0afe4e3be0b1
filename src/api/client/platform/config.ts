import { array, boolean, type Infer, nullable, object, optional, string, validate } from 'superstruct'

/** Where the services are: read from `/config.json` when the panel runs, never built into it. An empty address is the panel's own origin. */
export const PanelConfig = object({
  apiUrl: string(),
  addressUrl: string(),
  marketplaceUrl: string(),
  storefrontUrl: string(),
  /** The server tells by itself what waits for a person; otherwise they are only asked for. */
  live: optional(boolean()),
  /** The accounts of the demo shop, and only of it; shown on the sign-in screen. */
  demo: optional(nullable(object({ password: string(), accounts: array(string()) }))),
})
export type PanelConfig = Infer<typeof PanelConfig>

/** How long the reading may take, in milliseconds: every call waits for it. */
const timeout = 15_000

/** The configuration of one panel. */
export interface ConfigReader {
  /** Reads it once; a reading that failed is tried again by the next call. */
  read(): Promise<PanelConfig>
  /** What was read already, which it was before the first call was answered. */
  known(): PanelConfig | null
}

export function configReader(): ConfigReader {
  let reading: Promise<PanelConfig> | null = null
  let known: PanelConfig | null = null
  return {
    read: () => {
      reading ??= download().then(
        (config) => {
          known = config
          return config
        },
        (thrown: unknown) => {
          reading = null
          throw thrown
        },
      )
      return reading
    },
    known: () => known,
  }
}

async function download(): Promise<PanelConfig> {
  const [wrong, config] = validate(await answered(), PanelConfig, { mask: true, coerce: true })
  if (wrong) throw wrong
  const bare = (url: string) => url.replace(/\/+$/, '')
  return {
    ...config,
    apiUrl: bare(config.apiUrl),
    addressUrl: bare(config.addressUrl),
    marketplaceUrl: bare(config.marketplaceUrl),
    storefrontUrl: bare(config.storefrontUrl),
  }
}

async function answered(): Promise<unknown> {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(), timeout)
  try {
    const response = await fetch('/config.json', { signal: time.signal })
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
