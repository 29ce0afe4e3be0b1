import { fromPromise } from 'xstate'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { stockCountOperations } from '#api/operations/catalog/stock-counts.ts'
import { countNamed } from '#api/rules/catalog/stock-counts.ts'
import { type CountPageTypes, countPageMachine } from '#machines/catalog/stock-count/count-page.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

/** One stock count on its page, with its calls. */
export const countPage = countPageMachine.provide({
  actors: stepActors<CountPageTypes, typeof stockCounts>(stockCounts),
})

/** A new count: what it is called, and of which shelves it is. */
export const newCount = shortForm({
  rules: [countNamed],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(stockCountOperations.open, { body: { name: fields.name ?? '', shelf: fields.shelf ?? '' }, key }),
  ),
})
