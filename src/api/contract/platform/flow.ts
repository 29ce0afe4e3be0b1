import { array, coerce, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Day, Id, IdText, listQuery } from './common.ts'
import { periods } from './lists.ts'
import { KeptRefusal } from './refusals.ts'

/** The kinds of records whose ways are kept, as the log names them. */
export const flowKinds = [
  'orders',
  'pickings',
  'shipments',
  'invoices',
  'order-refunds',
  'cheques',
  'given-cheques',
  'purchases',
  'incoming-invoices',
] as const
export type FlowKind = (typeof flowKinds)[number]
const Kind = enums(flowKinds)

/** Of fewer waits no median is told, and no tenth: a handful says nothing of the others. */
export const fewestForMedian = 5
export const fewestForTenth = 10

const Count = min(integer(), 0)
const State = size(string(), 1, 60)

/** Which steps a process map is drawn from; the last 30 days unless said otherwise. */
export const FlowQuery = object({
  kind: Kind,
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
  channel: optional(size(string(), 1, 40)),
  carrier: optional(IdText),
  user: optional(IdText),
})
export type FlowQuery = Infer<typeof FlowQuery>

/** How often records went from one state to another by a step. What began there came from nowhere. */
const Way = object({ from: nullable(State), event: State, to: State, count: Count })
export type Way = Infer<typeof Way>

/** How many whole minutes records stood in a state before they left it; the figures are `null` where too few did. */
/** In minutes; from a day on in whole hours that were over, as a page tells them. */
const Wait = object({
  state: State,
  count: Count,
  median: nullable(Count),
  /** Nine of ten waited no longer, and how many waited as long or longer. */
  tenth: nullable(Count),
  slowest: Count,
})
export type Wait = Infer<typeof Wait>

/** Whole minutes as an address has them. */
const Minutes = coerce(Count, string(), (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text))

/**
 * Which way the records of a list went, in one word of its address: `from=pending&to=accepted`, of which days, and how else the map was
 * narrowed. An empty `from` is where they began; `waited` are the minutes that they stood there at least.
 */
export function wentStruct(kinds: readonly FlowKind[]) {
  const Asked = object({
    kind: enums(kinds),
    from: optional(size(string(), 0, 60)),
    event: optional(State),
    to: optional(State),
    waited: optional(Minutes),
    first: Day,
    last: Day,
    channel: FlowQuery.schema.channel,
    carrier: optional(IdText),
    user: optional(IdText),
  })
  return coerce(Asked, string(), (text) => Object.fromEntries(new URLSearchParams(text)))
}
export type Went = Infer<ReturnType<typeof wentStruct>>

const Named = object({ id: Id, name: string() })

/** Who works in the shop, to choose one by. */
export const FlowPeople = object({ rows: array(Named) })
export const FlowPeopleQuery = object({ search: listQuery.search, id: optional(IdText) })

/** Where the records of one kind went in some days, how long they stood, and what refused them. */
export const FlowMap = object({
  days: object({ first: Day, last: Day }),
  total: Count,
  ways: array(Way),
  /** The state in which the slowest tenth stands longest is the first. */
  waits: array(Wait),
  /** The most frequent first; `null` where refusals are not told apart by what was asked. */
  refused: nullable(array(object({ rule: string(), event: string(), count: Count }))),
  /** By whom and by which carrier it can be narrowed. */
  people: array(Named),
  carriers: array(Named),
})
export type FlowMap = Infer<typeof FlowMap>

/** Of which records the last weeks are told: narrowed as the map is, whatever its days. */
export const FlowWeeksQuery = object({
  kind: Kind,
  channel: FlowQuery.schema.channel,
  carrier: FlowQuery.schema.carrier,
  user: FlowQuery.schema.user,
})
export type FlowWeeksQuery = Infer<typeof FlowWeeksQuery>

/** The last weeks up to today from Monday on, each with how many records went which way; the oldest is the first. */
export const FlowWeeks = object({ weeks: array(object({ first: Day, last: Day, ways: array(Way) })) })
export type FlowWeeks = Infer<typeof FlowWeeks>

export const RecordFlowQuery = object({ kind: Kind, id: IdText })

/** A step that a record took. */
const Passed = object({
  id: Id,
  at: string(),
  event: State,
  from: nullable(State),
  to: State,
  user: string(),
  /** How many whole minutes it had stood where it came from, where that is known. */
  minutes: nullable(Count),
})
export type Passed = Infer<typeof Passed>

/** One record's way: where it stands, what it passed, oldest first, and what was tried of it in vain, newest first. */
const RecordWay = object({
  kind: Kind,
  id: Id,
  /** The order that it belongs to, where it belongs to one. */
  order_id: nullable(Id),
  label: string(),
  state: string(),
  passed: array(Passed),
  refused: array(KeptRefusal),
})
export type RecordWay = Infer<typeof RecordWay>

/** A record and what belongs to it, such as the parcels of an order, each with its way; the record itself is the first. */
export const RecordFlow = object({ records: array(RecordWay) })
export type RecordFlow = Infer<typeof RecordFlow>
