import { RecordStatus, Switched } from '#api/contract/platform/record-status.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** Making records of a list active or passive, each judged as its form would be (R58, D19). */
export function recordStatusOperation({ name, codes }: Pick<Resource, 'name' | 'codes'>) {
  return operation({
    method: 'POST',
    path: `/v1/panel/record-status/${name}`,
    summary: `Makes some of the ${name} active or passive, each where its rules let it`,
    body: RecordStatus,
    data: Switched,
    codes: codes.edit,
  })
}
