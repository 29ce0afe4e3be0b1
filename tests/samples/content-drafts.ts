import type { Draft } from '#api/resources/platform/resource.ts'
import { next } from './sample.ts'

/** What the kinds of their fields do not know of the content of a shop. */
export const contentDrafts = {
  // Customers type its code, which is there once.
  coupons: {
    ...{ kind: 'coupon', basis: 'category', minimum: '', maximum: '' },
    get code() {
      return `EGE-${next()}`
    },
  },
} satisfies Readonly<Record<string, Draft>>
