import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { type Act, nothing, type Place, type Runner } from './acts.ts'

/** A machine that keeps why something failed. */
interface Failing {
  getSnapshot(): { readonly value: unknown; readonly context: { readonly failure: ApiFailure | null } }
}

/** A page of one record, as far as opening it goes. */
interface PageActor extends Runner {
  getSnapshot(): ReturnType<Runner['getSnapshot']> &
    ReturnType<Failing['getSnapshot']> & { readonly context: { readonly id: unknown } }
  start(): unknown
  send(event: { type: 'RETRY' }): void
}

interface Opening<Page extends PageActor> extends Pick<Act, 'name' | 'at'> {
  /** The page at its address, not begun yet. */
  readonly page: (given: Place['given']) => Page
  readonly isOpen: (page: Page) => boolean
  /** The state that says that it could not be read. */
  readonly failed?: string
}

/** Opening the page of a record: what cannot be read is tried again, and the address of what is not there is opened anew. */
export function openingAct<Page extends PageActor>({
  page,
  isOpen,
  failed = 'unreachable',
  ...row
}: Opening<Page>): Act {
  return {
    ...row,
    says: 'notLoaded',
    changes: 0,
    ready: async ({ given }) => {
      let actor = page(given)
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          const missing = actor.getSnapshot().value === 'missing'
          if (missing) actor = page(given)
          if (!begun || missing) actor.start()
          else actor.send({ type: 'RETRY' })
          begun = true
        },
        told: () => messagesIn(actor, 'notLoaded', 'missing', failed),
        kept: () => actor.getSnapshot().context.id,
        done: () => isOpen(actor),
      }
    },
  }
}

/** What a machine tells of its failure in one of these states. */
export function messagesIn(actor: Failing, act: Outcome, ...states: readonly string[]) {
  const { value, context } = actor.getSnapshot()
  return states.includes(value as string) && context.failure ? failureMessages(context.failure, act) : nothing
}
