import { and, eq } from 'drizzle-orm'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import { products } from '#api/listings/catalog/products.ts'
import { resources } from '#api/registry/resources.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { changed } from '#server/catalog/imports/product-changes.ts'
import type { ProductPlan } from '#server/catalog/imports/product-check.ts'
import { readProduct } from '#server/catalog/products/read.ts'
import { createProduct, updateProduct } from '#server/catalog/products/save.ts'
import { import_rows } from '#server/db/schema/imports.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { type JobKind, jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { addRecord, editRecord } from '#server/platform/records/save.ts'
import { tables } from '#server/platform/records/tables.ts'
import { told } from '#server/platform/records/values.ts'
import { changedRecord } from './record-changes.ts'
import type { RecordPlan } from './record-check.ts'
import { type ProductInverse, type RecordInverse, restoreProduct, restoreRecord } from './undoing.ts'

/** The file that a job applies, and one of its rows. */
interface File {
  readonly import_id: number
}
interface Row {
  readonly position: number
}

/** Applies what the rows of a file say of one product, as if its form had been saved. */
export const importingProducts = jobKind<File, Row, ProductInverse>({
  name: 'products.import',
  codes: [...products.codes.add, ...products.codes.edit],
  run: async (work, { data }, file) => {
    const { id, changes } = await planOf<ProductPlan>(work, file, data)
    const languages = await languagesOf(work.db, work.actor.shop_id)
    if (id === null) {
      const made = await createProduct(work, changed(null, changes, languages))
      return { id: made.id, version: made.version, before: null, stocks: [] }
    }
    const stored = await readProduct(work.db, work.actor.shop_id, id)
    if (!stored) throw refuse(404, notFound)
    const { id: _, version, created_at: __, updated_at: ___, ...before } = stored
    const saved = await updateProduct(work, id, { ...changed(before, changes, languages), version })
    const after = await readProduct(work.db, work.actor.shop_id, id)
    const stocks = (after?.variants ?? []).map((one) => ({ id: one.id ?? 0, quantity: Number(one.quantity) }))
    return { id, version: saved.version, before, stocks }
  },
  undo: (work, { data }) => restoreProduct(work, data),
})

function importingRecords(name: JobKindName, resource: Resource): JobKind {
  const table = tables[resource.name as keyof typeof tables]
  return jobKind<File, Row, RecordInverse>({
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
      const before = told(resource, stored)
      const body: Draft = { ...changedRecord(resource, before, whole, languages), version: stored.version }
      const saved = await editRecord({ ...work, body }, resource, table, id)
      await keepId(work, file, data, id)
      return { id, version: saved.version as number, before }
    },
    undo: (work, { data }) => restoreRecord(work, resource, table, data),
  })
}

export const importingBrands = importingRecords('brands.import', resources.brands as unknown as Resource)
export const importingCategories = importingRecords('categories.import', resources.categories as unknown as Resource)
export const importingTags = importingRecords('tags.import', resources.tags as unknown as Resource)

async function planOf<P>({ db }: Work, { import_id }: File, { position }: Row): Promise<P> {
  const [row] = await db
    .select({ plan: import_rows.plan })
    .from(import_rows)
    .where(and(eq(import_rows.import_id, import_id), eq(import_rows.position, position)))
  // Files are kept as long as their jobs can be tried again.
  if (!row?.plan) throw refuse(404, notFound)
  return row.plan as P
}

/** The record that another row of the file made. */
async function madeBy({ db }: Work, { import_id }: File, position: number): Promise<number> {
  const [row] = await db
    .select({ id: import_rows.record_id })
    .from(import_rows)
    .where(and(eq(import_rows.import_id, import_id), eq(import_rows.position, position)))
  if (!row?.id) throw new Refused(422, [{ id: inChoices([]).id, at: ['parent_id'] }])
  return row.id
}

async function keepId({ db }: Work, { import_id }: File, { position }: Row, record_id: number): Promise<void> {
  await db
    .update(import_rows)
    .set({ record_id })
    .where(and(eq(import_rows.import_id, import_id), eq(import_rows.position, position)))
}
