import { and, assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { emailGiven, emailValid } from '#api/rules/platform/session.ts'
import { asGuards } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface ForgotContext {
  readonly email: string
  readonly failure: ApiFailure | null
}

type ForgotEvent = { type: 'FILL'; email: string } | { type: 'SUBMIT' } | { type: 'ASK_AGAIN' }

/** Asks for a link that sets a new password. The answer is the same whether the address is known or not (rule R214). */
export const forgotPasswordMachine = setup({
  types: { context: {} as ForgotContext, events: {} as ForgotEvent, tags: {} as 'busy' },
  actors: {
    ask: unwired<unknown, { email: string }>('ask'),
  },
  guards: asGuards([emailGiven, emailValid], ({ context }) => context),
}).createMachine({
  id: 'forgotPassword',
  context: { email: '', failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        FILL: { actions: assign(({ event }) => ({ email: event.email, failure: null })) },
        SUBMIT: { guard: and(['validation.required', 'validation.email']), target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        id: 'ask',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'sent', actions: assign({ failure: null }) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    failed: {
      on: {
        FILL: { target: 'editing', actions: assign(({ event }) => ({ email: event.email, failure: null })) },
        // What is sent was valid when it was sent first, and filling in leads back to editing.
        SUBMIT: 'sending',
      },
    },
    sent: { on: { ASK_AGAIN: 'editing' } },
  },
})
