import { fromPromise } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { http } from './http.ts'
import { KeptWalks } from './kept-walks.ts'
import type { Neighbours } from './list-walk.ts'
import { personPart } from './person-part.ts'
import { rowsOf } from './records.ts'

/** The ways through the lists of whoever is signed in. */
export const listWalks = personPart(() => new KeptWalks())

interface Standing {
  readonly list: ListName
  readonly id: number
}

/** What stands beside a record in the list that it was opened from; `null` where that list does not have it. */
export const neighbours = loaded(
  fromPromise<Neighbours | null, LoadedInput<Standing>>(async ({ input: { query } }) => {
    const walk = listWalks().get(query.list)
    return walk ? walk.around(query.id, (listing) => rowsOf(http, listing)) : null
  }),
)
