import { type SQL, sql } from 'drizzle-orm'

/** What a stored record is called in a language: its name among these translations; its label, that of the shop's first language, where it has none there or no language is said. */
export function nameSql(translations: SQL, label: SQL, language: number | SQL | undefined): SQL {
  if (language === undefined) return label
  return sql`coalesce((
    select nullif(trim(said ->> 'name'), '') from jsonb_array_elements(${translations}) said
     where (said ->> 'language_id')::int = ${language} limit 1), ${label})`
}
