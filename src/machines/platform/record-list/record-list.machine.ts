import { and } from 'xstate'
import { initialContext, withFixed } from './record-list.context.ts'
import { flow } from './record-list.flow.ts'

/** A target inside the region is entered anew, so a list under way is asked again; `reenter` would leave the deletion beside it too. */
const turning = {
  SHOW: { target: '.loading', actions: 'show' },
  SET_PAGE: { target: '.loading', actions: 'turnPage' },
  SORT: { target: '.loading', actions: 'sort' },
  FILTER: { target: '.loading', actions: 'filter' },
  SEARCH: { target: '.typing', actions: 'search' },
  REFRESH: { target: '.loading', actions: 'startAfresh' },
  SELECT: { actions: 'select' },
} as const

/** A list of records: what it shows, and beside it what is done with one or with the selected ones: they are deleted, or become active or passive (rules R10, R58, R185, R194, R223, D19). */
export const recordListMachine = flow.createMachine({
  id: 'recordList',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  states: {
    rows: {
      initial: 'loading',
      on: turning,
      states: {
        typing: { after: { typing: 'loading' } },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context: { resource, query, fixed, until } }) => ({
              resource,
              query: withFixed(query, fixed),
              until,
            }),
            onDone: [
              { guard: 'isPastTheEnd', target: 'loading', reenter: true, actions: 'goToLastPage' },
              { guard: 'hasNone', target: 'empty', actions: 'takeRows' },
              { target: 'shown', actions: 'takeRows' },
            ],
            onError: { target: 'failed', actions: 'takeFailure' },
          },
        },
        shown: {},
        empty: {},
        failed: { description: 'No list could be had. REFRESH tries again.' },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            DELETE: {
              guard: and(['auth.forbidden', 'list.none_selected']),
              target: 'asking',
              actions: 'chooseDeletion',
            },
            SET_STATUS: {
              guard: and(['auth.forbidden', 'list.none_selected']),
              target: 'switching',
              actions: 'chooseStatus',
            },
          },
        },
        switching: {
          tags: ['busy'],
          entry: 'makeKey',
          invoke: {
            id: 'switch',
            src: 'switch',
            input: ({ context: { resource, switching, key } }) => ({
              ...{ resource, key },
              records: switching?.records ?? [],
              status: switching?.status ?? 0,
            }),
            onDone: [
              { guard: 'allWent', target: 'idle', actions: ['announceSwitched', 'refresh'] },
              { target: 'notSwitched', actions: ['announceSwitched', 'takeSwitched', 'refresh'] },
            ],
            onError: { target: 'switchFailed', actions: 'takeDeleteFailure' },
          },
        },
        notSwitched: {
          tags: ['asking'],
          description: 'What stands in the way of each that stays as it is.',
          on: { CANCEL: 'idle' },
        },
        switchFailed: {
          tags: ['asking'],
          description: 'Whether any became so is not known: who gives up is shown the list anew.',
          on: { RETRY: 'switching', CANCEL: { target: 'idle', actions: 'refresh' } },
        },
        asking: {
          tags: ['busy'],
          description: 'What cannot go is told before anybody is asked to confirm.',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context: { resource, toDelete } }) => ({ resource, records: toDelete }),
            onDone: [
              { guard: 'noneMayGo', target: 'refused', actions: 'takeTied' },
              { target: 'confirming', actions: 'takeTied' },
            ],
            onError: { target: 'unasked', actions: 'takeDeleteFailure' },
          },
        },
        unasked: {
          tags: ['asking'],
          description: 'Nothing is known yet, and nothing was deleted.',
          on: { RETRY: 'asking', CANCEL: 'idle' },
        },
        confirming: { tags: ['asking'], on: { CONFIRM: 'deleting', CANCEL: 'idle' } },
        deleting: {
          tags: ['busy'],
          entry: 'makeKey',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { resource, toDelete, key } }) => ({ resource, records: toDelete, key }),
            onDone: [
              { guard: 'allWent', target: 'idle', actions: ['announce', 'takeRemoved', 'refresh'] },
              { target: 'refused', actions: ['announce', 'takeRemoved', 'refresh'] },
            ],
            onError: { target: 'failed', actions: 'takeDeleteFailure' },
          },
        },
        refused: {
          tags: ['asking'],
          description: 'The server named what stands in the way.',
          on: {
            CANCEL: 'idle',
            MAKE_PASSIVE: { guard: 'auth.forbidden', target: 'passivating', actions: 'choosePassive' },
          },
        },
        passivating: {
          tags: ['busy'],
          entry: 'makeKey',
          invoke: {
            id: 'passivate',
            src: 'passivate',
            input: ({ context: { resource, passivating, key } }) => ({ resource, record: passivating ?? nobody, key }),
            onDone: [
              { guard: 'isLastRefused', target: 'idle', actions: ['announcePassive', 'takePassive', 'refresh'] },
              { target: 'refused', actions: ['announcePassive', 'takePassive', 'refresh'] },
            ],
            onError: { target: 'refused', actions: 'takeDeleteFailure' },
          },
        },
        failed: {
          tags: ['asking'],
          description: 'Some records may be gone all the same: who gives up is shown the list anew.',
          on: { RETRY: 'deleting', CANCEL: { target: 'idle', actions: 'refresh' } },
        },
      },
    },
  },
})

const nobody = { id: 0, label: '' }
