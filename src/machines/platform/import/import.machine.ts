import { and } from 'xstate'
import { nothingChosen } from './import.context.ts'
import { flow } from './import.flow.ts'

const again = { target: 'choosing', actions: 'forget' } as const
const failed = { actions: 'takeFailure' } as const

/** A file of records, from its choice to what came of it: nothing is written before its rows were judged, and what was written can be taken back. */
export const importMachine = flow.createMachine({
  id: 'import',
  context: ({ input }) => nothingChosen(input),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isBegun', target: 'opening' }, { target: 'choosing' }] },
    choosing: {
      description: 'What is not finished is looked for meanwhile, and holds nobody up.',
      initial: 'listing',
      states: {
        listing: {
          tags: ['busy'],
          invoke: {
            id: 'list',
            src: 'list',
            onDone: { target: 'listed', actions: 'takeOpen' },
            onError: { target: 'notListed', ...failed },
          },
        },
        listed: {},
        notListed: { on: { LIST: 'listing' } },
      },
      on: {
        OPEN: { target: 'opening', actions: 'takeId' },
        DISCARD: { target: 'doubting', actions: 'chooseDeletion' },
        KIND: { actions: 'takeKind' },
        FILE: [{ guard: 'isAllowed', target: 'reading', actions: ['takeFile', 'newKey'] }, { actions: 'refuseFile' }],
      },
    },
    doubting: { on: { CONFIRM: { target: 'discarding', actions: 'newKey' }, BACK: 'choosing' } },
    discarding: {
      tags: ['busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: { target: 'choosing', actions: 'takeDiscarded' },
        onError: { target: 'notDiscarded', ...failed },
      },
    },
    notDiscarded: { on: { RETRY: 'discarding', BACK: 'choosing' } },
    opening: {
      tags: ['busy'],
      description: 'Wherever it was left, there it goes on.',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => context,
        onDone: [
          { guard: 'isApplied', target: 'looking', actions: 'takeFound' },
          { guard: 'isChecked', target: 'checked', actions: 'takeFound' },
          { target: 'mapping', actions: 'takeFound' },
        ],
        onError: { target: 'notOpened', ...failed },
      },
    },
    notOpened: { on: { RETRY: 'opening', RESTART: again } },
    reading: {
      tags: ['busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context,
        onDone: { target: 'mapping', actions: 'takeStaged' },
        onError: { target: 'notRead', ...failed },
      },
    },
    notRead: { on: { RETRY: 'reading', RESTART: again } },
    mapping: {
      on: {
        MODE: { actions: 'takeMode' },
        MAP: { actions: 'map' },
        HEADER: { target: 'rereading', actions: ['chooseHeader', 'newKey'] },
        CHOOSE: { actions: 'choose' },
        CHECK: {
          guard: and(['import.key_unmapped', 'import.mapped_twice']),
          target: 'checking',
          actions: ['newKey', 'forgetMended'],
        },
        RESTART: again,
      },
    },
    rereading: {
      tags: ['busy'],
      invoke: {
        id: 'reread',
        src: 'reread',
        input: ({ context }) => context,
        onDone: { target: 'mapping', actions: 'takeReread' },
        onError: { target: 'notReread', ...failed },
      },
    },
    notReread: { on: { RETRY: 'rereading', BACK: 'mapping' } },
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context,
        onDone: { target: 'checked', actions: 'takeChecked' },
        onError: { target: 'notChecked', ...failed },
      },
    },
    notChecked: { on: { RETRY: 'checking', BACK: 'mapping' } },
    checked: {
      description: 'Each row is judged, and nothing is written yet.',
      initial: 'kept',
      states: {
        kept: { on: { MEND: { target: 'keeping', actions: 'mend' } } },
        keeping: {
          tags: ['busy'],
          entry: 'beginKeeping',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => context,
            onDone: [
              { guard: 'isMoreToKeep', target: 'keeping', reenter: true, actions: 'takeKept' },
              { target: 'kept', actions: 'takeKept' },
            ],
            onError: { target: 'notKept', ...failed },
          },
          on: { MEND: { actions: 'mend' } },
        },
        notKept: { on: { MEND: { target: 'keeping', actions: 'mend' }, RETRY: 'keeping' } },
      },
      on: {
        CHOOSE: { actions: 'choose' },
        CHECK: { guard: 'form.unchanged', target: 'checking', actions: 'newKey' },
        APPLY: {
          guard: and(['import.nothing_ready', 'import.faults_left']),
          target: 'applying',
          actions: ['decide', 'newKey'],
        },
        BACK: 'mapping',
        RESTART: again,
      },
    },
    applying: {
      tags: ['busy'],
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => context,
        onDone: { target: 'looking', actions: 'takeJob' },
        onError: { target: 'notApplied', ...failed },
      },
    },
    notApplied: { on: { RETRY: 'applying', BACK: 'checked' } },
    looking: {
      tags: ['busy'],
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => context,
        onDone: [
          { guard: 'isUnderWay', target: 'waiting', actions: 'takeJob' },
          { target: 'done', actions: 'takeJob' },
        ],
        onError: { target: 'notSeen', ...failed },
      },
      on: { CANCEL: { target: 'cancelling', actions: 'newKey' } },
    },
    waiting: {
      after: { pause: 'looking' },
      on: { CANCEL: { target: 'cancelling', actions: 'newKey' } },
    },
    notSeen: { description: 'The job goes on, whether somebody looks or not.', on: { RETRY: 'looking' } },
    cancelling: {
      tags: ['busy'],
      description: 'Whatever comes of it, the job itself tells how it ended.',
      invoke: { id: 'cancel', src: 'cancel', input: ({ context }) => context, onDone: 'looking', onError: 'looking' },
    },
    done: {
      on: {
        UNDO: {
          guard: and(['job.not_undoable', 'job.nothing_done']),
          target: 'undoing',
          actions: 'newKey',
        },
        RESTART: again,
      },
    },
    undoing: {
      tags: ['busy'],
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => context,
        onDone: { target: 'looking', actions: 'takeJob' },
        onError: { target: 'notUndone', ...failed },
      },
    },
    notUndone: { on: { RETRY: 'undoing', BACK: 'done' } },
  },
})
