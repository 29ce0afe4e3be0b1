import { ofTheDay } from '#tests/of-the-day.ts'

export const widths = [1440, 390] as const
export const languages = ['tr', 'en'] as const

/** How a screen is opened. Its theme is no part of it: contrast is judged in both, without opening it twice. */
export interface Variant {
  readonly language: (typeof languages)[number]
  readonly width: (typeof widths)[number]
}

/** Each beside its opposite. */
const variants: readonly Variant[] = [
  { language: 'tr', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
  { language: 'tr', width: 390 },
]

/** For what stands there in a list: one a day, another one every day and another than its neighbours'; by night all. */
export function variantsOf(at: number): readonly Variant[] {
  return ofTheDay(variants, at)
}
