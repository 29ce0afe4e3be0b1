import { and, assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { SignedIn, SignInInput } from '#api/contract/platform/session.ts'
import { signInRules } from '#api/rules/platform/session.ts'
import { asGuards } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface SignInContext {
  readonly email: string
  readonly password: string
  readonly failure: ApiFailure | null
  readonly answer: SignedIn | null
}

type SignInEvent = { type: 'FILL'; field: 'email' | 'password'; text: string } | { type: 'SUBMIT' }

/** The sign-in form, on its own page and over a page whose session has expired. It ends with the server's answer. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { email: string },
    output: {} as SignedIn,
    tags: {} as 'busy',
  },
  actors: {
    signIn: unwired<SignedIn, SignInInput>('signIn'),
  },
  guards: asGuards(signInRules, ({ context }) => context),
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ email: input.email, password: '', failure: null, answer: null }),
  output: ({ context }) => context.answer as SignedIn,
  initial: 'editing',
  states: {
    editing: {
      on: {
        FILL: { actions: assign(({ event }) => ({ [event.field]: event.text, failure: null })) },
        SUBMIT: { guard: and(['validation.required', 'validation.email']), target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
        onDone: { target: 'done', actions: assign(({ event }) => ({ answer: event.output, password: '' })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
    },
    failed: {
      on: {
        FILL: { target: 'editing', actions: assign(({ event }) => ({ [event.field]: event.text, failure: null })) },
        // What is sent was valid when it was sent first, and filling in leads back to editing.
        SUBMIT: 'sending',
      },
    },
    done: { type: 'final' },
  },
})
