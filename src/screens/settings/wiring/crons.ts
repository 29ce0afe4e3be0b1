import { fromPromise } from 'xstate'
import type { CronState, CronStates } from '#api/contract/settings/crons.ts'
import { cronOperations } from '#api/operations/settings/crons.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** When everything that runs by itself runs next, and how it went last; asked anew where the list shows it otherwise. */
export const cronStates = loaded(fromPromise<CronStates, LoadedInput<string>>(() => call(cronOperations.states, {})))

interface Asked {
  readonly id: number
  /** It runs now; with the key that a repeat of the call is known by. */
  readonly key: string | null
}

/** One of them, and running it now. */
export const cronState = loaded(
  fromPromise<CronState | null, LoadedInput<Asked>>(async ({ input: { query } }) => {
    const { id, key } = query
    if (key !== null) return call(cronOperations.run, { params: { id }, key })
    const { rows } = await call(cronOperations.states, {})
    return rows.find((row) => row.id === id) ?? null
  }),
)
