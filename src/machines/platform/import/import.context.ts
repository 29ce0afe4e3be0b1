import type { ApiFailure } from '#api/contract/platform/failure.ts'
import {
  firstChoices,
  type Import,
  type ImportChoices,
  type ImportKind,
  type ImportMode,
  type ImportRow,
  type OpenImport,
  type PreviewRow,
} from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'

export interface ImportInput {
  readonly kind: ImportKind
  /** A file that was begun before, to go on with. */
  readonly id?: number | undefined
}

type Mended = Readonly<Record<number, readonly string[]>>

/** Plain data: the file's bytes stay on the shelf of the wiring, under its key. */
export interface ImportContext {
  readonly kind: ImportKind
  /** The files that the person has not finished with, once they are known. */
  readonly open: readonly OpenImport[] | null
  /** The one to go on with, and the one to throw away. */
  readonly id: number | null
  readonly toDelete: OpenImport | null
  readonly file: Dropped | null
  /** Why the last file that was chosen is none to send. */
  readonly refused: readonly Refusal[]
  /** The file as the server read it. */
  readonly staged: Import | null
  readonly mode: ImportMode
  /** What each column is taken for. */
  readonly columns: readonly (string | null)[]
  /** The row that was chosen to name the columns. */
  readonly header_row: number
  /** What holds for all rows. */
  readonly choices: ImportChoices
  /** The faulty rows, as many as are shown. */
  readonly rows: readonly ImportRow[]
  /** The first good rows as they will be stored. */
  readonly preview: readonly PreviewRow[]
  /** Rows that were mended here and not yet checked, by their numbers. */
  readonly mended: Mended
  /** Those of them that the server keeps, as it keeps them. */
  readonly kept: Mended
  /** As they are being kept just now. */
  readonly keeping: Mended
  readonly leave_faulty: 0 | 1
  readonly job: Job | null
  readonly failure: ApiFailure | null
  /** The Idempotency-Key of the act under way: kept over retries, so that what was done without an answer is done once. */
  readonly key: string
}

export function nothingChosen({ kind, id }: ImportInput): ImportContext {
  return {
    kind,
    open: null,
    id: id ?? null,
    toDelete: null,
    file: null,
    refused: [],
    staged: null,
    mode: 'both',
    columns: [],
    header_row: 0,
    choices: firstChoices,
    rows: [],
    preview: [],
    mended: {},
    kept: {},
    keeping: {},
    leave_faulty: 0,
    job: null,
    failure: null,
    key: '',
  }
}

/** The rows with what was typed into them. A row that says again what it said before is not mended. */
export function mendedWith({ rows, mended }: ImportContext, position: number, at: number, text: string) {
  const { [position]: own, ...others } = mended
  const stored = rows.find((row) => row.position === position)?.cells ?? []
  const cells = (own ?? stored).map((cell, place) => (place === at ? text : cell))
  return cells.every((cell, place) => cell === stored[place]) ? others : { ...others, [position]: cells }
}

/** The rows that were being mended when the file was last left. */
export function mendedIn(rows: readonly ImportRow[]): Mended {
  return Object.fromEntries(rows.flatMap(({ position, mended }) => (mended ? [[position, mended]] : [])))
}

/** The numbers of the rows that are mended otherwise than they are kept. */
export function unkept(mended: Mended, kept: Mended): number[] {
  const positions = new Set([...Object.keys(mended), ...Object.keys(kept)].map(Number))
  return [...positions].filter((position) => mended[position]?.join('\n') !== kept[position]?.join('\n'))
}

/** Whether a check would find anything else than the last: rows were mended, or something else was chosen for all of them. */
export function isChanged({ mended, choices, staged }: ImportContext): boolean {
  return Object.keys(mended).length > 0 || choices !== staged?.choices
}

/** How many rows would be applied, and how many are left out for their faults. */
export function readiness({ staged }: ImportContext): { ready: number; faulty: number } {
  const { create, update, faulty } = staged?.counts ?? { create: 0, update: 0, faulty: 0 }
  return { ready: create + update, faulty }
}
