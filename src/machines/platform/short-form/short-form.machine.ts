import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { passwordChangeRules } from '#api/rules/platform/account.ts'
import { broken, type Refusal, type Rule } from '#api/rules/platform/rule.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

export type Texts = Readonly<Record<string, string>>

interface ShortFormContext {
  /** What stands in the fields now, and what stood there when nothing was changed. */
  readonly fields: Texts
  readonly saved: Texts
  readonly failure: ApiFailure | null
  /** Kept over retries of what was typed, so that what is sent twice is done once. */
  readonly key: string
}

type ShortFormEvent = { type: 'FILL'; field: string; text: string } | { type: 'SUBMIT' }

export interface ShortFormInput {
  readonly fields: Texts
}
export interface Filled {
  readonly fields: Texts
  readonly key: string
}

/**
 * A few fields and one button, as a part of a page: the new password of my account stands for all of them. What was sent stays in the fields or
 * leaves them empty, as the part decides with `kept`.
 */
export const shortFormMachine = setup({
  types: {
    context: {} as ShortFormContext,
    input: {} as ShortFormInput,
    events: {} as ShortFormEvent,
    emitted: {} as { type: 'sent'; answer: unknown },
    tags: {} as 'busy',
  },
  actors: {
    send: unwired<unknown, Filled>('send'),
  },
  guards: {
    valid: asOneGuard(passwordChangeRules, ({ context }) => broken(passwordChangeRules, context.fields)),
  },
  actions: {
    fill: assign(({ context, event }) =>
      event.type === 'FILL' ? { fields: { ...context.fields, [event.field]: event.text }, failure: null, key: '' } : {},
    ),
    makeKey: assign(({ context }) => ({ key: context.key || newRequestKey() })),
    beDone: assign({ failure: null, key: '' }),
    announce: emit(({ event }) => ({ type: 'sent' as const, answer: (event as { output?: unknown }).output })),
    /** Passwords and codes are not left standing. */
    settle: assign(({ context }) => ({ fields: context.saved })),
    takeFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'shortForm',
  context: ({ input }) => ({ fields: input.fields, saved: input.fields, failure: null, key: '' }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      on: {
        FILL: { target: '.editing', actions: 'fill' },
        SUBMIT: { guard: 'valid', target: 'sending' },
      },
      states: { editing: {}, failed: {}, done: {} },
    },
    sending: {
      tags: 'busy',
      entry: 'makeKey',
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context: { fields, key } }) => ({ fields, key }),
        onDone: { target: 'form.done', actions: ['beDone', 'settle', 'announce'] },
        onError: { target: 'form.failed', actions: 'takeFailure' },
      },
    },
  },
})

interface ShortForm {
  readonly rules: readonly Rule<never>[]
  /** What its rules judge. */
  readonly factsOf?: (context: ShortFormContext) => unknown
  readonly send: PromiseActorLogic<unknown, Filled>
  /** What was sent stays in the fields, as what stood there before the next change. */
  readonly kept?: true
}

/** A short form with its rules and its call. */
export function shortForm({ rules, factsOf = ({ fields }) => fields, send, kept }: ShortForm) {
  const judged = rules as readonly Rule<unknown>[]
  const explain = ({ context }: { context: ShortFormContext }): Refusal[] => broken(judged, factsOf(context))
  return shortFormMachine.provide({
    actors: { send },
    guards: { valid: asOneGuard(judged, explain) },
    ...(kept ? { actions: { settle: assign(({ context }) => ({ saved: context.fields })) } } : {}),
  })
}

function failureIn(event: unknown): ApiFailure {
  return asFailure((event as { error?: unknown }).error)
}
