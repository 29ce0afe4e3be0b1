import type { Switch } from '#api/contract/platform/common.ts'
import { recordStatusOperation } from '#api/operations/platform/record-status.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import type { Named, SwitchResult } from '#machines/platform/record-list/record-list.context.ts'
import { call } from './http.ts'

interface Asked {
  readonly resource: ListName
  /** With a version: only where nobody saved it since. */
  readonly records: readonly (Named & { readonly version?: number })[]
  readonly status: Switch
  readonly key: string
}

/** Makes records of a list active or passive, and tells what came of each by its name. */
export async function setStatus({ resource, records, status, key }: Asked): Promise<SwitchResult> {
  const { changed, refused } = await call(recordStatusOperation(listNamed(resource)), {
    body: { status, records: records.map(({ id, version }) => ({ id, ...(version ? { version } : {}) })) },
    key,
  })
  const named = new Map(records.map(({ id, label }) => [id, { id, label }]))
  const nameOf = (id: number) => named.get(id) ?? { id, label: String(id) }
  return {
    changed: changed.map(({ id, version }) => ({ ...nameOf(id), version })),
    refused: refused.map(({ id, rules }) => ({ ...nameOf(id), refusals: rules })),
  }
}
