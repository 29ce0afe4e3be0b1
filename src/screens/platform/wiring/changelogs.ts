import { fromPromise } from 'xstate'
import type { Changelogs } from '#api/contract/platform/changelogs.ts'
import { changelogOperations } from '#api/operations/platform/changelogs.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from './http.ts'

/** What changed in the product, as a page shows it: whoever opens the page has read it then, and is shown what was new to them. */
export const changelogs = loaded(
  fromPromise<Changelogs>(async () => {
    const found = await call(changelogOperations.list)
    const [newest] = found.rows
    if (newest && found.rows.some(({ read }) => !read))
      call(changelogOperations.read, { body: { id: newest.id } }).catch(log)
    return found
  }),
)

/** The same where it is only told of, which nobody waits for: a failure is logged only (R197). */
export const latestChangelogs = loaded(
  fromPromise<Changelogs | null>(() =>
    call(changelogOperations.list).catch((thrown: unknown) => {
      log(thrown)
      return null
    }),
  ),
)

function log(thrown: unknown): void {
  console.info('What changed in the product could not be told', thrown)
}
