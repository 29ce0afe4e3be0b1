import { fromPromise } from 'xstate'
import type { History } from '#api/contract/platform/history.ts'
import { recordOperations } from '#api/operations/platform/records.ts'
import { sectionOperations } from '#api/operations/platform/sections.ts'
import { sectionNamed } from '#api/registry/sections.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from './http.ts'

interface Asked {
  readonly resource: Resource
  readonly id: number
  /** From 0. */
  readonly page: number
}

/** So many changes are read at once. */
export const historyPage = 20

/** Who changed what of a record, or of a section of the settings. */
export const recordHistory = loaded(
  fromPromise<History, LoadedInput<Asked>>(
    ({
      input: {
        query: { resource, id, page },
      },
    }) => {
      const query = { page, limit: historyPage }
      const section = sectionNamed(resource.name)
      return section
        ? call(sectionOperations(section).history, { query })
        : call(recordOperations(resource).history, { params: { id }, query })
    },
  ),
)
