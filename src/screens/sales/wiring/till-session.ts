import { fromPromise } from 'xstate'
import type { CashMove, SessionClosing } from '#api/contract/sales/till-session.ts'
import { tillSessionOperations } from '#api/operations/sales/till-session.ts'
import { type LookedDesk, tillSessionMachine } from '#machines/sales/till-session/till-session.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { keptTill } from './kept-till.ts'

/** The cash desk with its calls, and how many sales this browser has not sent. */
export const tillSession = tillSessionMachine.provide({
  actors: {
    look: fromPromise<LookedDesk, undefined>(async () => ({
      ...(await call(tillSessionOperations.list)),
      unsent: (await (await keptTill()).outbox.list()).length,
    })),
    open: fromOperation(
      tillSessionOperations.open,
      ({ account_id, counted, key }: { account_id: number | null; counted: string; key: string }) => ({
        body: { account_id, counted },
        key,
      }),
    ),
    move: fromOperation(tillSessionOperations.move, ({ id, body, key }: Moving) => ({ params: { id }, body, key })),
    close: fromOperation(tillSessionOperations.close, ({ id, body, key }: Closing) => ({ params: { id }, body, key })),
  },
})

interface Moving {
  readonly id: number
  readonly body: CashMove
  readonly key: string
}
interface Closing {
  readonly id: number
  readonly body: SessionClosing
  readonly key: string
}
