import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Address, OldAddresses } from '#api/contract/content/addresses.ts'
import { blogAddressOperations, pageAddressOperations } from '#api/operations/content/addresses.ts'
import { type AddressFacts, addressKept, addressPresent, addressRules } from '#api/rules/content/addresses.ts'
import { slugTaken } from '#api/rules/content/articles.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { visitedShop } from '#server/content/web/visited-shop.ts'
import type { Database } from '#server/db/open.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { lockAddresses } from './article-record.ts'
import { type ArticleName, articles } from './articles.ts'
import { isPresent } from './slugs.ts'

/** Of which page or post. */
interface Whose {
  readonly name: ArticleName
  readonly id: number
}

/** The calls for the old addresses of pages and posts. */
export const addressEndpoints: readonly Endpoint[] = [
  endpoint(pageAddressOperations.list, ({ params: { id }, ...work }) => listAddresses(work, { name: 'pages', id })),
  endpoint(pageAddressOperations.add, ({ params: { id }, body, ...work }) =>
    addAddress(work, { name: 'pages', id }, body),
  ),
  endpoint(pageAddressOperations.remove, ({ params: { id }, body, ...work }) =>
    removeAddress(work, { name: 'pages', id }, body),
  ),
  endpoint(blogAddressOperations.list, ({ params: { id }, ...work }) => listAddresses(work, { name: 'blogs', id })),
  endpoint(blogAddressOperations.add, ({ params: { id }, body, ...work }) =>
    addAddress(work, { name: 'blogs', id }, body),
  ),
  endpoint(blogAddressOperations.remove, ({ params: { id }, body, ...work }) =>
    removeAddress(work, { name: 'blogs', id }, body),
  ),
]

/** Where a record was and where nothing else is, in the languages that visitors read. */
async function listAddresses(
  { db, actor: { shop_id } }: Pick<Work, 'db' | 'actor'>,
  { name, id }: Whose,
): Promise<OldAddresses> {
  const { resource, table, slugs } = articles[name]
  await findRecord(db, resource, table, shop_id, id)
  const languages = ((await visitedShop(db, shop_id))?.theme.languages ?? []).map(({ id, name }) => ({ id, name }))
  const known = languages.map((language) => language.id)
  const rows = await db
    .select({ language_id: slugs.language_id, slug: slugs.slug })
    .from(slugs)
    .innerJoin(table, and(eq(table.shop_id, slugs.shop_id), eq(table.id, slugs.record_id)))
    .where(
      and(
        eq(slugs.shop_id, shop_id),
        eq(slugs.record_id, id),
        inArray(slugs.language_id, known),
        not(isPresent(table, slugs)),
      ),
    )
    .orderBy(asc(sql`array_position(${sql.param(known)}::int[], ${slugs.language_id})`), asc(slugs.slug))
  return { rows, languages }
}

/** Leads one more address to a record. It is nobody else's, neither now nor before. */
async function addAddress(work: Work, whose: Whose, address: Address): Promise<OldAddresses> {
  const { db, actor } = work
  const { shop_id } = actor
  const { resource, table, slugs } = articles[whose.name]
  await lockAddresses(db, shop_id)
  await findRecord(db, resource, table, shop_id, whose.id)
  const { languages } = await listAddresses(work, whose)
  const slug = address.slug.trim()
  const wrong = [
    ...broken<AddressFacts>(addressRules, { ...address, slug }),
    ...(languages.some(({ id }) => id === address.language_id) ? [] : [{ id: invalidChoice.id, at: ['language_id'] }]),
    ...(await heldBy(db, shop_id, whose.name, { ...address, slug })),
  ]
  if (wrong.length > 0) throw new Refused(422, wrong)
  await db.insert(slugs).values({ shop_id, record_id: whose.id, language_id: address.language_id, slug })
  await note(work, whose, 'ADDRESS_ADD', { ...address, slug })
  return listAddresses(work, whose)
}

/** Leads an old address nowhere any more. Where the record is now it stays. */
async function removeAddress(work: Work, whose: Whose, { language_id, slug }: Address): Promise<OldAddresses> {
  const { db, actor } = work
  const { shop_id } = actor
  const { table, slugs } = articles[whose.name]
  await lockAddresses(db, shop_id)
  const own = and(
    eq(slugs.shop_id, shop_id),
    eq(slugs.record_id, whose.id),
    eq(slugs.language_id, language_id),
    eq(slugs.slug, slug),
  )
  const [found] = await db
    .select({ present: sql<boolean>`${isPresent(table, slugs)}` })
    .from(slugs)
    .innerJoin(table, and(eq(table.shop_id, slugs.shop_id), eq(table.id, slugs.record_id)))
    .where(own)
  if (!found) throw refuse(404, notFound)
  if (found.present) throw refuse(409, addressPresent)
  await db.delete(slugs).where(own)
  await note(work, whose, 'ADDRESS_REMOVE', { language_id, slug })
  return listAddresses(work, whose)
}

const invalidChoice = inChoices([])

/** What has an address already: a record that is there now, or one that was. */
async function heldBy(
  db: Database,
  shop_id: number,
  name: ArticleName,
  { language_id, slug }: Address,
): Promise<Refusal[]> {
  const { table, slugs } = articles[name]
  const rows = await db
    .select({ name: table.label, present: sql<boolean>`${isPresent(table, slugs)}` })
    .from(slugs)
    .innerJoin(table, and(eq(table.shop_id, slugs.shop_id), eq(table.id, slugs.record_id)))
    .where(and(eq(slugs.shop_id, shop_id), eq(slugs.language_id, language_id), eq(slugs.slug, slug)))
  return rows.map(({ name, present }) => ({
    id: present ? slugTaken.id : addressKept.id,
    about: { name },
    at: ['slug'],
  }))
}

function note(work: Work, { name, id }: Whose, event: string, { language_id, slug }: Address): Promise<void> {
  return audit(work, { subject: name, subject_id: id, event, after: { address: { language_id, slug } } })
}
