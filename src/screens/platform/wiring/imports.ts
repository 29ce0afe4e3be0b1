import { fromPromise } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import { type Import, type ImportRow, mostMended, type OpenImport } from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { importOperations } from '#api/registry/import-operations.ts'
import { type ImportContext, unkept } from '#machines/platform/import/import.context.ts'
import type { Checked } from '#machines/platform/import/import.flow.ts'
import { importMachine } from '#machines/platform/import/import.machine.ts'
import { base64 } from './base64.ts'
import type { FileCache } from './file-cache.ts'
import { call } from './http.ts'

/** Taking in a file that lies in this file cache, with its calls. */
export function importsFrom(fileCache: FileCache) {
  return importMachine.provide({
    actors: {
      list: fromPromise<readonly OpenImport[], unknown>(async () => (await call(importOperations.list)).rows),
      remove: fromPromise<unknown, ImportContext>(({ input: { toDelete, key } }) =>
        call(importOperations.delete, { params: { id: toDelete?.id ?? 0 }, key }),
      ),
      find: fromPromise<Checked, ImportContext>(({ input, signal }) => find(input.id ?? 0, signal)),
      send: fromPromise<Import, ImportContext>(async ({ input: { kind, file, key }, signal }) => {
        const chosen = fileCache.get(file?.key ?? '')
        if (!chosen) throw failure('broken')
        // The name is only shown; its end is what tells one from another.
        const name = [...chosen.name].slice(-255).join('')
        return call(importOperations.create, {
          body: { kind, name, content: await base64(chosen) },
          key,
          signal,
          // A large file may take as long as it moves.
          onProgress: () => {},
        })
      }),
      reread: fromPromise<Import, ImportContext>(({ input: { staged, header_row, key } }) =>
        call(importOperations.header, { params: { id: staged?.id ?? 0 }, body: { row: header_row }, key }),
      ),
      check: fromPromise<Checked, ImportContext>(({ input, signal }) => check(input, signal)),
      keep: fromPromise<unknown, ImportContext>(({ input }) => keep(input)),
      apply: fromPromise<Job, ImportContext>(({ input: { staged, leave_faulty, key } }) =>
        call(importOperations.apply, { params: { id: staged?.id ?? 0 }, body: { leave_faulty }, key }),
      ),
      look: fromPromise<Job, ImportContext>(({ input }) => call(jobOperations.read, { params: { id: jobOf(input) } })),
      cancel: fromPromise<Job, ImportContext>(({ input }) =>
        call(jobOperations.cancel, { params: { id: jobOf(input) }, key: input.key }),
      ),
      undo: fromPromise<Job, ImportContext>(({ input }) =>
        call(jobOperations.undo, { params: { id: jobOf(input) }, key: input.key }),
      ),
    },
  })
}

/** A file that is gone on with may have been applied before. */
function jobOf({ job, staged }: ImportContext): number {
  return job?.id ?? staged?.job_id ?? 0
}

/** Rows that are fetched at once. */
const rowsAtOnce = 500

/** After how long the end of a check is first asked for, and at most, in milliseconds. Most files are small. */
const [firstPause, longestPause] = [25, 400]

async function check(
  { staged, mode, columns, choices, mended, key }: ImportContext,
  signal: AbortSignal,
): Promise<Checked> {
  const id = staged?.id ?? 0
  const rows = Object.entries(mended).map(([position, cells]) => ({ position: Number(position), cells: [...cells] }))
  if (rows.length > 0) await call(importOperations.mend, { params: { id }, body: { rows }, key })
  if (rows.length === 0 || choices !== staged?.choices) {
    // One key is for one call: said twice, the same columns are the same.
    const once = rows.length === 0 ? { key } : {}
    await call(importOperations.map, { params: { id }, body: { mode, columns, choices }, ...once })
  }
  const found = await find(id, signal)
  if (found.staged.state === 'failed') throw failure('broken')
  return found
}

/** A file with its faulty rows and the first good ones, when it is not being checked any more. */
async function find(id: number, signal: AbortSignal): Promise<Checked> {
  let staged = await call(importOperations.read, { params: { id } })
  for (let pause = firstPause; staged.state === 'checking'; pause = Math.min(2 * pause, longestPause)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) throw failure('broken')
    staged = await call(importOperations.read, { params: { id } })
  }
  if (staged.state !== 'checked') return { staged, rows: [], preview: [] }
  const [rows, preview] = await Promise.all([faultyRows(id), call(importOperations.preview, { params: { id } })])
  return { staged, rows, preview: preview.rows }
}

/** What is typed while this is under way is kept by the next. */
async function keep({ staged, keeping, kept, key }: ImportContext): Promise<void> {
  const rows = unkept(keeping, kept).map((position) => {
    const cells = keeping[position]
    return { position, cells: cells ? [...cells] : null }
  })
  if (rows.length > 0) await call(importOperations.keep, { params: { id: staged?.id ?? 0 }, body: { rows }, key })
}

async function faultyRows(id: number): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (;;) {
    const page = await call(importOperations.rows, {
      params: { id },
      query: { after: rows.at(-1)?.position ?? 0, limit: rowsAtOnce },
    })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= Math.min(page.total, mostMended)) return rows
  }
}
