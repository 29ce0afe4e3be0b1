import type { Config } from '#server/config.ts'

/** Where people reach the shop, for links that leave it. It comes from the configuration, never from a call: a forged Host header would send people elsewhere. */
export function publicAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host}:${port}`
}
