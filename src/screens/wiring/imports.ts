import { fromPromise } from 'xstate'
import { importCalls } from '#api/client/imports.ts'
import { failure } from '#api/contract/failure.ts'
import type { Import, ImportRow } from '#api/contract/imports.ts'
import type { Job } from '#api/contract/jobs.ts'
import type { ImportContext } from '#machines/import/import.context.ts'
import { type Checked, importMachine } from '#machines/import/import.machine.ts'
import { http } from './http.ts'
import type { Shelf } from './shelf.ts'

const calls = importCalls(http)

/** Taking in a file that lies on this shelf, with its calls. */
export function importsFrom(shelf: Shelf) {
  return importMachine.provide({
    actors: {
      send: fromPromise<Import, ImportContext>(async ({ input: { kind, file, key }, signal }) => {
        const chosen = shelf.get(file?.key ?? '')
        if (!chosen) throw failure('broken')
        // The name is only shown; its end is what tells one from another.
        const name = [...chosen.name].slice(-255).join('')
        return calls.create({ kind, name, content: await base64(chosen) }, { key, signal })
      }),
      check: fromPromise<Checked, ImportContext>(({ input, signal }) => check(input, signal)),
      apply: fromPromise<Job, ImportContext>(({ input: { staged, leave_faulty, key } }) =>
        calls.apply(staged?.id ?? 0, { leave_faulty }, key),
      ),
      look: fromPromise<Job, ImportContext>(({ input: { job } }) => calls.job(job?.id ?? 0)),
      cancel: fromPromise<Job, ImportContext>(({ input: { job, key } }) => calls.cancel(job?.id ?? 0, key)),
      undo: fromPromise<Job, ImportContext>(({ input: { job, key } }) => calls.undo(job?.id ?? 0, key)),
    },
  })
}

/** How often the end of a check is asked for, in milliseconds, and how many faulty rows are shown. */
const pause = 250
export const mostShown = 2000

async function check({ staged, mode, columns, mended, key }: ImportContext, signal: AbortSignal): Promise<Checked> {
  const id = staged?.id ?? 0
  const rows = Object.entries(mended).map(([position, cells]) => ({ position: Number(position), cells: [...cells] }))
  let file =
    rows.length > 0 ? await calls.mend(id, { rows }, key) : await calls.map(id, { mode, columns: [...columns] }, key)
  do {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) throw failure('broken')
    file = await calls.read(id)
  } while (file.state === 'checking')
  if (file.state === 'failed') throw failure('broken')
  return { staged: file, rows: await faultyRows(id) }
}

async function faultyRows(id: number): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (;;) {
    const page = await calls.rows(id, rows.at(-1)?.position ?? 0)
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= Math.min(page.total, mostShown)) return rows
  }
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(failure('broken'))
    reader.readAsDataURL(file)
  })
}
