import { assign, emit, setup } from 'xstate'
import type { Audience, NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { pauseAfter } from '#machines/platform/jobs/pause.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  type Asking,
  addingRules,
  askingRules,
  blankDraft,
  chosenIn,
  isUnderWay,
  isWaiting,
  type NewsletterContext,
  type NewsletterEvent,
  type Stopping,
  type Trial,
  testRules,
  wrongToAdd,
  wrongToSend,
  wrongToTest,
} from './newsletter.context.ts'

const flow = setup({
  types: {
    context: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    emitted: {} as { type: 'added'; id: number } | { type: 'sent'; id: number },
    tags: {} as 'busy' | 'asking' | 'followed',
  },
  actors: {
    look: unwired<Newsletters, undefined>('look'),
    add: unwired<Newsletter, { newsletters: Newsletters; title: string }>('add'),
    count: unwired<Audience, { group_id: number | null }>('count'),
    test: unwired<{ recipient: string }, Trial>('test'),
    send: unwired<NewsletterSending, Asking>('send'),
    read: unwired<NewsletterSending, { id: number }>('read'),
    stop: unwired<unknown, Stopping>('stop'),
  },
  delays: { pause: ({ context }) => pauseAfter(context.looks) },
  guards: {
    addable: asOneGuard(addingRules, ({ context }) => wrongToAdd(context)),
    testable: asOneGuard(testRules, ({ context }) => wrongToTest(context)),
    sendable: asOneGuard(askingRules, ({ context, event }) => wrongToSend(context, event.today)),
    isRead: ({ context }) => context.newsletters !== null,
    isWaiting: ({ event }) => isWaiting(outputOf<NewsletterSending>(event)),
    isUnderWay: ({ event }) => isUnderWay(outputOf<NewsletterSending>(event)),
  },
  actions: {
    takeNewsletters: assign(({ context: { draft }, event }) => {
      const newsletters = outputOf<Newsletters>(event)
      const stands = newsletters.rows.some(({ id }) => id === draft.newsletter_id)
      return { newsletters, draft: stands ? draft : { ...draft, newsletter_id: null } }
    }),
    type: assign(({ event }) => (event.type === 'TYPE_TITLE' ? { title: event.title, failure: null } : {})),
    choose: assign(({ context: { draft }, event }) =>
      event.type === 'CHOOSE' ? fresh({ ...draft, newsletter_id: event.newsletter_id }) : {},
    ),
    chooseGroup: assign(({ context: { draft }, event }) =>
      event.type === 'CHOOSE_GROUP' ? { ...fresh({ ...draft, group_id: event.group_id }), audience: null } : {},
    ),
    plan: assign(({ context: { draft }, event }) =>
      event.type === 'PLAN' ? fresh({ ...draft, planned_for: event.planned_for }) : {},
    ),
    beginAdding: assign({ act: 'add', failure: null }),
    takeAdded: assign({ title: '' }),
    tellAdded: emit(({ event }) => ({ type: 'added' as const, id: outputOf<Newsletter>(event).id })),
    takeAudience: assign(({ event }) => ({ audience: outputOf<Audience>(event) })),
    beginTest: assign(({ event }) =>
      event.type === 'TEST'
        ? { act: 'test' as const, language: event.language, tested: null, failure: null, key: newRequestKey() }
        : {},
    ),
    takeTested: assign(({ event }) => ({ tested: outputOf<{ recipient: string }>(event).recipient, key: '' })),
    beginAsking: assign({ failure: null, tested: null }),
    beginSending: assign(({ context }) => ({ act: 'send' as const, key: context.key || newRequestKey() })),
    tellSent: emit(({ event }) => ({ type: 'sent' as const, id: outputOf<NewsletterSending>(event).id })),
    takeSending: assign(({ context, event }) => {
      const sending = outputOf<NewsletterSending>(event)
      const moved = JSON.stringify(sending) !== JSON.stringify(context.sending)
      return { sending, failure: null, key: '', looks: moved ? 0 : context.looks + 1 }
    }),
    takeFailure: assign(({ context, event }) => ({ failure: failureOf(event), looks: context.looks + 1 })),
    makeKey: assign({ key: () => newRequestKey() }),
    beginAnew: assign({ ...fresh(blankDraft), audience: null, sending: null, looks: 0 }),
    lookAtOnce: assign({ looks: 0 }),
  },
})

