import { fromPromise } from 'xstate'
import type { StorefrontLinks } from '#api/contract/content/web.ts'
import { storefrontOperations } from '#api/operations/content/storefront.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { knownConfig } from '#screens/platform/wiring/config.ts'
import { call } from '#screens/platform/wiring/http.ts'

interface Asked {
  readonly of: keyof typeof storefrontOperations
  readonly id: number
}

/** Where a page or a post can be seen as it is stored. */
export const storefrontLinks = loaded(
  fromPromise<StorefrontLinks, LoadedInput<Asked>>(({ input: { query } }) =>
    call(storefrontOperations[query.of], { params: { id: query.id } }),
  ),
)

/** The address of a page that the server draws. */
export function storefrontAddress(path: string): string {
  return `${knownConfig()?.apiUrl ?? ''}${path}`
}
