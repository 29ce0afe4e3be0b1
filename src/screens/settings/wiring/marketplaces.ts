import { fromPromise } from 'xstate'
import type { MarketplaceRow } from '#api/contract/catalog/catalogue.ts'
import type { Switch } from '#api/contract/platform/common.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { marketplaceAccountOperations } from '#api/operations/catalog/marketplace-accounts.ts'
import type { ShopMarketplace } from '#api/resources/catalog/marketplace-account.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import type { Opened, Stored } from '#machines/platform/record-form/record-form.context.ts'
import { type Opening, recordFormMachine, type Saving } from '#machines/platform/record-form/record-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** A marketplace that is switched on or off before the list is read again. */
export interface Switching {
  readonly id: number
  readonly status: Switch
}

/** The marketplaces as the shop has them, and switching one of them. */
export const marketplaceList = loaded(
  fromPromise<readonly MarketplaceRow[], LoadedInput<Switching | null>>(async ({ input: { query } }) => {
    if (query)
      await call(marketplaceAccountOperations.setStatus, { params: { id: query.id }, body: { status: query.status } })
    return (await call(catalogOperations.marketplaces)).rows
  }),
)

/** The form of a shop's account at a marketplace, with its calls. */
export const marketplaceForm = recordFormMachine.provide({
  actors: {
    open: fromPromise(async ({ input }: { input: Opening }): Promise<Opened> => {
      const found = await call(marketplaceAccountOperations.read, { params: { id: input.id ?? 0 } })
      return { record: storedOf(found), name: found.name, languages: [] }
    }),
    save: fromPromise(async ({ input: { id, version, draft, key } }: { input: Saving }) => {
      const auth_data = draft as unknown as ShopMarketplace['auth_data']
      const body = { version: version ?? 0, auth_data }
      return storedOf(await call(marketplaceAccountOperations.edit, { params: { id: id ?? 0 }, body, key }))
    }),
    renewals,
  },
})

function storedOf({ id, version, auth_data }: ShopMarketplace): Stored {
  return { id, version, draft: auth_data }
}
