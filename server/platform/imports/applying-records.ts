import { and, eq } from 'drizzle-orm'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { import_rows } from '#server/db/schema/imports.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { type JobKind, jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { addRecord, editRecord } from '#server/platform/records/save.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import { toRow } from '#server/platform/records/values.ts'
import { type ImportFile, type ImportRow, planOf } from './plan.ts'
import { changedRecord } from './record-changes.ts'
import type { RecordPlan } from './record-check.ts'
import { rowsOfImport } from './rows.ts'
import { type RecordInverse, restoreRecord } from './undoing-records.ts'

/** The job that applies files of records of a resource. */
export function importingRecords(name: JobKindName, resource: Resource, table: RecordTable): JobKind {
  return jobKind<ImportFile, ImportRow, RecordInverse>({
    name,
    codes: [...resource.codes.add, ...resource.codes.edit],
    run: async (work, { data }, file) => {
      const { db, actor } = work
      const { id, changes, under } = await planOf<RecordPlan>(work, file, data)
      const languages = await languagesOf(db, actor.shop_id)
      const parent = under === undefined ? {} : { parent_id: await madeBy(work, file, under) }
      const whole = { ...changes, fields: { ...changes.fields, ...parent } }
      if (id === null) {
        const made = await addRecord(
          { ...work, body: changedRecord(resource, null, whole, languages) },
          resource,
          table,
        )
        await keepId(work, file, data, made.id as number)
        return { id: made.id as number, version: made.version as number, before: null }
      }
      const stored = await findRecord(db, resource, table, actor.shop_id, id)
      const before = toRow(resource, stored)
      const body: Draft = { ...changedRecord(resource, before, whole, languages), version: stored.version }
      const saved = await editRecord({ ...work, body }, resource, table, id)
      await keepId(work, file, data, id)
      return { id, version: saved.version as number, before }
    },
    undo: (work, { data }) => restoreRecord(work, resource, table, data),
  })
}

/** The record that another row of the file made. */
async function madeBy({ db, actor }: Work, { import_id }: ImportFile, position: number): Promise<number> {
  const [row] = await db
    .select({ id: import_rows.record_id })
    .from(import_rows)
    .where(and(rowsOfImport({ shop_id: actor.shop_id, id: import_id }), eq(import_rows.position, position)))
  if (!row?.id) throw new Refused(422, [{ id: inChoices([]).id, at: ['parent_id'] }])
  return row.id
}

async function keepId(
  { db, actor }: Work,
  { import_id }: ImportFile,
  { position }: ImportRow,
  record_id: number,
): Promise<void> {
  await db
    .update(import_rows)
    .set({ record_id })
    .where(and(rowsOfImport({ shop_id: actor.shop_id, id: import_id }), eq(import_rows.position, position)))
}
