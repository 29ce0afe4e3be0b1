import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the shop's settings. */
export const settingsDrafts = {
  // A language that is on asks a name in it of every other record.
  'shop-languages': { status: 0 },
  // Its bands follow one another, from nothing to no end.
  'shop-shipping-methods': { bands: [{ minimum: '0.00', maximum: '', price: '49.90' }] },
} satisfies Readonly<Record<string, Draft>>
