import { array, type Infer, integer, min, object, optional, type Struct, size } from 'superstruct'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { Id, RefusalAnswer, Switch } from './common.ts'

const version = min(integer(), 1)

/** How many records are made active or passive at once: those of a page of a list. */
export const mostSwitched = 100

/** Records that are made active or passive; with a version, only while nobody saved them since. */
export const RecordStatus = object({
  status: Switch,
  records: size(array(object({ id: Id, version: optional(version) })), 1, mostSwitched),
})
export type RecordStatus = Infer<typeof RecordStatus>

/** What came of it: those that changed, and those that stay as they are with what stands in the way. Whatever is so already is in neither. */
export const Switched = object({
  changed: array(object({ id: Id, version })),
  refused: array(object({ id: Id, rules: array(RefusalAnswer as unknown as Struct<Refusal>) })),
})
export type Switched = Infer<typeof Switched>
