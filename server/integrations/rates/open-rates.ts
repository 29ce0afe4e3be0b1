import type { Config } from '#server/config.ts'
import { centralBank } from './central-bank.ts'
import type { RateSource } from './rates.ts'
import { sandboxRates } from './sandbox-rates.ts'

/** Who tells this server what currencies are worth: the central bank, or the sandbox of a demo. */
export function openRates({ ratesUrl, privateHosts }: Pick<Config, 'ratesUrl' | 'privateHosts'>): RateSource {
  return ratesUrl === null ? sandboxRates() : centralBank(ratesUrl, privateHosts)
}
