import type { EventObject } from 'xstate'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { failureIn } from './products.fixture.ts'

/**
 * Whether the shop can answer so. A product that was never stored is neither saved by somebody else nor deleted; one that somebody else has
 * saved is not saved over that before the two were brought together.
 */
export function comesAbout(event: EventObject, { id, changedBy }: FormContext): boolean {
  if (id === null) return !['conflict', 'notFound'].includes(failureIn(event)?.kind ?? '')
  return event.type !== 'xstate.done.actor.save' || Object.keys(changedBy).length === 0
}
