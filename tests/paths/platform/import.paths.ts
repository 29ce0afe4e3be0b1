import { failure } from '#api/contract/platform/failure.ts'
import type { Import, ImportCounts, OpenImport } from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { importMachine } from '#machines/platform/import/import.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { english, turkish } from '#tests/seed.ts'

/** A file of two brands with their names in both languages; the second may be faulty. */
export const naming = `translations.name.${turkish}`
export const other = `translations.name.${english}`
export const good = { key: 'good', name: 'markalar.csv', size: 60 }
const wrong = { key: 'wrong', name: 'markalar.pdf', size: 60 }

const staged: Import = {
  id: 1,
  kind: 'brands',
  name: good.name,
  state: 'mapping',
  mode: 'both',
  headers: ['Marka adı', 'Marka adı (English)'],
  mapping: [naming, other],
  columns: [],
  sample: [],
  header_row: 1,
  elements: [],
  element: 0,
  top: [],
  choices: { fixed: {}, same_names: 1, make: [] },
  making: { total: 0, first: [] },
  total: 2,
  counts: { create: 0, update: 0, same: 0, faulty: 0 },
  job_id: null,
}

/** No name that a brand may have. */
export const tooLong = 'x'.repeat(256)

function isMatched({ columns }: { readonly columns: readonly (string | null)[] }): boolean {
  return columns[0] === naming && columns[1] === other
}

function checked(counts: Partial<ImportCounts>, mended: string[] | null = null) {
  const all = { create: 0, update: 0, same: 0, faulty: 0, ...counts }
  const refusals = [{ id: 'validation.max_length', columns: [other] }]
  const row = { position: 3, cells: ['Gece', tooLong], mended, refusals }
  return {
    staged: { ...staged, state: 'checked' as const, counts: all },
    rows: all.faulty > 0 ? [row] : [],
    preview: [],
  }
}

/** One that was begun before. */
const begun: OpenImport = {
  id: 1,
  kind: 'brands',
  name: good.name,
  state: 'mapping',
  total: 2,
  faulty: 0,
  updated_at: '2026-11-21T12:00:00.000Z',
  kept_until: '2026-12-21T12:00:00.000Z',
}

const job: Job = {
  id: 7,
  kind: 'brands.import',
  state: 'waiting',
  about: { file: good.name },
  total: 1,
  done: 0,
  refused: 0,
  failed: 0,
  user: 'Ayşe Yılmaz',
  created_at: '2026-11-21T12:00:00.000Z',
  finished_at: null,
  undoes: null,
  undone_by: null,
  undoable: true,
  expired: false,
}
const undoing: Job = { ...job, id: 8, undoes: 7, undoable: false }
const over = { finished_at: '2026-11-21T12:01:00.000Z' }
const lost = [failure('network')]

/** From a file, or from one that was begun before, to what came of it: rows that are good, or faulty, or none but faulty ones; a job that ends, or is stopped before its first row. */
export default paths(importMachine)({
  inputs: { brands: { kind: 'brands' }, begun: { kind: 'brands', id: 1 } },
  events: (snapshot) => [
    { type: 'LIST' },
    ...(snapshot.context.open?.length
      ? ([
          { type: 'OPEN', id: 1 },
          { type: 'DISCARD', file: begun },
        ] as const)
      : []),
    { type: 'CONFIRM' },
    { type: 'KIND', kind: 'brands' },
    { type: 'FILE', file: good },
    { type: 'FILE', file: wrong },
    { type: 'MODE', mode: 'add' },
    ...(snapshot.matches('mapping')
      ? ([
          { type: 'HEADER', row: 1 },
          { type: 'MAP', at: 0, key: naming },
          { type: 'MAP', at: 0, key: null },
          { type: 'MAP', at: 1, key: other },
          { type: 'MAP', at: 1, key: naming },
          { type: 'MAP', at: 1, key: null },
        ] as const)
      : []),
    ...(snapshot.matches('mapping')
      ? ([{ type: 'CHOOSE', choices: { ...staged.choices, same_names: 0 } }] as const)
      : []),
    // A value that is wrong in both rows is replaced in both.
    ...(snapshot.matches('checked') && snapshot.context.staged?.counts.faulty === 2 && isMatched(snapshot.context)
      ? ([{ type: 'CHOOSE', choices: { ...staged.choices, replaced: { [naming]: { [tooLong]: 'Kısa' } } } }] as const)
      : []),
    { type: 'CHECK' },
    // Only what is not there already is typed.
    ...(snapshot.context.rows.length > 0
      ? ([
          { type: 'MEND', position: 3, at: 0, text: snapshot.matches({ checked: 'kept' }) ? 'Gündüz' : 'Öğle' },
        ] as const)
      : []),
    { type: 'APPLY', leave_faulty: 0 },
    { type: 'APPLY', leave_faulty: 1 },
    { type: 'CANCEL' },
    { type: 'UNDO' },
    { type: 'RETRY' },
    { type: 'BACK' },
    { type: 'RESTART' },
  ],
  answers: {
    list: { done: [[begun]], failed: lost },
    remove: { done: [null], failed: lost },
    find: {
      done: [
        { staged, rows: [], preview: [] },
        checked({ create: 1, faulty: 1 }, ['Akşam', tooLong]),
        { staged: { ...staged, state: 'applied', job_id: 7 }, rows: [], preview: [] },
      ],
      failed: lost,
    },
    keep: { done: [null], failed: lost },
    send: () => ({ done: [staged], failed: lost }),
    reread: () => ({ done: [staged], failed: lost }),
    check: ({ context: { mended, columns } }) => ({
      done: !isMatched({ columns })
        ? [checked({ faulty: 2 })]
        : // What was mended is another cell than the one at fault.
          Object.keys(mended).length > 0
          ? [checked({ create: 1, faulty: 1 })]
          : [checked({ create: 2 }), checked({ create: 1, faulty: 1 }), checked({ faulty: 2 })],
      failed: lost,
    }),
    apply: () => ({ done: [job], failed: lost }),
    look: ({ context }) => ({
      done: context.job?.undoes
        ? [{ ...undoing, ...over, state: 'finished', done: 1 }]
        : [
            { ...job, state: 'running' },
            { ...job, ...over, state: 'finished', done: 1 },
            { ...job, ...over, state: 'cancelled' },
          ],
      failed: lost,
    }),
    cancel: () => ({ done: [{ ...job, ...over, state: 'cancelled' }], failed: lost }),
    undo: () => ({ done: [undoing], failed: lost }),
  },
  key: ({ value, context: { open, columns, refused, rows, mended, kept, keeping, staged, choices, job } }) =>
    JSON.stringify([
      value,
      open?.length ?? null,
      columns,
      refused.length,
      rows.length,
      mended,
      kept,
      keeping,
      // In a file that was checked it tells whether anything is to be checked again.
      typeof value === 'object' && 'checked' in value && choices !== staged?.choices,
      staged?.counts ?? null,
      job && [job.state, job.done, job.undoes],
    ]),
})
