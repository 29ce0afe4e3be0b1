import { type FlowKind, type FlowMap, type FlowQuery, flowKinds, type Way } from '#api/contract/platform/flow.ts'
import { periods } from '#api/contract/platform/lists.ts'
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

/** The steps of orders that a part of the map counts. */
export function orderStepsAt(
  { from: _, to: __, period: ___, kind: ____, carrier, user, channel }: FlowQuery,
  days: FlowMap['days'],
  part: { readonly from_state?: string; readonly to_state?: string; readonly waited?: number },
): string {
  const filters = {
    ...part,
    ...{ from: days.first, to: days.last, channel, carrier_id: carrier, user_id: user },
    // Whoever asks for waits sees the longest first.
    ...(part.waited === undefined ? {} : { order_index: 'order-steps.minutes', order_direction: 'desc' }),
  }
  return `/order-steps?${paramsOf(filters)}`
}

/** The orders that took a way. */
export function wayAddress(query: FlowQuery, days: FlowMap['days'], { from, to }: Pick<Way, 'from' | 'to'>): string {
  return orderStepsAt(query, days, { ...(from === null ? {} : { from_state: from }), to_state: to })
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
