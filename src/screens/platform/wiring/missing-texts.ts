import { missingTextsOperations } from '#api/operations/platform/missing-texts.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from './from-operation.ts'

/** What is still to be written in a language. */
export const missingTexts = loaded(
  fromOperation(missingTextsOperations.missing, ({ query }: LoadedInput<number>) => ({
    query: { language_id: query },
  })),
)
