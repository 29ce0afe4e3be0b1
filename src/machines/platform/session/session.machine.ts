import { assign, emit, fromCallback, setup } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Me, SessionShop, SignedIn, User } from '#api/contract/platform/session.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { signInMachine } from './sign-in.machine.ts'

/** Why nobody is signed in: so that the sign-in screen can say it, and knows whether to lead back. */
export type OutReason = 'start' | 'left' | 'expired' | 'unchecked'

export interface SessionContext {
  /** Whether a token is stored. The token itself never comes in here. */
  readonly hasToken: boolean
  /** The signed-in person; while the session is expired, the one whose page is still there. */
  readonly user: User | null
  readonly shop: SessionShop | null
  readonly why: OutReason
  /** Counts up when another person takes over: whatever the last one had open is thrown away. */
  readonly person: number
}

export type SessionEvent =
  | { type: 'SIGN_OUT' }
  /** A call was answered 401. `unsaved`: some form holds work that is not saved. */
  | { type: 'LOSE_SESSION'; unsaved: boolean }
  /** Another tab signed out. */
  | { type: 'FOLLOW_OUT'; unsaved: boolean }
  /** Another tab signed in, or what the server says of the session is another by now. */
  | { type: 'FOLLOW_IN' }
  | { type: 'CHECK_AGAIN' }

const nobody = { user: null, shop: null } as const

/**
 * Who works here (rules R32 to R37). At the start a stored token is checked; without one the loading screen stays for a second. A 401 ends
 * the session wherever it comes from; where it would cost unsaved work, the page stays and the person signs in over it (`expired`), and
 * `renewed` is emitted so that what was refused can be sent again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { hasToken: boolean },
    emitted: {} as { type: 'renewed' },
    tags: {} as 'busy',
  },
  actors: {
    /** GET auth/me with the stored token. */
    check: unwired<Me, unknown>('check'),
    signIn: signInMachine,
    /** Hears of calls that were answered 401, and of other tabs. */
    surroundings: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    /** Stores a new token and its shop. */
    remember: (_, _signedIn: SignedIn) => {},
    /** Removes the token and the shop from the store. */
    forget: () => {},
    /** Tells the server that the stored token is no longer wanted; nobody waits for it. */
    revoke: () => {},
    noteToken: assign({ hasToken: true }),
    noteNoToken: assign({ hasToken: false }),
    enter: assign((_, { user, shop }: Me) => ({ user, shop, why: 'start' as const })),
    enterAsAnother: assign(({ context }, { user, shop }: Me) => ({ user, shop, person: context.person + 1 })),
    renewUser: assign((_, { user }: { user: User }) => ({ user })),
    renew: assign((_, { user, shop }: Me) => ({ user, shop })),
    leave: assign({ ...nobody, why: 'left', hasToken: false }),
    expire: assign({ ...nobody, why: 'expired', hasToken: false }),
    /** The person stays known: the page is still theirs. */
    expireInPlace: assign({ why: 'expired', hasToken: false }),
    stayUnchecked: assign({ ...nobody, why: 'unchecked' }),
    emitRenewed: emit({ type: 'renewed' }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    workUnsaved: ({ event }) => 'unsaved' in event && event.unsaved,
    tokenRefused: (_, { error }: { error: unknown }) => asFailure(error).kind === 'session',
    samePerson: ({ context }, user: User) => context.user?.id === user.id,
  },
  delays: {
    loadingDelay: 1000,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ hasToken: input.hasToken, ...nobody, why: 'start', person: 0 }),
  invoke: { src: 'surroundings', id: 'surroundings' },
  initial: 'booting',
  states: {
    booting: {
      tags: 'busy',
      always: [{ guard: 'hasToken', target: 'checking' }, { target: 'waiting' }],
    },
    waiting: {
      tags: 'busy',
      after: { loadingDelay: 'out' },
      on: { FOLLOW_IN: { target: 'checking', actions: 'noteToken' } },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        id: 'check',
        onDone: { target: 'in', actions: { type: 'enter', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'tokenRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'out',
            actions: ['forget', 'expire'],
          },
          // The token stays: a reload while the server restarts must not end a valid session (rule R33).
          { target: 'out', actions: 'stayUnchecked' },
        ],
      },
    },
    in: {
      initial: 'steady',
      on: {
        SIGN_OUT: { target: 'out', actions: ['revoke', 'forget', 'leave'] },
        LOSE_SESSION: [
          { guard: 'workUnsaved', target: 'expired', actions: ['forget', 'expireInPlace'] },
          { target: 'out', actions: ['forget', 'expire'] },
        ],
        FOLLOW_OUT: [
          { guard: 'workUnsaved', target: 'expired', actions: 'expireInPlace' },
          { target: 'out', actions: 'leave' },
        ],
      },
      states: {
        steady: { on: { FOLLOW_IN: 'confirming' } },
        /** Another tab has a new token: is it still the same person? */
        confirming: {
          invoke: {
            src: 'check',
            id: 'confirm',
            onDone: [
              {
                guard: { type: 'samePerson', params: ({ event }) => event.output.user },
                target: 'steady',
                actions: { type: 'renew', params: ({ event }) => event.output },
              },
              { target: 'steady', actions: { type: 'enterAsAnother', params: ({ event }) => event.output } },
            ],
            onError: 'steady',
          },
          on: { FOLLOW_IN: { target: 'confirming', reenter: true } },
        },
      },
    },
    expired: {
      initial: 'asking',
      on: {
        SIGN_OUT: { target: 'out', actions: ['forget', 'leave'] },
        FOLLOW_IN: { target: '.confirming', actions: 'noteToken' },
      },
      states: {
        asking: {
          invoke: {
            src: 'signIn',
            id: 'signIn',
            input: ({ context }) => ({ email: context.user?.email ?? '' }),
            onDone: [
              {
                guard: { type: 'samePerson', params: ({ event }) => event.output.user },
                target: '#session.in',
                actions: [
                  { type: 'remember', params: ({ event }) => event.output },
                  'noteToken',
                  { type: 'renewUser', params: ({ event }) => event.output },
                  'emitRenewed',
                ],
              },
              {
                target: '#session.checking',
                actions: [{ type: 'remember', params: ({ event }) => event.output }, 'noteToken'],
              },
            ],
          },
        },
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'check',
            id: 'confirm',
            onDone: [
              {
                guard: { type: 'samePerson', params: ({ event }) => event.output.user },
                target: '#session.in',
                actions: [{ type: 'renewUser', params: ({ event }) => event.output }, 'emitRenewed'],
              },
              { target: '#session.in', actions: { type: 'enterAsAnother', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'tokenRefused', params: ({ event }) => ({ error: event.error }) },
                target: 'asking',
                actions: ['forget', 'noteNoToken'],
              },
              { target: 'asking' },
            ],
          },
        },
      },
    },
    out: {
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: { email: '' },
        onDone: {
          target: 'checking',
          actions: [{ type: 'remember', params: ({ event }) => event.output }, 'noteToken'],
        },
      },
      on: {
        CHECK_AGAIN: { guard: 'hasToken', target: 'checking' },
        FOLLOW_IN: { target: 'checking', actions: 'noteToken' },
        FOLLOW_OUT: { actions: 'noteNoToken' },
      },
    },
  },
})
