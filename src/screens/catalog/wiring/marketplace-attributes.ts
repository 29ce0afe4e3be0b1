import { fromPromise } from 'xstate'
import type { MarketplaceAttributes } from '#api/contract/catalog/marketplace-attributes.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { attributeSourceChosen } from '#api/rules/catalog/marketplace-attributes.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { chosenIn } from '#screens/catalog/categories/attribute-choices.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

/** What a marketplace asks for in a category, by its id. */
export const marketplaceAttributes = loaded(
  fromPromise<MarketplaceAttributes, LoadedInput<number>>(({ input: { query } }) =>
    call(categoryOperations.marketplaceAttributes, { params: { id: query } }),
  ),
)

/** Choosing where its values come from. */
export function attributeChoosing(id: number, offered: MarketplaceAttributes) {
  return shortForm({
    rules: [permitted, attributeSourceChosen] as readonly Rule<never>[],
    factsOf: ({ fields }) => ({
      holder: sessionActor().getSnapshot().context.user ?? { permissions: [] },
      gate: { codes: categories.codes.edit },
      chosen: chosenIn(offered, fields),
    }),
    kept: true,
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(categoryOperations.chooseMarketplaceAttributes, {
        params: { id },
        body: { version: offered.version, chosen: chosenIn(offered, fields) },
        key,
      }),
    ),
  })
}
