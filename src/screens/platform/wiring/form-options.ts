import { panelPart } from './panel.ts'
import { safeAddress } from './safe-address.ts'

/** The accounts of the demo shop. */
export interface Demo {
  readonly password: string
  readonly accounts: readonly string[]
}

/** Read when first asked for: the sign-in page does not wait for it. */
const config = async () => (await import('./config.ts')).panelConfig()

const storefronts = panelPart(() => new Map<string, Promise<string | null>>())

/** The demo's accounts where the server says that this is one; never rejects, and always the same promise, to be read with `use`. */
export const demoAccounts = panelPart(
  (): Promise<Demo | null> =>
    config().then(
      (read) => read.demo ?? null,
      () => null,
    ),
)

/** The address of the public shop: of the configuration, else the shop's domain; `null` where it is none to follow (rule R9). Never rejects. */
export function storefrontOf(domain: string): Promise<string | null> {
  const known = storefronts().get(domain)
  if (known) return known
  const found = config().then(
    ({ storefrontUrl }) => safeAddress(storefrontUrl || domain),
    () => safeAddress(domain),
  )
  storefronts().set(domain, found)
  return found
}
