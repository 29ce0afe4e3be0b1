import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Where the tracking code stands in the address of a cargo company. */
export const codeMark = '%kod%'

/** Facts: the address of a page that tells where a parcel is, with a mark in the code's place. */
export const isTrackingPattern: Rule<string> = rule(
  /*i18n*/ {
    id: 'shipping.tracking_pattern',
    message: 'Adres http:// ya da https:// ile başlamalı, takip numarasının yerinde {mark} yazmalıdır.',
  },
  [],
  (pattern) => /^https?:\/\//.test(pattern) && pattern.includes(codeMark) && URL.canParse(pattern),
  { about: () => ({ mark: codeMark }) },
)

/** Where this parcel is followed; empty where nobody said where. */
export function trackingUrl(pattern: string, code: string): string {
  return pattern === '' || code === '' ? '' : pattern.replaceAll(codeMark, encodeURIComponent(code))
}
