import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Rule, rule } from './rule.ts'

const mostTags = 5

/** What a search engine is told of a page is a few words. */
export const fewTags: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'validation.seo_tags', message: 'En fazla 5 etiket.' },
  'R233',
  ({ tags }) => (tags as readonly unknown[]).length <= mostTags,
  { at: () => ['tags'] },
)
