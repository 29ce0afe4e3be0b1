import { assign, setup } from 'xstate'
import type {
  Import,
  ImportChoices,
  ImportKind,
  ImportMode,
  ImportRow,
  OpenImport,
  PreviewRow,
} from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { fileKinds } from '#api/registry/import-kinds.ts'
import { importFileRules, mappingRules, noFaultLeft, somethingReady } from '#api/rules/platform/imports.ts'
import { isOpen, kindUndoable, somethingToUndo } from '#api/rules/platform/jobs.ts'
import { somethingChanged } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import {
  type ImportContext,
  type ImportInput,
  isChanged,
  mendedIn,
  mendedWith,
  nothingChosen,
  readiness,
  unkept,
} from './import.context.ts'

export type ImportEvent =
  | { type: 'KIND'; kind: ImportKind }
  | { type: 'FILE'; file: Dropped }
  /** Looks once more for what is not finished. */
  | { type: 'LIST' }
  /** Goes on with a file that was begun before. */
  | { type: 'OPEN'; id: number }
  | { type: 'DISCARD'; file: OpenImport }
  | { type: 'CONFIRM' }
  | { type: 'MODE'; mode: ImportMode }
  /** The column at this place is taken for this field, or left out. */
  | { type: 'MAP'; at: number; key: string | null }
  /** The row of this number names the columns. */
  | { type: 'HEADER'; row: number }
  /** What holds for all rows. */
  | { type: 'CHOOSE'; choices: ImportChoices }
  | { type: 'CHECK' }
  | { type: 'MEND'; position: number; at: number; text: string }
  | { type: 'APPLY'; leave_faulty: 0 | 1 }
  | { type: 'CANCEL' }
  | { type: 'UNDO' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  /** Another file. */
  | { type: 'RESTART' }

/** What the server made of a file, with its faulty rows and the first good ones. */
export interface Checked {
  readonly staged: Import
  readonly rows: readonly ImportRow[]
  readonly preview: readonly PreviewRow[]
}

type Id =
  | 'import.key_unmapped'
  | 'import.mapped_twice'
  | 'import.nothing_ready'
  | 'import.faults_left'
  | 'form.unchanged'
  | 'job.not_undoable'
  | 'job.nothing_done'
type Rules = Record<Id, RuleGuard>

const rules = {
  ...asGuards(mappingRules, ({ context }) => ({
    columns: context.columns,
    keys: fileKinds[context.kind as ImportKind].keys,
  })),
  ...asGuards([somethingReady], ({ context }) => readiness(context)),
  ...asGuards([noFaultLeft], ({ context, event }) => {
    const { ready, faulty } = readiness(context)
    return { ready, faulty: event.leave_faulty ? 0 : faulty }
  }),
  ...asGuards([somethingChanged], ({ context }) => ({ changed: isChanged(context) })),
  // It is over, and was begun just now: what else keeps a job from being undone, the server knows.
  ...asGuards([kindUndoable, somethingToUndo], ({ context }) => context.job),
} as Rules

/** What the machine of imports is made from: its rules as guards, its actors, and what it keeps in mind. */
export const flow = setup({
  types: {
    context: {} as ImportContext,
    input: {} as ImportInput,
    events: {} as ImportEvent,
    tags: {} as 'busy',
  },
  actors: {
    list: unwired<readonly OpenImport[], unknown>('list'),
    remove: unwired<unknown, ImportContext>('remove'),
    /** A file as it was left. One that is being checked is waited for. */
    find: unwired<Checked, ImportContext>('find'),
    send: unwired<Import, ImportContext>('send'),
    /** Has another row name the columns. */
    reread: unwired<Import, ImportContext>('reread'),
    /** Says what the columns are, or what was mended, and waits for the end of the check. */
    check: unwired<Checked, ImportContext>('check'),
    /** Has the server keep what is being mended. */
    keep: unwired<unknown, ImportContext>('keep'),
    apply: unwired<Job, ImportContext>('apply'),
    look: unwired<Job, ImportContext>('look'),
    cancel: unwired<Job, ImportContext>('cancel'),
    undo: unwired<Job, ImportContext>('undo'),
  },
  delays: {
    /** Between two looks at the job. */
    pause: 500,
  },
  guards: {
    ...rules,
    isAllowed: ({ event }) => event.type === 'FILE' && broken(importFileRules, event.file).length === 0,
    isBegun: ({ context }) => context.id !== null,
    isApplied: ({ event }) => outputOf<Checked>(event).staged.state === 'applied',
    isChecked: ({ event }) => outputOf<Checked>(event).staged.state === 'checked',
    isMoreToKeep: ({ context }) => unkept(context.mended, context.keeping).length > 0,
    isUnderWay: ({ event }) => isOpen(outputOf<Job>(event).state),
  },
  actions: {
    takeOpen: assign(({ event }) => ({ open: outputOf<readonly OpenImport[]>(event), failure: null })),
    takeId: assign(({ event }) => (event.type === 'OPEN' ? { id: event.id } : {})),
    chooseDeletion: assign(({ event }) => (event.type === 'DISCARD' ? { toDelete: event.file } : {})),
    takeDiscarded: assign(({ context: { open, toDelete } }) => ({
      open: open?.filter(({ id }) => id !== toDelete?.id) ?? null,
      failure: null,
    })),
    takeFound: assign(({ event }) => {
      const { staged, rows, preview } = outputOf<Checked>(event)
      const mended = mendedIn(rows)
      const { kind, mode, mapping, choices } = staged
      return { staged, kind, mode, columns: mapping, choices, rows, preview, mended, kept: mended, failure: null }
    }),
    beginKeeping: assign(({ context }) => ({ keeping: context.mended, key: newRequestKey() })),
    takeKept: assign(({ context }) => ({ kept: context.keeping, failure: null })),
    takeKind: assign(({ event }) => (event.type === 'KIND' ? { kind: event.kind, refused: [] } : {})),
    takeFile: assign(({ event }) => (event.type === 'FILE' ? { file: event.file, refused: [], failure: null } : {})),
    refuseFile: assign(({ event }) => (event.type === 'FILE' ? { refused: broken(importFileRules, event.file) } : {})),
    takeStaged: assign(({ event }) => {
      const staged = outputOf<Import>(event)
      return { staged, mode: staged.mode, columns: staged.mapping, choices: staged.choices, failure: null }
    }),
    chooseHeader: assign(({ event }) => (event.type === 'HEADER' ? { header_row: event.row } : {})),
    takeReread: assign(({ event }) => {
      const staged = outputOf<Import>(event)
      return { staged, columns: staged.mapping, failure: null }
    }),
    takeMode: assign(({ event }) => (event.type === 'MODE' ? { mode: event.mode } : {})),
    map: assign(({ context, event }) =>
      event.type === 'MAP' ? { columns: context.columns.with(event.at, event.key) } : {},
    ),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { choices: event.choices } : {})),
    takeChecked: assign(({ event }) => {
      const { staged, rows, preview } = outputOf<Checked>(event)
      return { staged, rows, preview, choices: staged.choices, mended: {}, kept: {}, failure: null }
    }),
    mend: assign(({ context, event }) =>
      event.type === 'MEND' ? { mended: mendedWith(context, event.position, event.at, event.text) } : {},
    ),
    decide: assign(({ event }) => (event.type === 'APPLY' ? { leave_faulty: event.leave_faulty } : {})),
    takeJob: assign(({ event }) => ({ job: outputOf<Job>(event), failure: null })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    newKey: assign({ key: () => newRequestKey() }),
    forgetMended: assign({ mended: {}, kept: {} }),
    forget: assign(({ context: { kind } }) => nothingChosen({ kind })),
  },
})
