import { type About, type Rule, rule } from '#api/rules/platform/rule.ts'

/** By what two sales meet, beside their days: the same goods, the same tag, or the same customers and their way of paying. */
export const meetings = ['product', 'tag', 'customer'] as const
export type Meeting = (typeof meetings)[number]

/** Another active sale for the same goods and some of the same customers, whenever it runs. */
export interface RivalSale {
  readonly id: number
  readonly name: string
  readonly start: string
  readonly end: string
  readonly by: Meeting
}

/** The days of a sale that is judged, and those that it could meet. */
export interface OverlapFacts {
  readonly start: string
  readonly end: string
  readonly rivals: readonly RivalSale[]
}

/** Both days count. */
export function daysMeet(
  one: { readonly start: string; readonly end: string },
  other: { readonly start: string; readonly end: string },
): boolean {
  return one.start <= other.end && other.start <= one.end
}

export const overlapProduct: Rule<OverlapFacts> = apart(
  'product',
  'R208',
  /*i18n*/ {
    id: 'campaign.overlap_product',
    message: 'Bu tarihlerde aynı ürün veya kategoride başka kampanya var. {name}: {start} – {end}.',
  },
)

export const overlapTag: Rule<OverlapFacts> = apart(
  'tag',
  'R209',
  /*i18n*/ {
    id: 'campaign.overlap_tag',
    message: 'Bu tarihlerde aynı etikette başka kampanya var. {name}: {start} – {end}.',
  },
)

export const overlapCustomer: Rule<OverlapFacts> = apart(
  'customer',
  'R210',
  /*i18n*/ {
    id: 'campaign.overlap_customer',
    message: 'Bu tarihlerde aynı müşteriler için başka kampanya var. {name}: {start} – {end}.',
  },
)

/** What keeps two automatic campaigns from giving off the same goods at once. */
export const overlapRules: readonly Rule<OverlapFacts>[] = [overlapProduct, overlapTag, overlapCustomer]

/** The sales that these days would meet, in the order of their days. */
export function metBy({ rivals, ...days }: OverlapFacts, by?: Meeting): readonly RivalSale[] {
  return rivals
    .filter((rival) => (by === undefined || rival.by === by) && daysMeet(days, rival))
    .toSorted((one, other) => one.start.localeCompare(other.start) || one.id - other.id)
}

function apart(by: Meeting, of: string, says: Rule<unknown>['says']): Rule<OverlapFacts> {
  const first = (facts: OverlapFacts): RivalSale | undefined => metBy(facts, by)[0]
  const about = (facts: OverlapFacts): About => {
    const { name = '', start = '', end = '' } = first(facts) ?? {}
    return { name, start, end }
  }
  return rule<OverlapFacts>(says, of, (facts) => first(facts) === undefined, { about, at: () => ['start', 'end'] })
}
