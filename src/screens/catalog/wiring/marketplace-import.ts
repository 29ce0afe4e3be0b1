import { fromPromise } from 'xstate'
import { marketplaceImportCalls } from '#api/client/catalog/marketplace-import.ts'
import { knownConfig } from '#api/client/platform/config.ts'
import { marketplaceImportMachine } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

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
