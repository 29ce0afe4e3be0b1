import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the shop's settings. */
export const settingsDrafts = {
  // A language that is on asks a name in it of every other record.
  'shop-languages': { status: 0 },
} satisfies Readonly<Record<string, Draft>>
