import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

/** What an actor brought, from the event that says so. */
export function outputOf<T>(event: AnyEvent): T {
  return event.output as T
}

/** Why an actor brought nothing, from the event that says so. */
export function failureOf(event: AnyEvent): ApiFailure {
  return asFailure(event.error)
}
