import { sql } from 'drizzle-orm'
import type { PageBlock, PageVersion, PageVersions, WebHome } from '#api/contract/content/page-builder.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { shopNamed } from '#server/platform/http/authenticate.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { expectPage } from './lock-page.ts'
import { iso, liveVersion, type PageOf } from './read-design.ts'

/** The versions of a page that are kept, the newest first. */
export async function readVersions(db: Database, page: PageOf): Promise<PageVersions> {
  await expectPage(db, page)
  const { shop_id, theme_id, language_id } = page
  type Row = Record<string, unknown> & PageVersions['rows'][number]
  const { rows } = await db.execute<Row>(sql`
    select v.version, v.saved_at, trim(concat(u.name, ' ', u.surname)) as saved_by,
           (select count(*)::int from page_blocks b where b.shop_id = v.shop_id and b.theme_id = v.theme_id
               and b.language_id = v.language_id and b.version = v.version) as blocks,
           coalesce(v.version = ${liveVersion}, false) as published
      from page_versions v
      join page_layouts l on l.shop_id = v.shop_id and l.theme_id = v.theme_id and l.language_id = v.language_id
      left join users u on u.shop_id = v.shop_id and u.id = v.saved_by
     where v.shop_id = ${shop_id} and v.theme_id = ${theme_id} and v.language_id = ${language_id}
     order by v.version desc`)
  return { rows: rows.map((row) => ({ ...row, saved_at: iso(row.saved_at) ?? '' })) }
}

/** The blocks of one version. */
export async function readVersion(db: Database, page: PageOf, version: number): Promise<PageVersion> {
  const { shop_id, theme_id, language_id } = page
  const { rows } = await db.execute(sql`
    select from page_versions where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id}
       and version = ${version}`)
  if (rows.length === 0) throw refuse(404, notFound)
  return { version, blocks: await blocksOf(db, page, version) }
}

/** The home page as the visitors of the shop that a call names see it; a shop that has published none has no blocks. */
export async function readHome(db: Database, headers: Headers, language_id: number): Promise<WebHome> {
  const named = shopNamed(headers)
  const home = await homeOf(db, /^\d{1,15}$/.test(named) ? Number(named) : 0, language_id)
  if (!home) throw refuse(404, notFound)
  return home
}

/** The home page of the active theme in one language, or `null` for a shop that there is not. */
export async function homeOf(db: Database, shop_id: number, language_id: number): Promise<WebHome | null> {
  const { rows } = await db.execute<{ theme_id: number; version: number | null; known: boolean }>(sql`
    select t.id as theme_id, ${liveVersion} as version
      from shops s
      left join page_themes t on t.shop_id = s.id and t.status = 1
      left join page_layouts l on l.shop_id = s.id and l.theme_id = t.id and l.language_id = ${language_id}
     where s.id = ${shop_id}`)
  const [live] = rows
  if (!live) return null
  const { theme_id, version } = live
  const blocks = version === null ? [] : await blocksOf(db, { shop_id, theme_id, language_id }, version)
  return { language_id, version, blocks: blocks.map(({ type, data }) => ({ type, data })) }
}

async function blocksOf(
  db: Database,
  { shop_id, theme_id, language_id }: PageOf,
  version: number,
): Promise<PageBlock[]> {
  const { rows } = await db.execute<PageBlock & Record<string, unknown>>(sql`
    select key, type, data from page_blocks
     where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id} and version = ${version}
     order by position`)
  return rows
}
