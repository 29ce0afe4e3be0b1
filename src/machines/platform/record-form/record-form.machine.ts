import { and, assign, emit, fromCallback, raise, setup } from 'xstate'
import type { Draft } from '#api/resources/platform/resource.ts'
import { conflictChosen, fieldsUploaded, somethingChanged } from '#api/rules/platform/records.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import type { Side } from '#machines/platform/conflict/parts.ts'
import { asGuards, asOneGuard, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  actOf,
  atRest,
  becameNew,
  chosen,
  compared,
  edited,
  initialContext,
  isDirty,
  type Next,
  type Opened,
  opened,
  type RecordFormContext,
  type RecordFormInput,
  reconciled,
  resourceOf,
  type Stored,
  saved,
  sent,
  takeTheirs,
  touched,
  unchosen,
  wrong,
} from './record-form.context.ts'
import { fieldRules } from './record-form.rules.ts'

export type RecordFormEvent =
  /** `listed`: a place was chosen, so that what lay inside the one before it is another's. */
  | { type: 'CHANGE'; field: string; value: unknown; listed?: boolean }
  /** A control was left: from now on its errors are shown. */
  | { type: 'TOUCH'; path: string }
  /** Saving was tried while rules stand in the way: all errors are shown. */
  | { type: 'REVEAL' }
  /** A picture of a field sets out, or has arrived. */
  | { type: 'UPLOADING'; field: string; busy: boolean }
  | { type: 'SUBMIT'; next?: Next }
  /** Back to what was loaded. */
  | { type: 'REVERT' }
  | { type: 'RETRY' }
  /** The same person has signed in again. */
  | { type: 'RENEWED' }
  /** One side for a part, or for all of them without a path. */
  | { type: 'CHOOSE'; path: string | null; side: Side }
  | { type: 'MERGE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'BACK' }
  /** The record was deleted meanwhile: what was typed becomes a new one. */
  | { type: 'ADD_AGAIN' }
  /** It came back out of the trash: what was typed is saved over it. */
  | { type: 'RESTORED' }

export interface Opening {
  readonly resource: RecordFormContext['resource']
  readonly id: number | null
}
export interface Saving extends Opening {
  readonly version: number | null
  readonly draft: RecordFormContext['draft']
  readonly key: string
}

type Rules = Record<'auth.forbidden' | 'form.unchanged' | 'files.uploading' | 'conflict.unchosen', RuleGuard>

const rules = {
  ...asGuards([permitted], ({ context }) => ({
    holder: context.holder,
    gate: { codes: resourceOf(context).codes[actOf(context)] },
  })),
  ...asGuards([somethingChanged], ({ context }) => ({ changed: context.id === null || isDirty(context) })),
  ...asGuards([fieldsUploaded], ({ context }) => ({ uploading: context.uploading })),
  ...asGuards([conflictChosen], ({ context }) => ({ unchosen: unchosen(context) })),
} as Rules

const flow = setup({
  types: {
    context: {} as RecordFormContext,
    input: {} as RecordFormInput,
    events: {} as RecordFormEvent,
    emitted: {} as { type: 'saved'; added: boolean; next: Next; before: Draft; now: Stored },
    tags: {} as 'busy' | 'editable' | 'asking',
  },
  actors: {
    /** The record as it is stored now, and the shop's languages. */
    open: unwired<Opened, Opening>('open'),
    /** Adds or replaces the record and answers it as it was stored. */
    save: unwired<Stored, Saving>('save'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    ...rules,
    valid: asOneGuard(fieldRules, ({ context }) => wrong(context)),
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    isStale: ({ event }) => staleRefusal(event) !== undefined,
    wantsAnother: ({ context }) => context.next === 'another',
  },
  actions: {
    takeOpened: assign(({ context, event }) => opened(context, outputOf<Opened>(event))),
    takeSaved: assign(({ context, event }) => saved(context, outputOf<Stored>(event))),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
    rememberWho: assign(({ event }) => ({ changedBy: staleRefusal(event)?.about ?? {} })),
    /** Kept over retries, so that a save whose answer was lost has one effect. */
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    announce: emit(({ context, event }) => ({
      type: 'saved' as const,
      added: context.id === null,
      next: context.next,
      before: context.original,
      now: outputOf<Stored>(event),
    })),
    startOver: assign(({ context }) => initialContext({ ...context, id: null })),
    compare: assign(({ context, event }) => compared(context, outputOf<Opened>(event).record)),
    edit: assign(({ context, event }) => (event.type === 'CHANGE' ? edited(context, event) : {})),
    touch: assign(({ context, event }) => (event.type === 'TOUCH' ? touched(context, event.path) : {})),
    send: assign(({ context, event }) => (event.type === 'UPLOADING' ? sent(context, event.field, event.busy) : {})),
    reveal: assign({ revealed: true }),
    revert: assign(({ context }) => ({ ...atRest, draft: context.original })),
    rememberNext: assign({ next: ({ event }) => (event.type === 'SUBMIT' ? (event.next ?? 'stay') : 'stay') }),
    choose: assign(({ context, event }) => (event.type === 'CHOOSE' ? chosen(context, event.path, event.side) : {})),
    reconcile: assign(({ context }) => reconciled(context)),
    takeTheirs: assign(({ context }) => takeTheirs(context)),
    /** The record is another than the one that was not found. */
    askAnew: assign({ key: '' }),
    becomeNew: assign(({ context }) => becameNew(context)),
    saveAgain: raise({ type: 'SUBMIT' }),
  },
})

/** One record, from opening it to having it saved: also through a lost answer, an ended session, and somebody else's save (rules R40, D4, D5). */
export const recordFormMachine = flow.createMachine({
  id: 'recordForm',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { resource, id } }) => ({ resource, id }),
        onDone: { target: 'form', actions: 'takeOpened' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
    },
    missing: { description: 'No such record in this shop.' },
    unreachable: { on: { RETRY: 'opening' } },
    /** The form can be filled in. After a save that failed everything is as it was, and the same save can be sent again. */
    form: {
      tags: ['editable'],
      initial: 'editing',
      on: {
        CHANGE: { target: '.editing', actions: 'edit' },
        TOUCH: { actions: 'touch' },
        REVEAL: { actions: 'reveal' },
        UPLOADING: { actions: 'send' },
        REVERT: { target: '.editing', actions: 'revert' },
        SUBMIT: {
          target: 'saving',
          guard: and(['auth.forbidden', 'form.unchanged', 'files.uploading', 'valid']),
          actions: 'rememberNext',
        },
      },
      states: { editing: {}, saved: {}, failed: {} },
    },
    saving: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { resource, id, version, draft, key } }) => ({ resource, id, version, draft, key }),
        onDone: [
          { guard: 'wantsAnother', target: 'opening', actions: ['announce', 'startOver'] },
          { target: 'form.saved', actions: ['announce', 'takeSaved'] },
        ],
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { guard: 'isStale', target: 'comparing', actions: 'rememberWho' },
          { guard: 'isMissing', target: 'gone', actions: 'takeFailure' },
          { target: 'form.failed', actions: 'takeFailure' },
        ],
      },
    },
    expired: {
      tags: ['asking'],
      description: 'The session ended. What was typed is kept, and is saved once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'saving' },
    },
    comparing: {
      tags: ['busy'],
      invoke: {
        id: 'compare',
        src: 'open',
        input: ({ context: { resource, id } }) => ({ resource, id }),
        onDone: { target: 'conflict', actions: 'compare' },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { guard: 'isMissing', target: 'gone', actions: 'takeFailure' },
          { target: 'form.failed', actions: 'takeFailure' },
        ],
      },
    },
    conflict: {
      tags: ['asking'],
      description: 'Somebody else saved the record since it was opened.',
      on: {
        CHOOSE: { actions: 'choose' },
        MERGE: { guard: 'conflict.unchosen', target: 'form', actions: ['reconcile', 'saveAgain'] },
        TAKE_THEIRS: { target: 'form', actions: 'takeTheirs' },
        BACK: 'form',
      },
    },
    gone: {
      tags: ['asking'],
      description: 'Somebody else deleted the record since it was opened.',
      on: { RESTORED: { target: 'saving', actions: 'askAnew' }, ADD_AGAIN: { target: 'form', actions: 'becomeNew' } },
    },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function staleRefusal(event: AnyEvent) {
  return failureOf(event).rules.find((rule) => rule.id === 'conflict.stale')
}
