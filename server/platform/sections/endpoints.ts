import { sectionOperations } from '#api/operations/platform/sections.ts'
import { sections } from '#api/registry/sections.ts'
import type { Section } from '#api/resources/platform/section.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { historyOf } from '#server/platform/records/history.ts'
import { saveSection, shopRow } from './save.ts'
import { wholeSection } from './stored-section.ts'

/** The calls of every section of the shop's settings. */
export const sectionEndpoints: readonly Endpoint[] = Object.values(
  sections as unknown as Record<string, Section>,
).flatMap((section) => {
  const { view, edit, history } = sectionOperations(section)
  return [
    endpoint(view, async ({ db, actor }) => wholeSection(section, await shopRow(db, actor.shop_id))),
    endpoint(edit, (context) => saveSection(context, section)),
    endpoint(history, ({ db, actor: { shop_id }, query }) =>
      historyOf(db, { shop_id, resource: section, id: shop_id }, query),
    ),
  ]
})
