import { type Meeting, overlapCustomer, overlapProduct, overlapTag } from '#api/rules/content/overlaps.ts'
import { examples } from '#tests/rules/examples.ts'

const tenDays = { start: '2026-11-01', end: '2026-11-10' }
const rival = (by: Meeting, start: string, end: string) => ({ id: 7, name: 'Kasım', start, end, by })
const from = (by: Meeting, start: string, end: string) => ({ ...tenDays, rivals: [rival(by, start, end)] })
const about = { name: 'Kasım', start: '2026-11-10', end: '2026-11-20' }
const at = ['start', 'end']

const refused = (by: Meeting, of: string) => [
  { of, when: 'both ends count', facts: from(by, '2026-11-10', '2026-11-20'), at, about },
  {
    of,
    when: 'it ends on the first day',
    facts: from(by, '2026-10-20', '2026-11-01'),
    at,
    about: { name: 'Kasım', start: '2026-10-20', end: '2026-11-01' },
  },
  {
    of,
    when: 'inside',
    facts: from(by, '2026-11-04', '2026-11-05'),
    at,
    about: { name: 'Kasım', start: '2026-11-04', end: '2026-11-05' },
  },
]
const kept = (by: Meeting, other: Meeting, of: string) => [
  { of, when: 'the day after', facts: from(by, '2026-11-11', '2026-11-20') },
  { of, when: 'the day before', facts: from(by, '2026-10-20', '2026-10-31') },
  { of, when: 'they meet by something else', facts: from(other, '2026-11-10', '2026-11-20') },
  { of, when: 'nobody else', facts: { ...tenDays, rivals: [] } },
]

export default [
  examples(overlapProduct, { holds: kept('product', 'tag', 'R208'), refuses: refused('product', 'R208') }),
  examples(overlapTag, { holds: kept('tag', 'customer', 'R209'), refuses: refused('tag', 'R209') }),
  examples(overlapCustomer, { holds: kept('customer', 'product', 'R210'), refuses: refused('customer', 'R210') }),
]
