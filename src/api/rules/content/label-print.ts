import { mostLabels, mostOfOne } from '#api/contract/content/label-print.ts'
import type { LabelTheme } from '#api/contract/content/labels.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Labels before they are printed: the numbers as they were typed. */
export interface LabelPrintFacts {
  readonly theme: Pick<LabelTheme, 'paper' | 'columns' | 'rows'> | null
  readonly counts: readonly string[]
  /** The place of the first label on the first sheet. */
  readonly start: string
}

/** A typed number; nothing where it is none. */
export function wholeIn(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
}

/** How many labels that makes. */
export function labelsIn(counts: readonly string[]): number {
  return counts.reduce((sum, count) => sum + (wholeIn(count) ?? 0), 0)
}

export const themeChosen: Rule<LabelPrintFacts> = rule(
  /*i18n*/ { id: 'labels.no_theme', message: 'Yazdırılacak etiket temasını seçin.' },
  [],
  ({ theme }) => theme !== null,
  { at: () => ['theme'] },
)

const unfit = ({ counts }: LabelPrintFacts) =>
  counts.flatMap((count, at) => {
    const whole = wholeIn(count)
    return whole === null || whole > mostOfOne ? [`count.${at}`] : []
  })

export const countsFit: Rule<LabelPrintFacts> = rule(
  /*i18n*/ { id: 'labels.count_unfit', message: 'Etiket sayısı 0 ile {most} arasında bir tam sayı olmalıdır.' },
  [],
  (facts) => unfit(facts).length === 0,
  { about: () => ({ most: mostOfOne }), at: unfit },
)

export const labelsChosen: Rule<LabelPrintFacts> = rule(
  /*i18n*/ { id: 'labels.nothing', message: 'Yazdırılacak etiket yok. Ürün ekleyin ya da etiket sayısını artırın.' },
  [],
  ({ counts }) => labelsIn(counts) > 0,
)

export const notTooManyLabels: Rule<LabelPrintFacts> = rule(
  /*i18n*/ { id: 'labels.too_many', message: 'Bir seferde en çok {most} etiket yazdırılır; şimdi {count} etiket var.' },
  [],
  ({ counts }) => labelsIn(counts) <= mostLabels,
  { about: ({ counts }) => ({ most: mostLabels, count: labelsIn(counts) }) },
)

const places = ({ theme }: LabelPrintFacts) => (theme ? Math.max(1, theme.columns * theme.rows) : 1)

/** A sheet that was begun has room from some place on. */
export const startsOnSheet: Rule<LabelPrintFacts> = rule(
  /*i18n*/ { id: 'labels.start_unfit', message: 'İlk etiketin yeri 1 ile {most} arasında olmalıdır.' },
  [],
  (facts) => {
    const start = wholeIn(facts.start)
    return facts.theme?.paper !== 'sheet' || (start !== null && start >= 1 && start <= places(facts))
  },
  { about: (facts) => ({ most: places(facts) }), at: () => ['start'] },
)

/** What stands in the way of printing labels. */
export const labelPrintRules = [themeChosen, countsFit, labelsChosen, notTooManyLabels, startsOnSheet] as const

/** Facts: how many of the labels wait in the queue. */
export const somethingQueued: Rule<{ queued: number }> = rule(
  /*i18n*/ { id: 'labels.none_queued', message: 'Bu ürünlerin hiçbiri etiket kuyruğunda değil.' },
  [],
  ({ queued }) => queued > 0,
)
