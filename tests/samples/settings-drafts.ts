import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the shop's settings. */
export const settingsDrafts = {} satisfies Readonly<Record<string, Draft>>
