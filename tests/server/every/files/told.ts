/** How a file tells what a list shows, written a second time by hand: with nothing of the server's. */

export const languages = ['tr', 'en'] as const
export type Language = (typeof languages)[number]
export const formats = ['csv', 'csv-tr', 'xlsx'] as const
export type Format = (typeof formats)[number]

/** A word in Turkish and in English. */
export type Words = readonly [tr: string, en: string]

/** A cell: words, a whole or broken number, an amount as the API says it, a day, or nothing. */
export type Told =
  | { readonly text: string }
  | { readonly number: number }
  | { readonly amount: string }
  | { readonly day: string }
  | null

/** Zones in which winter days begin at three different hours, and how many hours they are before UTC. */
export const zones = { 'Europe/Istanbul': 3, 'Asia/Tokyo': 9, 'America/New_York': -5 } as const
export type Zone = keyof typeof zones

/** Half past four: the next day has begun in Tokyo only. */
export const inTokyo = '2026-01-15T16:30:00.000Z'
/** Half past nine in the evening: it is still today in New York only. */
export const inNewYork = '2026-01-15T21:30:00.000Z'

/** A moment by the clock of a zone in winter: `2026-01-16T00:30`. */
export function clockOf(moment: string, zone: Zone): string {
  return new Date(Date.parse(moment) + zones[zone] * 3_600_000).toISOString().slice(0, 16)
}

export function said([tr, en]: Words, lang: Language): string {
  return lang === 'tr' ? tr : en
}

/** A cell as somebody reads it in a file: the letters of a CSV, and of a workbook the text or the number with how it looks. */
export function written(told: Told, format: Format): string {
  if (told === null) return ''
  if ('text' in told) return format === 'xlsx' ? told.text : kept(told.text)
  if (format === 'xlsx') return inWorkbook(told)
  if ('number' in told) return format === 'csv' ? `${told.number}` : `${told.number}`.replace('.', ',')
  if ('amount' in told) return format === 'csv' ? told.amount : told.amount.split('.').join(',')
  const [year, month, day] = told.day.split('-')
  return format === 'csv' ? told.day : `${day}.${month}.${year}`
}

/** What a spreadsheet would run has an apostrophe before it. */
function kept(text: string): string {
  return '=+-@'.includes(text.charAt(0) || ' ') ? `'${text}` : text
}

function inWorkbook(told: { number: number } | { amount: string } | { day: string }): string {
  if ('number' in told) return `plain ${told.number}`
  if ('amount' in told) return `amount ${Number.parseFloat(told.amount)}`
  const [year = 0, month = 0, day = 0] = told.day.split('-').map(Number)
  return `date ${(Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000}`
}
