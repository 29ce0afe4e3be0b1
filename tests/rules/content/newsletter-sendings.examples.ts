import {
  audienceCounted,
  complainedOnce,
  newsletterArrived,
  newsletterChosen,
  plannedAhead,
  recipientAddressed,
  recipientConsented,
  recipientOnce,
  recipientReachable,
  sendingNotBegun,
  sendingNotCancelled,
  somebodyReached,
} from '#api/rules/content/newsletter-sendings.ts'
import { examples } from '#tests/rules/examples.ts'

const today = '2026-11-28'

export default [
  examples(recipientAddressed, {
    holds: [{ of: 'own', when: 'an address is known', facts: { addressed: true } }],
    refuses: [{ of: 'own', when: 'none is', facts: { addressed: false } }],
  }),
  examples(recipientConsented, {
    holds: [{ of: 'own', when: 'the newest that they said is that they allow it', facts: { consented: true } }],
    refuses: [{ of: 'own', when: 'they said nothing, or withdrew it', facts: { consented: false } }],
  }),
  examples(recipientReachable, {
    holds: [{ of: 'own', when: 'no mail came back', facts: { bounced: false } }],
    refuses: [{ of: 'own', when: 'one came back for good', facts: { bounced: true } }],
  }),
  examples(recipientOnce, {
    holds: [{ of: 'own', when: 'nobody before them has the address', facts: { first: true } }],
    refuses: [{ of: 'own', when: 'somebody has', facts: { first: false } }],
  }),
  examples(newsletterChosen, {
    holds: [{ of: 'own', when: 'one is chosen', facts: { newsletter_id: 7 } }],
    refuses: [{ of: 'own', when: 'none is', facts: { newsletter_id: null }, at: ['newsletter_id'] }],
  }),
  examples(somebodyReached, {
    holds: [
      { of: 'own', when: 'one person is reached', facts: { to_send: 1, planned_for: null } },
      { of: 'own', when: 'who is reached is judged on its day', facts: { to_send: 0, planned_for: '2026-12-01' } },
    ],
    refuses: [{ of: 'own', when: 'nobody is reached now', facts: { to_send: 0, planned_for: null } }],
  }),
  examples(audienceCounted, {
    holds: [
      { of: 'own', when: 'it was counted', facts: { counted: true, planned_for: null } },
      { of: 'own', when: 'it is counted on its day', facts: { counted: false, planned_for: '2026-12-01' } },
    ],
    refuses: [{ of: 'own', when: 'nobody counted it', facts: { counted: false, planned_for: null } }],
  }),
  examples(plannedAhead, {
    holds: [
      { of: 'own', when: 'tomorrow', facts: { planned_for: '2026-11-29', today } },
      { of: 'own', when: 'at once', facts: { planned_for: null, today } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'today, whose update may have run',
        facts: { planned_for: today, today },
        at: ['planned_for'],
      },
      { of: 'own', when: 'no day was typed', facts: { planned_for: '', today }, at: ['planned_for'] },
    ],
  }),
  examples(sendingNotBegun, {
    holds: [{ of: 'own', when: 'it waits for its day', facts: { begun: false } }],
    refuses: [{ of: 'own', when: 'it has begun', facts: { begun: true } }],
  }),
  examples(sendingNotCancelled, {
    holds: [{ of: 'own', when: 'it stands', facts: { cancelled: false } }],
    refuses: [{ of: 'own', when: 'it was called off before', facts: { cancelled: true } }],
  }),
  examples(newsletterArrived, {
    holds: [{ of: 'own', when: 'it was sent', facts: { state: 'sent' } }],
    refuses: [
      { of: 'own', when: 'it came back', facts: { state: 'bounced' } },
      { of: 'own', when: 'it is queued', facts: { state: 'queued' } },
    ],
  }),
  examples(complainedOnce, {
    holds: [{ of: 'own', when: 'nothing was noted', facts: { complained: 0 } }],
    refuses: [{ of: 'own', when: 'it is noted', facts: { complained: 1 } }],
  }),
]
