import { fold } from '#api/rules/platform/fold.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** Rules of pages and blog posts. */

/** The end of an address, as browsers and search engines show it. */
export const isSlug: Rule<string> = rule(
  /*i18n*/ {
    id: 'validation.slug',
    message: 'Adreste yalnızca küçük harf, rakam ve aralarında tire olabilir: iade-kosullari gibi.',
  },
  'own',
  (slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
)

/** One address leads to one record. An address that somebody gave up leads to where its record is now, until another takes it. */
export const slugTaken = serverRule(
  /*i18n*/ { id: 'validation.slug_exists', message: 'Bu adres “{name}” kaydında kullanılıyor.' },
  'own',
)

/** The longest address that is made of a title. */
export const longestSlug = 100

/** The address that a title makes: `İade Koşulları` is `iade-kosullari`; nothing where no letter of it can stand in one. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '')
}

export type PublishState = 'draft' | 'scheduled' | 'published'

/** Whether visitors see it on this day of the shop: it is published, and its day has come. */
export function publishState(
  { status, publish_date }: { readonly status: unknown; readonly publish_date: unknown },
  today: string,
): PublishState {
  if (status !== 1) return 'draft'
  return String(publish_date ?? '') > today ? 'scheduled' : 'published'
}
