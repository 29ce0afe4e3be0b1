import { type SQL, sql } from 'drizzle-orm'
import type { PageBlock, PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import { languageName } from '#api/contract/platform/session.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** The page of a theme in one language. */
export interface PageOf {
  readonly shop_id: number
  readonly theme_id: number
  readonly language_id: number
}

type Theme = PageDesign['theme']

/** A theme with its page in every language of the shop; the active theme where none is named. */
export async function readDesign(db: Database, shop_id: number, theme_id: number | null): Promise<PageDesign> {
  const { rows: themes } = await db.execute<Theme & Record<string, unknown>>(sql`
    select id, name, status from page_themes where shop_id = ${shop_id} order by status desc, label, id`)
  const theme = theme_id === null ? themes[0] : themes.find(({ id }) => id === theme_id)
  if (!theme) throw refuse(404, notFound)
  const languages = await languagesIn(db, shop_id)
  const layouts = await layoutsOf(
    db,
    sql`l.shop_id = ${shop_id} and l.theme_id = ${theme.id}`,
    languages.map(({ id }) => id),
  )
  return { theme, themes, languages, layouts }
}

/** One page as it is now. */
export async function readLayout(db: Database, { shop_id, theme_id, language_id }: PageOf): Promise<PageLayout> {
  const [layout] = await layoutsOf(
    db,
    sql`l.shop_id = ${shop_id} and l.theme_id = ${theme_id} and l.language_id = ${language_id}`,
    [language_id],
  )
  return layout ?? empty(language_id)
}

/** The version that visitors see: a scheduled one from its moment on. */
export const liveVersion = sql`case when l.scheduled_for <= now() then l.scheduled else l.published end`

type Row = Record<string, unknown> & Omit<PageLayout, 'blocks'> & { blocks: PageBlock[] }

async function layoutsOf(db: Database, where: SQL, languages: readonly number[]): Promise<PageLayout[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.language_id, l.version, v.saved_at, trim(concat(u.name, ' ', u.surname)) as saved_by,
           ${liveVersion} as published,
           case when l.scheduled_for <= now() then l.scheduled_for else l.published_at end as published_at,
           case when l.scheduled_for > now() then l.scheduled end as scheduled,
           case when l.scheduled_for > now() then l.scheduled_for end as scheduled_for,
           coalesce((select jsonb_agg(jsonb_build_object('key', b.key, 'type', b.type, 'data', b.data) order by b.position)
                       from page_blocks b
                      where b.shop_id = l.shop_id and b.theme_id = l.theme_id and b.language_id = l.language_id
                        and b.version = l.version), '[]'::jsonb) as blocks
      from page_layouts l
      left join page_versions v on v.shop_id = l.shop_id and v.theme_id = l.theme_id and v.language_id = l.language_id
                               and v.version = l.version
      left join users u on u.shop_id = l.shop_id and u.id = v.saved_by
     where ${where}`)
  return languages.map((id) => {
    const row = rows.find(({ language_id }) => language_id === id)
    if (!row) return empty(id)
    const { saved_at, published_at, scheduled_for } = row
    return { ...row, saved_at: iso(saved_at), published_at: iso(published_at), scheduled_for: iso(scheduled_for) }
  })
}

function empty(language_id: number): PageLayout {
  return {
    ...{ language_id, version: 0, saved_at: null, saved_by: '', blocks: [] },
    ...{ published: null, published_at: null, scheduled: null, scheduled_for: null },
  }
}

/** A moment of the database as others read it. */
export function iso(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

async function languagesIn(db: Database, shop_id: number): Promise<PageDesign['languages']> {
  const ids = await languagesOf(db, shop_id)
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select l.id, l.name from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as own (id, place)
      join languages l on l.id = own.id order by own.place`)
  return rows.map((row) => ({ id: row.id, name: languageName(row) }))
}
