import { and, eq, sql } from 'drizzle-orm'
import type { ChosenAttribute, Described, MarketplaceAttributes } from '#api/contract/catalog/marketplace-attributes.ts'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { attributeSourceChosen } from '#api/rules/catalog/marketplace-attributes.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { knownAttributes, learnAttributes } from '#server/catalog/listings/attributes.ts'
import type { Database } from '#server/db/open.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint, type Services } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'

const invalidChoice = inChoices([])

const read = endpoint(categoryOperations.marketplaceAttributes, async ({ db, services, actor, params: { id } }) => {
  const { shop_id } = actor
  await learn(services, shop_id, await categoryOf(db, shop_id, id))
  return answerOf(db, services, shop_id, id)
})

const save = endpoint(categoryOperations.chooseMarketplaceAttributes, {
  prepare: async ({ services, actor: { shop_id }, params: { id } }) =>
    learn(services, shop_id, await categoryOf(services.db, shop_id, id)),
  handle: async ({ body: { version, chosen }, params: { id }, ...context }) => {
    const { db, services, actor } = context
    const { shop_id } = actor
    const own = and(eq(categories.shop_id, shop_id), eq(categories.id, id))
    const [row] = await db.select().from(categories).where(own).for('no key update')
    if (!row) throw refuse(404, notFound)
    const before = row.marketplace_attributes
    if (before.version !== version)
      throw await staleRefusal(db, { shop_id, subject: 'categories', id, updated_at: row.updated_at })
    const known = await answerOf(db, services, shop_id, id)
    const unknown = chosen.filter((one) => !fits(one, known)).map(({ attribute_id }) => String(attribute_id))
    const refusals = [
      ...broken([attributeSourceChosen], { chosen }),
      ...(unknown.length > 0 ? [{ id: invalidChoice.id, at: unknown }] : []),
    ]
    if (refusals.length > 0) throw new Refused(422, refusals)
    const now = { version: version + 1, chosen }
    // The board judges the products of a category anew that was changed since.
    await db.update(categories).set({ marketplace_attributes: now, updated_at: sql`now()` }).where(own)
    const [from, to] = [{ chosen: before.chosen }, { chosen }]
    await audit(context, { subject: 'categories', subject_id: id, event: 'MATCH_ATTRIBUTES', before: from, after: to })
    return answerOf(db, services, shop_id, id)
  },
})

/** What a marketplace asks for in the categories of the shop, and what is answered. */
export const marketplaceAttributeEndpoints: readonly Endpoint[] = [read, save]

interface Linked {
  readonly name: string
  readonly external_id: string
}

async function categoryOf(db: Database, shop_id: number, id: number): Promise<Linked> {
  const [row] = await db
    .select({ links: categories.marketplace_links })
    .from(categories)
    .where(and(eq(categories.shop_id, shop_id), eq(categories.id, id)))
  if (!row) throw refuse(404, notFound)
  const link = row.links.find((one) => one.marketplace_id === importMarketplace && one.external_id)
  return { name: link?.name ?? '', external_id: link?.external_id ?? '' }
}

async function learn(services: Services, shop_id: number, { external_id }: Linked): Promise<void> {
  if (external_id !== '') await learnAttributes(services, { shop_id, marketplace_id: importMarketplace }, [external_id])
}

async function answerOf(db: Database, services: Services, shop_id: number, id: number): Promise<MarketplaceAttributes> {
  const { name: category, external_id } = await categoryOf(db, shop_id, id)
  const [named] = await db
    .select({ name: marketplaces.name })
    .from(marketplaces)
    .where(eq(marketplaces.id, importMarketplace))
  const { rows } = await db.execute<
    Pick<MarketplaceAttributes, 'attributes' | 'options'> & {
      stored: { version: number; chosen: ChosenAttribute[] }
    } & Record<string, unknown>
  >(sql`
    select c.marketplace_attributes as stored,
           coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.label, 'values', coalesce(
                       (select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.label) order by v.position, v.id)
                          from attribute_values v where v.shop_id = a.shop_id and v.attribute_id = a.id), '[]')) order by a.label, a.id)
                       from category_attributes ca
                       join attributes a on a.shop_id = ca.shop_id and a.id = ca.attribute_id
                      where ca.shop_id = c.shop_id and ca.category_id = c.id), '[]') as attributes,
           coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.label, 'values', coalesce(
                       (select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.label) order by v.position, v.id)
                          from option_values v where v.shop_id = o.shop_id and v.option_id = o.id), '[]')) order by o.label, o.id)
                       from options o where o.shop_id = c.shop_id), '[]') as options
      from categories c where c.shop_id = ${shop_id} and c.id = ${id}`)
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  const asked =
    external_id === '' ? [] : knownAttributes(services, { shop_id, marketplace_id: importMarketplace }, external_id)
  const { stored, attributes, options } = found
  const whole = { marketplace: named?.name ?? '', category, attributes, options }
  return {
    version: stored.version,
    ...whole,
    asked: asked.map((one) => ({ ...one, values: [...one.values] })),
    // What is not asked for any more, or lost its source, is chosen anew.
    chosen: stored.chosen.filter((one) => fits(one, { ...whole, asked })),
  }
}

type Offered = Pick<MarketplaceAttributes, 'attributes' | 'options'> & {
  readonly asked: readonly { readonly id: number; readonly values: readonly { readonly id: number }[] }[]
}

/** Whether it is asked for, and what it names is there. */
function fits({ attribute_id, source, source_id, value_id, matches }: ChosenAttribute, offered: Offered): boolean {
  const asked = offered.asked.find(({ id }) => id === attribute_id)
  if (!asked) return false
  const takes = (value: number | null) => value === null || asked.values.some(({ id }) => id === value)
  const lists: Readonly<Record<string, readonly Described[]>> = {
    attribute: offered.attributes,
    option: offered.options,
  }
  const own = source_id === null ? undefined : lists[source]?.find(({ id }) => id === source_id)
  if (source_id !== null && !own) return false
  const knows = (value: number) => own?.values.some(({ id }) => id === value) === true
  return takes(value_id) && matches.every((one) => takes(one.value_id) && knows(one.own_id))
}
