import { and, eq, isNull } from 'drizzle-orm'
import { madeFor } from '#api/registry/import-kinds.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { removeCategory } from '#server/catalog/catalogue/category-removal.ts'
import { recordTables } from '#server/db/record-tables.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { namedIn } from '#server/platform/imports/known.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { removeRecord } from '#server/platform/records/remove.ts'
import { addRecord } from '#server/platform/records/save.ts'
import { type Missing, named } from './making.ts'
import type { ProductChanges } from './product-changes.ts'

/** A record that was made because a row named it. */
export interface Made {
  readonly kind: Missing['kind']
  readonly id: number
}

/** Makes what a product names and the shop still lacks, and has the product name it. */
export async function madeWith(
  work: Work,
  changes: ProductChanges,
  missing: readonly Missing[],
): Promise<{ changes: ProductChanges; made: Made[] }> {
  const made: Made[] = []
  const ids = new Map<number, number>()
  let { fields } = changes
  for (const one of missing) {
    const id = one.kind === 'category' ? await categoryOf(work, one, made) : await recordOf(work, one, made)
    ids.set(one.id, id)
    if (one.kind === 'category' && fields.main_category_id === one.id)
      fields = { ...fields, categories: await above(work, id) }
  }
  const real = (id: number) => ids.get(id) ?? id
  const references = ['brand_id', 'supplier_id', 'main_category_id'] as const
  for (const key of references) {
    const id = fields[key]
    if (id) fields = { ...fields, [key]: real(id) }
  }
  return {
    changes: { ...changes, fields: { ...fields, ...(fields.tags ? { tags: fields.tags.map(real) } : {}) } },
    made,
  }
}

/** Takes made records away again. One that something else names by now, or that is gone already, is left. */
export async function unmake(work: Work, made: readonly Made[]): Promise<void> {
  for (const { kind, id } of made.toReversed()) {
    const { name } = madeFor[kind]
    const table = recordTables[name as keyof typeof recordTables]
    try {
      const stored = await findRecord(work.db, madeFor[kind], table, work.actor.shop_id, id, 'update')
      if (stored.version !== 1) continue
      if (kind === 'category') await removeCategory(work, id)
      else await removeRecord(work, madeFor[kind], table, id)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
}

async function recordOf(work: Work, { kind, names: [name = ''] }: Missing, made: Made[]): Promise<number> {
  const lists = { brand: 'brands', tags: 'tags', supplier: 'suppliers' } as const
  const known = (await namedIn(work.db, work.actor.shop_id, lists[kind as keyof typeof lists])).find(name)
  return known ?? add(work, kind, name, {}, made)
}

async function categoryOf(work: Work, { under, names }: Missing, made: Made[]): Promise<number> {
  let at = under
  for (const name of names) {
    const parent = at === null ? isNull(categories.parent_id) : eq(categories.parent_id, at)
    const children = await work.db
      .select({ id: categories.id, label: categories.label })
      .from(categories)
      .where(and(eq(categories.shop_id, work.actor.shop_id), parent))
    const known = children.find(({ label }) => fold(label) === fold(name))
    at = known?.id ?? (await add(work, 'category', name, { parent_id: at }, made))
  }
  return at ?? 0
}

async function above(work: Work, id: number): Promise<number[]> {
  const way: number[] = []
  for (let at: number | null = id; at !== null && !way.includes(at); ) {
    way.push(at)
    const [row] = await work.db
      .select({ parent_id: categories.parent_id })
      .from(categories)
      .where(and(eq(categories.shop_id, work.actor.shop_id), eq(categories.id, at)))
    at = row?.parent_id ?? null
  }
  return way
}

async function add(work: Work, kind: Missing['kind'], name: string, more: object, made: Made[]): Promise<number> {
  const resource = madeFor[kind]
  const languages = await languagesOf(work.db, work.actor.shop_id)
  const body = { ...named(resource, name, languages), ...more }
  const table = recordTables[resource.name as keyof typeof recordTables]
  const id = (await addRecord({ ...work, body }, resource, table)).id as number
  made.push({ kind, id })
  return id
}
