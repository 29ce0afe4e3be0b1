import { and, assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { SignedIn, SignInInput } from '#api/contract/platform/session.ts'
import { codeShaped, codeWanted, signInRules } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface SignInContext {
  readonly email: string
  readonly password: string
  /** Of the second factor. */
  readonly code: string
  readonly failure: ApiFailure | null
  readonly answer: SignedIn | null
}

type SignInEvent =
  | { type: 'FILL'; field: 'email' | 'password'; text: string }
  | { type: 'FILL_CODE'; text: string }
  | { type: 'SUBMIT' }
  /** Back from the code to e-mail and password. */
  | { type: 'BACK' }

const named = ['validation.required', 'validation.email', 'auth.code_shape'] as const

/**
 * The sign-in form, on its own page and over a page whose session has expired. Whoever has a second factor is asked for its code once the
 * password was right. It ends with the server's answer.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { email: string },
    output: {} as SignedIn,
    tags: {} as 'busy' | 'code',
  },
  actors: {
    signIn: unwired<SignedIn, SignInInput>('signIn'),
  },
  actions: {
    fill: assign(({ event }) => (event.type === 'FILL' ? { [event.field]: event.text, failure: null } : {})),
    fillCode: assign(({ event }) => (event.type === 'FILL_CODE' ? { code: event.text, failure: null } : {})),
    takeAnswer: assign((_, { answer }: { answer: SignedIn }) => ({ answer, password: '', code: '', failure: null })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetPassword: assign({ password: '', code: '', failure: null }),
    askAnew: assign({ code: '', failure: null }),
  },
  guards: {
    ...(asGuards([...signInRules, codeShaped], ({ context }) => context) as Record<(typeof named)[number], RuleGuard>),
    codeWanted: (_, { error }: { error: unknown }) => asFailure(error).error === codeWanted.id,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ email: input.email, password: '', code: '', failure: null, answer: null }),
  output: ({ context }) => context.answer as SignedIn,
  initial: 'editing',
  states: {
    editing: {
      on: {
        FILL: { actions: 'fill' },
        SUBMIT: { guard: and(['validation.required', 'validation.email']), target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
        onDone: {
          target: 'done',
          actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'codeWanted', params: ({ event }) => ({ error: event.error }) },
            target: 'askingCode',
            actions: 'askAnew',
          },
          { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    failed: {
      on: {
        FILL: { target: 'editing', actions: 'fill' },
        // What is sent was valid when it was sent first, and filling in leads back to editing.
        SUBMIT: 'sending',
      },
    },
    askingCode: {
      tags: 'code',
      on: {
        FILL_CODE: { actions: 'fillCode' },
        SUBMIT: { guard: 'auth.code_shape', target: 'sendingCode' },
        BACK: { target: 'editing', actions: 'forgetPassword' },
      },
    },
    sendingCode: {
      tags: ['busy', 'code'],
      invoke: {
        src: 'signIn',
        id: 'signInWithCode',
        input: ({ context: { email, password, code } }) => ({ email: email.trim(), password, code }),
        onDone: {
          target: 'done',
          actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'askingCode',
          actions: { type: 'takeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
})
