import { sql } from 'drizzle-orm'
import { keptVersions, type PageBlock, type PageLayout } from '#api/contract/content/page-builder.ts'
import { picturesIn, wrongInBlocks } from '#api/resources/content/page-items/judge-blocks.ts'
import type { Database } from '#server/db/open.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { lockPage, subject } from './lock-page.ts'
import { type PageOf, readLayout } from './read-design.ts'

/** Saves the draft of one language as its next version. No other language is touched (R30). */
export async function savePage(
  context: Work,
  page: PageOf,
  seen: number,
  blocks: readonly PageBlock[],
): Promise<PageLayout> {
  const { db, actor } = context
  const { version: before, published } = await lockPage(db, page, seen)
  const isStored = await storedIn(db, page, blocks)
  const wrong = wrongInBlocks(blocks, isStored)
  if (wrong.length > 0) throw new Refused(422, wrong)
  const pictures = blocks.flatMap((block, at) =>
    isStored(block) ? [] : picturesIn(block).map((one) => ({ ...one, at: `blocks.${at}.${one.at}` })),
  )
  await attachFiles(
    db,
    page.shop_id,
    pictures.map(({ name }) => name),
    (index) => pictures[index]?.at ?? 'blocks',
  )
  const version = before + 1
  await store(db, { ...page, version, user_id: actor.user_id }, blocks)
  await forgetOld(db, page, version)
  await audit(context, {
    ...{ subject, subject_id: page.theme_id, event: 'SAVE' },
    ...{ before: { language_id: page.language_id, version: before, published }, after: { version } },
  })
  return readLayout(db, page)
}

/** Whether a block stands in one of the theme's kept versions, in whatever language, word for word. */
async function storedIn(db: Database, { shop_id, theme_id }: PageOf, blocks: readonly PageBlock[]) {
  const { rows } = await db.execute<{ at: number }>(sql`
    select given.at::int as at
      from unnest(${sql.param(blocks.map(({ type }) => type))}::text[], ${sql.param(blocks.map(({ data }) => data))}::text[])
           with ordinality as given (type, data, at)
     where exists (select from page_blocks b where b.shop_id = ${shop_id} and b.theme_id = ${theme_id}
                      and b.type = given.type and b.data = given.data)`)
  const stored = new Set(rows.map(({ at }) => blocks[at - 1]))
  return (block: PageBlock) => stored.has(block)
}

interface Stored extends PageOf {
  readonly version: number
  readonly user_id: number
}

async function store(db: Database, page: Stored, blocks: readonly PageBlock[]): Promise<void> {
  const { shop_id, theme_id, language_id, version, user_id } = page
  await db.execute(sql`
    insert into page_versions (shop_id, theme_id, language_id, version, saved_by)
    values (${shop_id}, ${theme_id}, ${language_id}, ${version}, ${user_id})`)
  const rows = blocks.map((block, position) => ({
    ...{ position, ...block },
    files: [...new Set(picturesIn(block).map(({ name }) => name))],
  }))
  await db.execute(sql`
    insert into page_blocks (shop_id, theme_id, language_id, version, position, key, type, data, files)
    select ${shop_id}, ${theme_id}, ${language_id}, ${version}, b.position, b.key, b.type, b.data, b.files
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (position int, key text, type text, data text, files text[])`)
  await db.execute(sql`
    update page_layouts set version = ${version}
     where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id}`)
}

/** The oldest versions go, but never one that visitors see or are going to see; pictures that nobody names any more go with them. */
async function forgetOld(db: Database, { shop_id, theme_id, language_id }: PageOf, version: number): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with old as (
      delete from page_versions v using page_layouts l
       where l.shop_id = ${shop_id} and l.theme_id = ${theme_id} and l.language_id = ${language_id}
         and v.shop_id = l.shop_id and v.theme_id = l.theme_id and v.language_id = l.language_id
         and v.version <= ${version - keptVersions}
         and v.version is distinct from l.published and v.version is distinct from l.scheduled
      returning v.version)
    select distinct unnest(b.files) as name from page_blocks b join old on old.version = b.version
     where b.shop_id = ${shop_id} and b.theme_id = ${theme_id} and b.language_id = ${language_id}`)
  await releaseFiles(
    db,
    shop_id,
    rows.map(({ name }) => name),
  )
}
