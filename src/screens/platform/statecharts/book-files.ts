import { changes as changesFile, rules as rulesFile, search as searchFile } from 'virtual:statecharts'
import { fromPromise } from 'xstate'
import { refusalOperations } from '#api/operations/platform/refusals.ts'
import type { BookHistory, BookPlace, BookRule } from '#machines/platform/chapter/book.types.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What can be searched for in the book: a file that is made with the panel. */
export const searchable = loaded(fromPromise<readonly BookPlace[]>(({ signal }) => read(searchFile, signal)))

/** What changed in the charts, release by release. */
export const bookHistory = loaded(fromPromise<BookHistory>(({ signal }) => read(changesFile, signal)))

/** One rule, of the file of all; `null` where there is none of that name. */
export const bookRule = loaded<BookRule | null, string>(
  fromPromise(async ({ input: { query }, signal }: { input: { query: string }; signal: AbortSignal }) => {
    const rules = await read<readonly BookRule[]>(rulesFile, signal)
    return rules.find(({ id }) => id === query) ?? null
  }),
)

/** What a rule refused in this shop lately. */
export const refusedLately = loaded(
  fromOperation(refusalOperations.ofRule, ({ query }: { query: string }) => ({ query: { rule: query } })),
)

/** How often each rule refused in this shop lately. */
export const refusalCounts = loaded(fromOperation(refusalOperations.counts))

async function read<T>(file: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(file, { signal })
  if (!answer.ok) throw new Error(`${file} does not come: ${answer.status}`)
  return answer.json()
}
