import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ImportApplying, ImportKind, ImportMode } from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { makeableFor, modesFor } from '#api/registry/import-kinds.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { noFaultLeft, notChecked, somethingReady } from '#api/rules/platform/imports.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { import_rows, import_sources, imports } from '#server/db/schema/imports.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { registry } from '#server/platform/registry.ts'
import { importOf, recordsOfImport } from './rows.ts'
import { findFile } from './stage.ts'

/** Begins the job that applies a file: one row of it for each record that is added or changed. */
export async function apply(work: Work, id: number, { leave_faulty }: ImportApplying): Promise<Job> {
  const { db, actor } = work
  const file = await findFile(db, actor, id, true)
  const kind = file.kind as ImportKind
  if (!modesFor(kind, actor).includes(file.mode as ImportMode))
    throw new Refused(422, [{ id: inChoices([]).id, at: ['mode'] }])
  if (!file.choices.make.every((one) => makeableFor(kind, actor).includes(one)))
    throw new Refused(422, [{ id: inChoices([]).id, at: ['choices.make'] }])
  if (file.state !== 'checked') throw refuse(409, notChecked)
  const { create, update, faulty } = file.counts
  const wrong = broken([somethingReady, ...(leave_faulty ? [] : [noFaultLeft])], { ready: create + update, faulty })
  if (wrong.length > 0) throw new Refused(409, wrong)
  const planned = await db
    .select({ position: import_rows.position, label: import_rows.label })
    .from(import_rows)
    .where(and(recordsOfImport(file), isNotNull(import_rows.plan)))
    .orderBy(asc(import_rows.turn), asc(import_rows.position))
  const job = await startJob(work, registry().importKinds[kind].job, {
    input: { import_id: id },
    about: { file: file.name },
    rows: planned.map(({ position, label }) => ({ record_id: null, label, data: { position } })),
  })
  await db.delete(import_sources).where(and(eq(import_sources.shop_id, file.shop_id), eq(import_sources.import_id, id)))
  await db.update(imports).set({ state: 'applied', job_id: job.id }).where(importOf(file))
  return job
}
