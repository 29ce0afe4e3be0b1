import { sql } from 'drizzle-orm'
import type { Shop } from '#tests/shop.ts'
import { everything } from './xss-fixtures.ts'

/**
 * The pages that visitors read, with every page and post published: as they were stored, and the newest of each with payloads that no cleaning
 * has seen.
 */
export async function visitedPages(shop: Shop): Promise<readonly string[]> {
  const paths: string[] = []
  for (const name of ['pages', 'blogs'] as const) {
    const table = sql.identifier(name)
    await shop.db.execute(sql`update ${table} set status = 1, publish_date = '2026-01-01'`)
    const { rows } = await shop.db.execute<{ id: string; code: string; slug: string }>(sql`
      select one.id, languages.code, texts ->> 'slug' as slug
        from ${table} one, jsonb_array_elements(one.translations) texts
        join languages on languages.id = (texts ->> 'language_id')::int
       where one.shop_id = ${shop.own.shop_id} and texts ->> 'slug' <> ''
       order by one.id desc limit 20`)
    await shop.db.execute(sql`
      update ${table} set translations = (
        select jsonb_agg(texts || jsonb_build_object('content', ${everything}::text, 'meta_description', ${everything}::text))
          from jsonb_array_elements(translations) texts)
       where shop_id = ${shop.own.shop_id} and id = ${rows[0]?.id ?? 0}`)
    paths.push(...rows.map(({ code, slug }) => `/web/${code}/${name}/${slug}`))
  }
  return [...paths, '/web/tr', '/web/en/blogs', '/web/tr/hic-olmadi']
}
