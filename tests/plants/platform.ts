import type { Plant } from './plant.types.ts'

const housekeeping = 'server/start/housekeeping.ts'
const limits = ['tests/server/platform/limits.test.ts']
const usedBy = ['tests/server/every/ties.test.ts']
const files = ['tests/server/every/files/files.test.ts']
const exportFiles = ['tests/server/platform/exports/files.test.ts']
const zones = ['tests/server/every/zones.test.ts']
const mails = ['tests/server/every/mails.test.ts']
const orderMails = ['tests/server/sales/order-mails.test.ts']
const keys = ['tests/server/every/keys.test.ts']

export const platformPlants: readonly Omit<Plant, 'room'>[] = [
  {
    kind: 'time',
    what: 'keys are forgotten after a day',
    file: housekeeping,
    tests: limits,
    find: "interval '2 days'",
    replace: "interval '1 day'",
  },
  {
    kind: 'time',
    what: 'mails that wait are forgotten too',
    file: housekeeping,
    tests: limits,
    find: "delete from mails where state <> 'queued' and created_at",
    replace: 'delete from mails where created_at',
  },
  {
    kind: 'time',
    what: 'what is in the trash is never emptied',
    file: 'src/api/contract/platform/trash.ts',
    tests: limits,
    find: 'export const keptDays = 30',
    replace: 'export const keptDays = 365',
  },
  {
    kind: 'ties',
    what: 'equal rows come as they lie',
    file: 'server/platform/lists/page.ts',
    tests: usedBy,
    find: "if (sorting.tieBreak === 'by id') return up",
    replace: "if (sorting.tieBreak === 'by id') return value\n  if (sorting.tieBreak === 'by id') return up",
  },
  {
    kind: 'rounding',
    what: 'the last of equal parts gets the kuruş that is left',
    file: 'src/api/rules/platform/share-out.ts',
    tests: ['tests/rules/platform/share-out.test.ts'],
    find: '(one.rest === other.rest ? 0 :',
    replace: '(one.rest === other.rest ? other.at - one.at :',
  },
  {
    kind: 'export',
    what: 'a file for Turkish spreadsheets has decimal points',
    file: 'server/platform/exports/csv.ts',
    tests: exportFiles,
    find: "return turkish ? String(cell).replace('.', ',') : String(cell)",
    replace: 'return String(cell)',
  },
  {
    kind: 'export',
    what: 'a file is called after the day of Greenwich',
    file: 'server/platform/exports/file.ts',
    tests: files,
    find: 'dayAt(new Date(), zone)',
    replace: "dayAt(new Date(), 'UTC')",
  },
  {
    kind: 'date',
    what: 'the last day of a filter has an hour of the next one',
    file: 'server/platform/lists/days.ts',
    tests: zones,
    find: "interval '1 day') at",
    replace: "interval '1 day' + interval '1 hour') at",
  },
  {
    kind: 'text',
    what: 'a link for a new password comes in Turkish, whoever asks',
    file: 'server/platform/session/reset-mail.ts',
    tests: mails,
    find: 'const lang = languageOf(found?.code)',
    replace: "const lang = languageOf('tr')",
  },
  {
    kind: 'retry',
    what: 'a mail is tried again every two minutes',
    file: 'server/platform/outgoing/send-due.ts',
    tests: orderMails,
    find: '2 ** tries',
    replace: '2',
  },
  {
    kind: 'retry',
    what: 'a mail is given up a try too early',
    file: 'server/platform/outgoing/send-due.ts',
    tests: orderMails,
    find: 'return tries < mostTries\n',
    replace: 'return tries < mostTries - 1\n',
  },
  {
    kind: 'key',
    what: 'a key is good for another body',
    file: 'server/platform/http/idempotency.ts',
    tests: keys,
    find: 'path: string, body: string): string {\n',
    replace: "path: string, _: string): string {\n  const body = ''\n",
  },
  {
    kind: 'permission',
    what: 'whoever sees jobs sees those of all kinds',
    file: 'server/platform/jobs/list.ts',
    tests: ['tests/server/platform/jobs/list.test.ts'],
    find: 'scope: ({ actor }: Reading) => seenBy(actor),',
    replace: 'scope: (_: Reading) => sql`true`,',
  },
  {
    kind: 'stale proof',
    what: 'a proof does not look at the files that replay its walks',
    file: 'book/reading/stamp.ts',
    tests: ['tests/book/stamp.test.ts'],
    find: 'for (const path of filesOf(machine.id, level)) hash.update(readSteps(path))',
    replace: 'for (const path of filesOf(machine.id, level)) hash.update(path.slice(0, 0))',
  },
]
