import { fromPromise } from 'xstate'
import type { Pictures } from '#api/contract/platform/files.ts'
import { fileOperations } from '#api/operations/platform/files.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from './http.ts'

/** The pictures that may be put into a text once more, page by page. */
export const offeredPictures = loaded(
  fromPromise<Pictures, LoadedInput<number>>(({ input: { query: page } }) =>
    call(fileOperations.pictures, { query: { page } }),
  ),
)
