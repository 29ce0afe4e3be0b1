import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the catalogue's records. */
export const catalogDrafts = {
  // Without values a product says its own.
  attributes: { values: [] },
} satisfies Readonly<Record<string, Draft>>
