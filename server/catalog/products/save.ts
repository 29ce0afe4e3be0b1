import { and, eq, sql } from 'drizzle-orm'
import type { Product, ProductInput, SavedProduct } from '#api/contract/catalog/products.ts'
import { normalized } from '#api/rules/catalog/product-sums.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { products } from '#server/db/schema/products.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'
import { changesOf } from './changes.ts'
import { productColumns } from './columns.ts'
import { judge, judgeKept } from './judge.ts'
import { writeParts } from './parts.ts'
import { readProduct } from './read.ts'
import type { Saving } from './saving.ts'
import { sumUp } from './sum-up.ts'
import { writeVariants } from './variants.ts'

/** Stores a new product that its rules let through. */
export async function createProduct(context: Saving, input: ProductInput): Promise<SavedProduct> {
  judgeKept(input)
  const product = prepared(input)
  await judge(context, product, null)
  return storeNew(context, product, 'create')
}

/** Stores a product as new, unjudged: its rules hold, or it is a copy of one that was saved. */
export async function storeNew(
  context: Saving,
  product: ProductInput,
  event: 'create' | 'copy',
  from?: number,
): Promise<SavedProduct> {
  const { db, actor } = context
  const [row] = await db
    .insert(products)
    .values({ ...productColumns(product), shop_id: actor.shop_id, label: '' })
    .returning({ id: products.id })
  const id = row?.id ?? 0
  const variants = await write(context, id, product, null)
  const { variants: own, ...fields } = product
  await audit(context, {
    subject: 'products',
    subject_id: id,
    event,
    after: { ...(from ? { copied_from: from } : {}), ...fields, variants: own },
  })
  return { id, version: 1, variants }
}

/**
 * Stores the changes of a product that was loaded at this version (D5). The version is taken first, so of several saves of one version one
 * goes on and the others are told who was before them.
 */
export async function updateProduct(
  context: Saving,
  id: number,
  { version, ...input }: ProductInput & { version: number },
): Promise<SavedProduct> {
  const { db, actor } = context
  const own = and(eq(products.shop_id, actor.shop_id), eq(products.id, id))
  const [found] = await db
    .select({ version: products.version, updated_at: products.updated_at })
    .from(products)
    .where(own)
    .for('no key update')
  if (!found) throw refuse(404, notFound)
  if (found.version !== version)
    throw await staleRefusal(db, { shop_id: actor.shop_id, subject: 'products', id, updated_at: found.updated_at })
  const stored = await readProduct(db, actor.shop_id, id)
  if (!stored) throw refuse(404, notFound)
  judgeKept(input)
  const product = prepared(input)
  await judge(context, product, stored)
  await db
    .update(products)
    .set({ ...productColumns(product), version: version + 1, updated_at: sql`now()` })
    .where(own)
  const variants = await write(context, id, product, stored)
  await audit(context, { subject: 'products', subject_id: id, event: 'update', ...changesOf(stored, product) })
  return { id, version: version + 1, variants }
}

/** Cleaned and in one spelling, so that what is judged is what is stored. */
export function prepared(input: ProductInput): ProductInput {
  return normalized({
    ...input,
    translations: input.translations.map((one) => ({ ...one, description: cleanHtml(one.description) })),
  })
}

async function write(
  context: Saving,
  id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<{ id: number }[]> {
  await writeParts(context, id, product, stored)
  const variants = await writeVariants(context, id, product, stored)
  await sumUp(context.db, context.actor.shop_id, id)
  return variants
}
