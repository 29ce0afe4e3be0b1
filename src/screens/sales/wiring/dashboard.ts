import { fromPromise } from 'xstate'
import { callOver } from '#api/client/platform/call.ts'
import { type AnswerOf, type Operation, operationName } from '#api/operations/platform/operation.ts'
import { dashboardOperations } from '#api/operations/sales/dashboard.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { http } from '#screens/platform/wiring/http.ts'
import { panelListeners } from '#screens/platform/wiring/panel.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'

type BlockOperation = Operation & { readonly codes: readonly number[] }

/** A block of home: what it asks, and the machine that asks it. */
export interface Block<Data> {
  readonly codes: readonly number[]
  readonly machine: ReturnType<typeof loaded<Data>>
}

/** What the blocks were answered, over visits; a block that failed is not among them (R54). */
const kept = personPart(() => new Map<string, unknown>())
const anew = panelListeners()

/** Called when all blocks are to be asked anew. */
export const onBlocksAnew = anew.listen

/** Has every block asked anew, whatever it was answered before. */
export function askBlocksAnew(): void {
  kept().clear()
  anew.notify()
}

/** A block that is asked for once; one that is `always` asked anew is not kept. */
function block<O extends BlockOperation>(operation: O, { always = false } = {}): Block<AnswerOf<O>> {
  const name = operationName(operation)
  const load = fromPromise<AnswerOf<O>>(async () => {
    const answers = kept()
    if (!always && answers.has(name)) return answers.get(name) as AnswerOf<O>
    const answer = (await callOver(http)(operation as Operation)) as AnswerOf<O>
    answers.set(name, answer)
    return answer
  })
  return { codes: operation.codes, machine: loaded<AnswerOf<O>>(load) }
}

export const dashboardBlocks = {
  products: block(dashboardOperations.products, { always: true }),
  orders: block(dashboardOperations.orders),
  users: block(dashboardOperations.users),
  turnover: block(dashboardOperations.turnover),
  size: block(dashboardOperations.size),
}

/** What waits for a person, which is asked at every visit. */
export const needs = loaded(fromOperation(dashboardOperations.needs))
