import { fromPromise } from 'xstate'
import { binCalls } from '#api/client/bin.ts'
import { type ApiFailure, asFailure } from '#api/contract/failure.ts'
import { notInBin } from '#api/rules/records.ts'
import type { Refusal } from '#api/rules/rule.ts'
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
      const refusals = whyNot(asFailure(thrown))
      if (!refusals) throw thrown
      refused.push({ id, label, refusals })
    }
  }
  return { back, refused }
}

/** The rules that the record itself breaks. */
export function whyNot({ kind, status, rules }: ApiFailure): readonly Refusal[] | null {
  if (kind === 'notFound') return [{ id: notInBin.id }]
  return rules.length > 0 && (status === 409 || status === 422) ? rules : null
}
