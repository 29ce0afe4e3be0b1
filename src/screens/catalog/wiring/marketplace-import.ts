import { fromPromise } from 'xstate'
import { marketplaceImportOperations } from '#api/operations/catalog/marketplace-import.ts'
import { marketplaceImportMachine } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { knownConfig } from '#screens/platform/wiring/config.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The import from a marketplace, with its calls. */
export const marketplaceImport = marketplaceImportMachine.provide({
  actors: {
    search: fromPromise(
      async ({ input }) => (await call(marketplaceImportOperations.search, { query: { barcode: input.barcode } })).rows,
    ),
    take: fromOperation(marketplaceImportOperations.take, ({ key, ...body }) => ({ body, key })),
  },
})

/** Where a picture of the marketplace can be seen: its addresses are below that of the marketplace service, or whole ones. */
export function marketplacePicture(address: string): string {
  return /^https?:\/\//.test(address) ? address : `${knownConfig()?.marketplaceUrl ?? ''}/${address}`
}
