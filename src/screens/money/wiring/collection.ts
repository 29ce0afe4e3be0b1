import type { NewCollection } from '#api/contract/money/collections.ts'
import { collectionOperations } from '#api/operations/money/collections.ts'
import { collectionMachine } from '#machines/money/collection/collection.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** A collection with its calls. */
export const collection = collectionMachine.provide({
  actors: {
    look: fromOperation(collectionOperations.outstanding, ({ customer_id }: { customer_id: number }) => ({
      query: { customer_id },
    })),
    read: fromOperation(collectionOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    collect: fromOperation(collectionOperations.collect, ({ body, key }: { body: NewCollection; key: string }) => ({
      body,
      key,
    })),
    undo: fromOperation(collectionOperations.undo, ({ id, key }: { id: number; key: string }) => ({
      params: { id },
      key,
    })),
    renewals,
  },
})
