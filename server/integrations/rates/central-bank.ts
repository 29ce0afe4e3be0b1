import { connectionFailures } from '#api/rules/platform/connections.ts'
import { callOut } from '#server/integrations/http/call-out.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import type { RateSource } from './rates.ts'
import { readRates } from './read-rates.ts'

/** Several times what a day's file has. */
const largest = 512 * 1024

/** The daily rates of the Central Bank of Türkiye, from its files below an address. A day without rates has no file. */
export function centralBank(address: string, privateHosts: readonly string[]): RateSource {
  const file = async (name: string) => {
    const url = `${address.replace(/\/+$/, '')}/${name}`
    const { status, text } = await callOut({ method: 'GET', url, headers: {} }, { privateHosts, largest })
    if (status === 404) return null
    if (status !== 200)
      throw new ConnectionFailure({ id: connectionFailures.answered.id, about: { answer: String(status) } })
    return readRates(text)
  }
  return {
    name: 'central_bank',
    async newest() {
      const found = await file('today.xml')
      if (!found) throw new ConnectionFailure({ id: connectionFailures.answered.id, about: { answer: '404' } })
      return found
    },
    of: (day) => {
      const [year = '', month = '', date = ''] = day.split('-')
      return file(`${year}${month}/${date}${month}${year}.xml`)
    },
  }
}
