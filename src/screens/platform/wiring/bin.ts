import { fromPromise } from 'xstate'
import { binCalls } from '#api/client/platform/bin.ts'
import type { BinAsked } from '#machines/platform/bin/bin.context.ts'
import { binMachine, type Restoring } from '#machines/platform/bin/bin.machine.ts'
import { http } from './http.ts'

/** The bin of a list, with its calls. */
export const bin = binMachine.provide({
  actors: {
    look: fromPromise(({ input: { list, ...query } }: { input: BinAsked }) => binCalls(http, list).list(query)),
    restore: fromPromise(({ input: { list, id, key } }: { input: Restoring }) => binCalls(http, list).restore(id, key)),
  },
})
