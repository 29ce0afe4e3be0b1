import { stepDayRead, stepInOrder, stepNotAhead, stepPeriodOpen } from '#api/rules/money/cheque-days.ts'
import {
  givenAccountChosen,
  givenBeforeDue,
  givenDueGiven,
  givenNotAhead,
  givenNumbered,
  givenSupplierChosen,
  givenTextsFit,
} from '#api/rules/money/given-cheques.ts'
import { examples } from '#tests/rules/examples.ts'

const days = { today: '2026-11-23', last_on: '2026-11-05', closed_until: '2026-10-31' }

export default [
  examples(givenNumbered, {
    holds: [{ of: 'own', when: 'a number', facts: { number: '9000001' } }],
    refuses: [
      { of: 'own', when: 'blanks', facts: { number: ' ' }, at: ['number'], about: { field: 'cheques.number' } },
    ],
  }),
  examples(givenSupplierChosen, {
    holds: [{ of: 'own', when: 'a supplier', facts: { supplier_id: 5 } }],
    refuses: [{ of: 'own', when: 'nobody', facts: { supplier_id: null }, at: ['supplier_id'] }],
  }),
  examples(givenAccountChosen, {
    holds: [{ of: 'own', when: 'an account', facts: { account_id: 5 } }],
    refuses: [{ of: 'own', when: 'none', facts: { account_id: null }, at: ['account_id'] }],
  }),
  examples(givenDueGiven, {
    holds: [{ of: 'own', when: 'a day', facts: { due_on: '2026-12-31' } }],
    refuses: [
      { of: 'own', when: 'none', facts: { due_on: '' }, at: ['due_on'], about: { field: 'cheques.due_on' } },
      { of: 'own', when: 'a day that there is not', facts: { due_on: '2026-02-30' }, at: ['due_on'] },
    ],
  }),
  examples(givenTextsFit, {
    holds: [{ of: 'own', when: '250 letters', facts: { number: '1', note: 'ş'.repeat(250) } }],
    refuses: [
      {
        ...{ of: 'own', when: '251 letters', facts: { number: '1', note: 'ş'.repeat(251) } },
        ...{ at: ['note'], about: { max: 250 } },
      },
    ],
  }),
  examples(givenBeforeDue, {
    holds: [
      { of: 'own', when: 'due on the same day', facts: { given_on: '2026-11-23', due_on: '2026-11-23' } },
      { of: 'own', when: 'the day is left out', facts: { given_on: '', due_on: '2026-11-23' } },
      { of: 'own', when: 'no day to be due on', facts: { given_on: '2026-11-23', due_on: '' } },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'due the day before', facts: { given_on: '2026-11-23', due_on: '2026-11-22' } },
        at: ['due_on'],
      },
    ],
  }),
  examples(givenNotAhead, {
    holds: [{ of: 'own', when: 'today', facts: { given_on: '2026-11-23', today: '2026-11-23' } }],
    refuses: [
      { of: 'own', when: 'tomorrow', facts: { given_on: '2026-11-24', today: '2026-11-23' }, at: ['given_on'] },
    ],
  }),
  examples(stepDayRead, {
    holds: [{ of: 'own', when: 'a day', facts: { day: '2026-11-20' } }],
    refuses: [{ of: 'own', when: 'a text', facts: { day: 'dün' }, at: ['day'] }],
  }),
  examples(stepNotAhead, {
    holds: [
      { of: 'own', when: 'today', facts: { day: '2026-11-23', today: '2026-11-23' } },
      { of: 'own', when: 'what is no day is told as that', facts: { day: 'yarın', today: '2026-11-23' } },
    ],
    refuses: [{ of: 'own', when: 'tomorrow', facts: { day: '2026-11-24', today: '2026-11-23' }, at: ['day'] }],
  }),
  examples(stepInOrder, {
    holds: [
      { of: 'own', when: 'the day of the step before', facts: { ...days, day: '2026-11-05' } },
      { of: 'own', when: 'a closed day, which is told as that', facts: { ...days, day: '2026-10-31' } },
      { of: 'own', when: 'what is no day is told as that', facts: { ...days, day: '' } },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'the day before that', facts: { ...days, day: '2026-11-04' } },
        ...{ at: ['day'], about: { last: '2026-11-05' } },
      },
      {
        ...{ of: 'own', when: 'no period is closed', facts: { ...days, closed_until: null, day: '2026-10-31' } },
        at: ['day'],
      },
    ],
  }),
  examples(stepPeriodOpen, {
    holds: [
      { of: 'own', when: 'the day after', facts: { ...days, day: '2026-11-01' } },
      { of: 'own', when: 'nothing is closed', facts: { closed_until: null, day: '2020-01-01' } },
      { of: 'own', when: 'what is no day is told as that', facts: { ...days, day: '' } },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'the last closed day', facts: { ...days, day: '2026-10-31' } },
        ...{ at: ['day'], about: { closed_until: '2026-10-31' } },
      },
    ],
  }),
]
