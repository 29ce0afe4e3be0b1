import { and, asc, eq, inArray } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import { category_attributes } from '#server/db/schema/catalogue.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { lastPlace, lockTree, wrongUnder } from './category-tree.ts'

/** What a category keeps beside its columns: its attributes in order, and its place in the tree. */
export const categoryRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select()
      .from(category_attributes)
      .where(and(eq(category_attributes.shop_id, shop_id), inArray(category_attributes.category_id, [...ids])))
      .orderBy(asc(category_attributes.position), asc(category_attributes.attribute_id))
    const of = (id: number) => rows.filter((row) => row.category_id === id).map((row) => row.attribute_id)
    return new Map(ids.map((id) => [id, { attributes: of(id) }]))
  },
  lock: lockTree,
  judge: async (db, { shop_id, id, before, draft }) => {
    await lockTree(db, shop_id)
    const parent_id = parentOf(draft)
    // Where it lies already it may stay.
    return before && parentOf(before) === parent_id ? [] : wrongUnder(db, { shop_id, id, parent_id })
  },
  columns: async (db, { shop_id, before, draft }) => {
    const parent_id = parentOf(draft)
    // Under another parent it comes last.
    if (before && parentOf(before) === parent_id) return {}
    return { position: await lastPlace(db, shop_id, parent_id) }
  },
  write: async (db, category_id, { shop_id, draft }) => {
    const own = and(eq(category_attributes.shop_id, shop_id), eq(category_attributes.category_id, category_id))
    await db.delete(category_attributes).where(own)
    const ids = draft.attributes as readonly number[]
    const rows = ids.map((attribute_id, position) => ({ shop_id, category_id, attribute_id, position }))
    await insertMany(db, category_attributes, rows)
  },
}

function parentOf(draft: Kept['draft']): number | null {
  return draft.parent_id as number | null
}
