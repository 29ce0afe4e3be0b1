import { fromPromise } from 'xstate'
import { knownConfig } from '#api/client/config.ts'
import { marketplaceImportCalls } from '#api/client/marketplace-import.ts'
import { marketplaceImportMachine } from '#machines/marketplace-import/marketplace-import.machine.ts'
import { http } from './http.ts'

const calls = marketplaceImportCalls(http)

/** The import from a marketplace, with its calls. */
export const marketplaceImport = marketplaceImportMachine.provide({
  actors: {
    search: fromPromise(async ({ input }) => (await calls.search(input.barcode)).rows),
    take: fromPromise(({ input: { key, ...product } }) => calls.take(product, key)),
  },
})

/** Where a picture of the marketplace can be seen: its addresses are below that of the marketplace service, or whole ones. */
export function marketplacePicture(address: string): string {
  return /^https?:\/\//.test(address) ? address : `${knownConfig()?.marketplaceUrl ?? ''}/${address}`
}
