import { type FlowKind, type FlowMap, type FlowQuery, flowKinds } from '#api/contract/platform/flow.ts'
import { periods } from '#api/contract/platform/lists.ts'
import { listPath, type Resource } from '#api/resources/platform/resource.ts'
import { idIn } from '#api/rules/platform/ids.ts'

/** What the address of a process map asks; what is none of it is passed over. */
export function flowAskedIn(search: string): FlowQuery {
  const given = new URLSearchParams(search)
  const among = <T extends string>(name: string, values: readonly T[]) => {
    const value = values.find((one) => one === given.get(name))
    return value ? { [name]: value } : {}
  }
  const day = (name: string) => (/^20\d{2}-\d{2}-\d{2}$/.test(given.get(name) ?? '') ? { [name]: given.get(name) } : {})
  const id = (name: string) => {
    const value = idIn(given.get(name) ?? '')
    return value === null ? {} : { [name]: value }
  }
  const channel = given.get('channel')
  return {
    kind: 'orders',
    ...among('kind', flowKinds),
    ...among('period', periods),
    ...day('from'),
    ...day('to'),
    ...(channel && /^[a-z_]{1,40}$/.test(channel) ? { channel } : {}),
    ...id('carrier'),
    ...id('user'),
  }
}

/** Where a process map stands: all that it is asked is its address, so that it can be sent to somebody. */
export function flowAddress(query: FlowQuery): string {
  return `/statecharts/flow?${paramsOf({ ...query })}`
}

/** A part of the map: an arrow, or a state that records left. What began there came from `null`. */
export interface MapPart {
  readonly from?: string | null
  readonly event?: string
  readonly to?: string
  /** Those that stood there so many minutes or longer. */
  readonly waited?: number
}

/** The records that a part of the map counts, in their own list. */
export function recordsAt(
  list: Resource,
  { kind, channel, carrier, user }: FlowQuery,
  { first, last }: FlowMap['days'],
  { from, event, to, waited }: MapPart,
): string {
  const way = { kind, ...(from === undefined ? {} : { from: from ?? '' }), event, to, waited }
  return `${listPath(list)}?${paramsOf({ went: String(paramsOf({ ...way, first, last, channel, carrier, user })) })}`
}

/** The steps that a part of the map counts, those that stood longest before them first. */
export function stepsAt(
  list: Resource,
  { channel, carrier, user }: FlowQuery,
  { first, last }: FlowMap['days'],
  { from, to, waited }: MapPart,
): string {
  const filters = { from_state: from ?? undefined, to_state: to, waited, channel, carrier_id: carrier, user_id: user }
  const order = { order_index: `${list.name}.minutes`, order_direction: 'desc' }
  return `${listPath(list)}?${paramsOf({ ...filters, from: first, to: last, ...order })}`
}

/** The way that a list is narrowed by, as its address has it. */
export interface AskedWay extends MapPart, Pick<FlowQuery, 'kind' | 'channel'> {
  readonly from?: string
  readonly first: string
  readonly last: string
  readonly carrier?: number
  readonly user?: number
}

/** Reads it; `null` where it names no kind of records or no days. */
export function wayAskedIn(went: string): AskedWay | null {
  const given = new URLSearchParams(went)
  const kind = flowKinds.find((one) => one === given.get('kind'))
  const [first, last] = [given.get('first'), given.get('last')]
  if (!kind || !first || !last) return null
  const word = (name: string) => (given.has(name) ? { [name]: given.get(name) ?? '' } : {})
  const number = (name: string) => (/^\d{1,9}$/.test(given.get(name) ?? '') ? { [name]: Number(given.get(name)) } : {})
  return {
    ...{ kind, first, last },
    ...{ ...word('from'), ...word('event'), ...word('to'), ...word('channel') },
    ...{ ...number('waited'), ...number('carrier'), ...number('user') },
  }
}

/** Which record an address asks about; nothing where it names none. */
export function whyAskedIn(search: string): { readonly kind: FlowKind; readonly id: number } | null {
  const given = new URLSearchParams(search)
  const kind = flowKinds.find((one) => one === given.get('kind'))
  const id = idIn(given.get('id'))
  return kind && id !== null ? { kind, id } : null
}

/** Where it is asked why a record does not go further. */
export function whyAddress(kind: FlowKind, id: number): string {
  return `/statecharts/why?${paramsOf({ kind, id })}`
}

function paramsOf(values: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
