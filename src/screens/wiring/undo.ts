import { fromPromise } from 'xstate'
import { binCalls } from '#api/client/bin.ts'
import { asFailure } from '#api/contract/failure.ts'
import { whyNotRestored } from '#api/rules/bin.ts'
import { type Undoing, type Undone, undoMachine } from '#machines/undo/undo.machine.ts'
import { http } from './http.ts'

/** Taking back, with its calls. */
export const undo = undoMachine.provide({
  actors: { takeBack: fromPromise(({ input }: { input: { undoing: Undoing; key: string } }) => takeBack(input)) },
})

/** One after the other, so that each has its own answer; whatever is no matter of a record ends it, and the same key goes on where it stopped. */
async function takeBack({ undoing, key }: { undoing: Undoing; key: string }): Promise<Undone> {
  const back: number[] = []
  const refused: Undone['refused'][number][] = []
  for (const { id, label } of undoing.records) {
    try {
      await binCalls(http, undoing.list).restore(id, `${key}-${id}`)
      back.push(id)
    } catch (thrown) {
      const refusals = whyNotRestored(asFailure(thrown))
      if (!refusals) throw thrown
      refused.push({ id, label, refusals })
    }
  }
  return { back, refused }
}
