import { and, assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { ResetInput } from '#api/contract/platform/session.ts'
import { newPasswordRules, resetLinkInactive } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface ResetContext extends ResetInput {
  readonly failure: ApiFailure | null
}

type ResetEvent = { type: 'FILL'; field: 'password' | 'password_confirmation'; text: string } | { type: 'SUBMIT' }

const named = ['validation.required', 'validation.password_min', 'validation.password_match'] as const

/** Sets a new password with the link from the mail. A link that is used, old or replaced ends in `inactive` (rule R213). */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetContext,
    events: {} as ResetEvent,
    input: {} as { token: string },
    tags: {} as 'busy',
  },
  actors: {
    reset: unwired<unknown, ResetInput>('reset'),
  },
  guards: {
    ...(asGuards(newPasswordRules, ({ context }) => context) as Record<(typeof named)[number], RuleGuard>),
    hasLink: ({ context }) => context.token !== '',
    linkInactive: (_, { error }: { error: unknown }) => asFailure(error).error === resetLinkInactive.id,
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ token: input.token, password: '', password_confirmation: '', failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasLink', target: 'editing' }, { target: 'inactive' }] },
    editing: {
      on: {
        FILL: { actions: assign(({ event }) => ({ [event.field]: event.text, failure: null })) },
        SUBMIT: { guard: and(named), target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'reset',
        id: 'reset',
        input: ({ context: { token, password, password_confirmation } }) => ({
          token,
          password,
          password_confirmation,
        }),
        onDone: { target: 'done', actions: assign({ password: '', password_confirmation: '', failure: null }) },
        onError: [
          { guard: { type: 'linkInactive', params: ({ event }) => ({ error: event.error }) }, target: 'inactive' },
          { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
        ],
      },
    },
    failed: {
      on: {
        FILL: { target: 'editing', actions: assign(({ event }) => ({ [event.field]: event.text, failure: null })) },
        // What is sent was valid when it was sent first, and filling in leads back to editing.
        SUBMIT: 'saving',
      },
    },
    inactive: { type: 'final' },
    done: { type: 'final' },
  },
})
