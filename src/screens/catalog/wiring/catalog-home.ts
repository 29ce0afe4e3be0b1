import { fromPromise } from 'xstate'
import { catalogCalls } from '#api/client/catalog/catalog.ts'
import { catalogHomeMachine } from '#machines/catalog/catalog-home/catalog-home.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = catalogCalls(http)

/** The catalogue's own page, with its call. */
export const catalogHome = catalogHomeMachine.provide({ actors: { count: fromPromise(() => calls.care()) } })
