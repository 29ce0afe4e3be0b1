import {
  bannersFew,
  blocksFew,
  isScheduled,
  isShopLink,
  type PageFacts,
  pageNotEmpty,
  publishesNew,
  savedFirst,
  scheduledAhead,
  somethingToCopy,
  versionChosen,
} from '#api/rules/content/page-builder.ts'
import { examples } from '#tests/rules/examples.ts'

const page: PageFacts = { blocks: 3, version: 4, published: 3, scheduled: null }
const banners = (count: number) => ({ banners: Array.from({ length: count }, () => ({})) })

export default [
  examples(bannersFew, {
    holds: [
      { of: 'R168', when: 'two banners beside a hero', facts: { type: 'heroandbanner', data: banners(2) } },
      { of: 'own', when: 'many banners in a slider', facts: { type: 'bannerslider', data: banners(9) } },
      { of: 'own', when: 'no banners at all', facts: { type: 'heroandbanner', data: {} } },
    ],
    refuses: [
      {
        of: 'R168',
        when: 'three banners beside a hero',
        facts: { type: 'heroandbanner', data: banners(3) },
        at: ['banners'],
        about: { most: 2 },
      },
    ],
  }),
  examples(isShopLink, {
    holds: [
      { of: 'own', when: 'a path of the shop', facts: '/yeni-sezon?sira=fiyat' },
      { of: 'own', when: 'the home page', facts: '/' },
      { of: 'own', when: 'an address', facts: 'https://example.com/kampanya' },
    ],
    refuses: [
      { of: 'own', when: 'a script', facts: 'javascript:alert(1)' },
      { of: 'own', when: 'data', facts: 'data:text/html,<b>x</b>' },
      { of: 'own', when: 'another host without its scheme', facts: '//example.com' },
      { of: 'own', when: 'the same with a backslash', facts: '/\\example.com' },
      { of: 'own', when: 'a word', facts: 'kampanya' },
      { of: 'own', when: 'a path with a blank', facts: '/yeni sezon' },
      { of: 'own', when: 'who signs in there', facts: 'https://a:b@example.com' },
    ],
  }),
  examples(blocksFew, {
    holds: [{ of: 'own', when: 'a hundred', facts: { blocks: 100 } }],
    refuses: [{ of: 'own', when: 'one more', facts: { blocks: 101 }, at: ['blocks'], about: { most: 100 } }],
  }),
  examples(pageNotEmpty, {
    holds: [{ of: 'own', when: 'one block', facts: { ...page, blocks: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { ...page, blocks: 0 } }],
  }),
  examples(publishesNew, {
    holds: [
      { of: 'own', when: 'a newer draft', facts: page },
      { of: 'own', when: 'nothing was published yet', facts: { ...page, published: null } },
      {
        of: 'own',
        when: 'what is published, before what is scheduled',
        facts: { ...page, published: 4, scheduled: 3 },
      },
    ],
    refuses: [{ of: 'own', when: 'what is published already', facts: { ...page, published: 4 } }],
  }),
  examples(isScheduled, {
    holds: [{ of: 'own', when: 'a version on the calendar', facts: { ...page, scheduled: 4 } }],
    refuses: [{ of: 'own', when: 'none', facts: page }],
  }),
  examples(scheduledAhead, {
    holds: [
      {
        of: 'own',
        when: 'a minute later',
        facts: { at: '2026-11-28T10:01:00.000Z', now: '2026-11-28T10:00:00.000Z' },
      },
    ],
    refuses: [
      {
        of: 'own',
        when: 'now',
        facts: { at: '2026-11-28T10:00:00.000Z', now: '2026-11-28T10:00:00.000Z' },
        at: ['at'],
      },
      { of: 'own', when: 'yesterday', facts: { at: '2026-11-27T10:00:00.000Z', now: '2026-11-28T10:00:00.000Z' } },
      { of: 'own', when: 'no moment', facts: { at: '', now: '2026-11-28T10:00:00.000Z' } },
    ],
  }),
  examples(savedFirst, {
    holds: [{ of: 'own', when: 'all is saved', facts: { unsaved: false } }],
    refuses: [{ of: 'own', when: 'something is not', facts: { unsaved: true } }],
  }),
  examples(somethingToCopy, {
    holds: [{ of: 'R30', when: 'a block that is missing here', facts: { others: 1 } }],
    refuses: [{ of: 'R30', when: 'none', facts: { others: 0 } }],
  }),
  examples(versionChosen, {
    holds: [{ of: 'own', when: 'the third', facts: { chosen: 3 } }],
    refuses: [{ of: 'own', when: 'none', facts: { chosen: null } }],
  }),
]
