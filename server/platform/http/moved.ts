import { type KeptAnswer, keeping } from './cached.ts'
import type { Endpoint } from './endpoint.ts'

/** Thrown by a handler: what was asked for has another address now. */
export class Moved extends Error {
  readonly location: string

  constructor(location: string) {
    super(location)
    this.location = location
  }
}

/** Leads to the new address. It is believed no longer than an answer of the new one: an old address may be taken by another. */
export function moved({ location }: Moved, { maxAge = 0 }: Pick<Endpoint, 'maxAge'>): KeptAnswer {
  const body = JSON.stringify({ status: 1, data: { location } })
  return { status: 301, body, headers: { ...keeping(maxAge), location } }
}
