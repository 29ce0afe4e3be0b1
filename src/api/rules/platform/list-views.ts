import type { ViewDraft } from '#api/contract/platform/list-views.ts'
import { maxLength, required } from './fields.ts'
import { broken, type Refusal, type Rule } from './rule.ts'

const longestViewName = 60

export const viewNameLabel = /*i18n*/ { id: 'views.name', message: 'Görünüm adı' }

/** What keeps a view from being stored, by its name alone. */
export const viewNameRules: readonly Rule<string>[] = [required(viewNameLabel), maxLength(longestViewName)]

/** What is wrong with a view. The same call judges in the panel and on the server. */
export function wrongInView({ name }: Pick<ViewDraft, 'name'>): Refusal[] {
  return broken(viewNameRules, name).map((refusal) => ({ ...refusal, at: ['name'] }))
}