/** The newsletters of a shop on their page: one is added, tried, sent to those who allow it, and followed until it is over. */
export const newsletterMachine = flow.createMachine({
  id: 'newsletter',
  context: {
    ...{ newsletters: null, title: '', draft: blankDraft, audience: null, language: 'tr', tested: null },
    ...{ sending: null, looks: 0, key: '', act: 'send', failure: null },
  },
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'writing', actions: 'takeNewsletters' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    rereading: {
      tags: ['busy'],
      description: 'The form stands meanwhile, and can be filled in.',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'writing', actions: 'takeNewsletters' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
      on: {
        TYPE_TITLE: { actions: 'type' },
        CHOOSE: { actions: 'choose' },
        CHOOSE_GROUP: { actions: 'chooseGroup' },
        PLAN: { actions: 'plan' },
      },
    },
    unreachable: { on: { RETRY: [{ guard: 'isRead', target: 'rereading' }, 'opening'] } },
    writing: {
      initial: 'counting',
      on: {
        REFRESH: 'rereading',
        TYPE_TITLE: { actions: 'type' },
        ADD: { guard: 'addable', target: 'adding', actions: 'beginAdding' },
        CHOOSE: { actions: 'choose' },
        CHOOSE_GROUP: { target: '.counting', actions: 'chooseGroup' },
        PLAN: { actions: 'plan' },
        TEST: { guard: 'testable', target: 'testing', actions: 'beginTest' },
        ASK: { guard: 'sendable', target: 'asking', actions: 'beginAsking' },
      },
      states: {
        counting: {
          invoke: {
            id: 'count',
            src: 'count',
            input: ({ context: { draft } }) => ({ group_id: draft.group_id }),
            onDone: { target: 'counted', actions: 'takeAudience' },
            onError: { target: 'uncounted', actions: 'takeFailure' },
          },
        },
        counted: {},
        uncounted: { on: { RETRY: 'counting' } },
      },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context: { newsletters, title } }) => ({ newsletters: newsletters as Newsletters, title }),
        onDone: { target: 'rereading', actions: ['takeAdded', 'tellAdded'] },
        onError: { target: 'writing', actions: 'takeFailure' },
      },
    },
    testing: {
      tags: ['busy'],
      invoke: {
        id: 'test',
        src: 'test',
        input: ({ context }) => ({
          ...{ newsletter: chosenIn(context) as Newsletter, language: context.language, key: context.key },
        }),
        onDone: { target: 'writing', actions: 'takeTested' },
        onError: { target: 'writing', actions: 'takeFailure' },
      },
    },
    asking: {
      tags: ['asking'],
      description: 'What has left nobody takes back.',
      on: { CONFIRM: { target: 'sending', actions: 'beginSending' }, CANCEL: 'writing' },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { draft, key } }) => ({ ...draft, key }),
        onDone: [
          { guard: 'isWaiting', target: 'followed.planned', actions: ['takeSending', 'tellSent'] },
          { target: 'followed.watching', actions: ['takeSending', 'tellSent'] },
        ],
        onError: { target: 'writing', actions: 'takeFailure' },
      },
    },
    followed: {
      tags: ['followed'],
      initial: 'looking',
      on: { ANOTHER: { target: 'rereading', actions: 'beginAnew' } },
      states: {
        planned: { on: { STOP: { target: '#newsletter.stopping', actions: 'makeKey' } } },
        watching: {
          on: { STOP: { target: '#newsletter.stopping', actions: 'makeKey' } },
          after: { pause: 'looking' },
        },
        looking: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { sending } }) => ({ id: (sending as NewsletterSending).id }),
            onDone: [
              { guard: 'isWaiting', target: 'planned', actions: 'takeSending' },
              { guard: 'isUnderWay', target: 'watching', actions: 'takeSending' },
              { target: 'ended', actions: 'takeSending' },
            ],
            onError: { target: 'lost', actions: 'takeFailure' },
          },
        },
        lost: { description: 'What is shown is old. It is asked again by itself.', after: { pause: 'looking' } },
        ended: { description: 'It reached all whom it could, or was stopped.' },
      },
    },
    stopping: {
      tags: ['busy', 'followed'],
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { sending, key } }) => ({ sending: sending as NewsletterSending, key }),
        onDone: { target: 'followed', actions: 'lookAtOnce' },
        onError: { target: 'notStopped', actions: 'takeFailure' },
      },
    },
    notStopped: {
      tags: ['asking', 'followed'],
      on: { RETRY: 'stopping', CANCEL: 'followed' },
    },
  },
})

/** Another draft: what was said of the one before goes. */
function fresh(draft: NewsletterContext['draft']) {
  return { draft, tested: null, failure: null, key: '' }
}
