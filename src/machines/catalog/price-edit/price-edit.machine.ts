import { and } from 'xstate'
import { flow } from './flow.ts'
import { applicable, changesOf, initialContext } from './price-edit.context.ts'

/** Other words, whether the rows for the last ones have come or not. */
const search = flow.createStateConfig({
  on: {
    SEARCH: { guard: 'price.changes_open', target: '#priceEdit.opening', reenter: true, actions: 'search' },
  },
}).on

const browsing = flow.createStateConfig({
  on: {
    ...search,
    FILTER: { guard: 'price.changes_open', target: '#priceEdit.opening', actions: 'filter' },
    SELECT: { actions: ['forget', 'select'] },
    TYPE: { target: 'typing', actions: ['forget', 'type'] },
    PASTE: { actions: 'paste' },
    CLEAR: { actions: ['forget', 'clear'] },
    FILL: { guard: 'price.fill_range', actions: ['forget', 'fill'] },
    FILL_TO: { actions: ['forget', 'drawOut'] },
    ROUND: { actions: ['forget', 'round'] },
    CHANGE: { target: 'changing', actions: 'forget' },
    UNDO: { guard: and(['edit.nothing_to_undo', 'price.step_hidden']), actions: ['forget', 'undo'] },
    REDO: { guard: and(['edit.nothing_to_redo', 'price.step_hidden']), actions: ['forget', 'redo'] },
    DISCARD: { guard: 'form.unchanged', actions: ['forget', 'discard'] },
    CHECK: {
      guard: and(['form.unchanged', 'validation.country_or_marketplace']),
      target: 'checking',
      actions: 'forget',
    },
  },
})

const typing = flow.createStateConfig({
  tags: ['asking'],
  description: 'What is typed lies in the cell that has the focus, and is no change before it is taken.',
  on: {
    TYPE: { actions: 'type' },
    COMMIT: { target: 'browsing', actions: 'commit' },
    SELECT: { target: 'browsing', actions: ['commit', 'select'] },
    CANCEL: { target: 'browsing', actions: 'forget' },
  },
})

const changing = flow.createStateConfig({
  tags: ['asking'],
  description: 'One sum for every selected price.',
  on: {
    SET_CHANGE: { actions: 'setChange' },
    CONFIRM: { guard: 'price.change_amount', target: 'browsing', actions: 'change' },
    CANCEL: 'browsing',
  },
})

const checking = flow.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'check',
    src: 'check',
    input: ({ context }) => changesOf(context),
    onDone: { target: 'checked', actions: 'takeChecked' },
    onError: { target: 'notChecked', actions: 'takeFailure' },
  },
})

const notChecked = flow.createStateConfig({ tags: ['asking'], on: { RETRY: 'checking', CANCEL: 'browsing' } })

const checked = flow.createStateConfig({
  tags: ['asking'],
  description:
    'Each price before and after, and the rules in its way. What fits can be applied; the rest stays changed.',
  on: { APPLY: { guard: 'price.none_fits', target: 'applying', actions: 'makeKey' }, CANCEL: 'browsing' },
})

const applying = flow.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'apply',
    src: 'apply',
    input: ({ context }) => ({ ...applicable(context), key: context.key }),
    onDone: { target: '#priceEdit.applied', actions: 'handOver' },
    onError: { target: 'notApplied', actions: 'takeFailure' },
  },
})

const notApplied = flow.createStateConfig({ tags: ['asking'], on: { RETRY: 'applying', CANCEL: 'browsing' } })

const looking = flow.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'look',
    src: 'look',
    input: ({ context: { job } }) => ({ id: job?.id ?? 0 }),
    onDone: [
      { guard: 'isOver', target: 'over', actions: 'takeLooked' },
      { target: 'pausing', actions: 'takeLooked' },
    ],
    onError: { target: 'lost', actions: 'takeFailure' },
  },
})

const pausing = flow.createStateConfig({ tags: ['asking'], after: { pause: 'looking' } })

const lost = flow.createStateConfig({
  tags: ['asking'],
  description: 'The job goes on; only how far it is could not be told.',
  on: { RETRY: 'looking', CANCEL: '#priceEdit.opening' },
})

const over = flow.createStateConfig({
  tags: ['asking'],
  on: {
    TAKE_BACK: { guard: and(['job.not_undoable', 'job.nothing_done']), target: 'takingBack', actions: 'makeKey' },
    CANCEL: '#priceEdit.opening',
  },
})

const takingBack = flow.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'takeBack',
    src: 'takeBack',
    input: ({ context: { job, key } }) => ({ id: job?.id ?? 0, key }),
    onDone: { target: 'looking', actions: 'takeJob' },
    onError: { target: 'notTakenBack', actions: 'takeFailure' },
  },
})

const notTakenBack = flow.createStateConfig({ tags: ['asking'], on: { RETRY: 'takingBack', CANCEL: 'over' } })

/**
 * Many prices at once, as in a spreadsheet (rules R93, R107, R108, R235): variants that a filter leaves, their price lists as columns. Nothing
 * is stored before a dry run has said of each price what it comes to.
 */
export const priceEditMachine = flow.createMachine({
  id: 'priceEdit',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  on: {
    SHOW: [{ guard: 'asksForOthers', target: '.opening', actions: 'show' }, { actions: 'nameView' }],
    SHOW_COLUMNS: { guard: 'price.changes_open', actions: 'showColumns' },
  },
  states: {
    opening: {
      tags: ['busy'],
      description: 'Rows that are here already stand until the others come; the words that were asked for last count.',
      on: search,
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { query } }) => query,
        onDone: [
          { guard: 'hasNone', target: 'empty', actions: 'takeOpened' },
          { guard: 'isAll', target: 'grid', actions: 'takeOpened' },
          { target: 'following', actions: 'takeOpened' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    following: {
      tags: ['busy'],
      description: 'The first rows can be seen; none is changed before all of them are here.',
      on: { ...search, SELECT: { actions: 'select' } },
      invoke: {
        id: 'more',
        src: 'more',
        input: ({ context: { query, next } }) => ({ query, after: next ?? '' }),
        onDone: [
          { guard: 'isAll', target: 'grid', actions: 'takeMore' },
          { target: 'following', reenter: true, actions: 'takeMore' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    empty: {
      on: { SEARCH: { target: 'opening', actions: 'search' }, FILTER: { target: 'opening', actions: 'filter' } },
    },
    failed: { description: 'The prices could not be had. RETRY asks again.', on: { ...search, RETRY: 'opening' } },
    grid: {
      initial: 'browsing',
      states: { browsing, typing, changing, checking, notChecked, checked, applying, notApplied },
    },
    applied: {
      description: 'A job changes the prices, whether this page looks at it or not.',
      initial: 'looking',
      states: { looking, pausing, lost, over, takingBack, notTakenBack },
    },
  },
})
