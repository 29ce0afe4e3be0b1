import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { isDay } from './dates.ts'

/** How days, moments, amounts and shares are written for a reader: one way each, on every screen, in every letter and on every paper. */
export interface Formats {
  /** A day as it is stored, `2026-11-08`: `08.11.2026`, `8 Nov 2026`. */
  day(day: string): string
  /** `8 Kasım 2026`, for who hears it. */
  dayInWords(day: string): string
  /** The month of a day: `Kasım 2026`. */
  month(day: string): string
  /** The days of a week from Monday, whole and short: `Pazartesi`, `Pzt`. */
  weekdays(): readonly { readonly whole: string; readonly short: string }[]
  /** The day of a moment, by the clock of the shop. */
  dayOf(moment: string | Date): string
  /** `20.11.2026 14:32`, `20 Nov 2026, 14:32`, by the clock of the shop. */
  moment(at: string | Date): string
  /** `14:32`, by the clock of the shop. */
  timeOf(at: string | Date): string
  /** A moment that was told by the shop's clock already, `2026-11-20T14:32`. */
  shopTime(at: string): string
  /** `₺1.234,50`, `₺1,234.50`. A price of one piece may have more decimals than its currency. */
  money(amount: Decimal, currency: string, most?: number): string
  /** An amount whose currency is told elsewhere: `1.234,50`. */
  amount(amount: Decimal): string
  /** As in a field: `1234,5`, or with its thousands `1.234,50`. */
  decimal(amount: Decimal, digits?: Digits): string
  /** About how much, where there is little room: `25 B`, `25K`. */
  about(amount: number): string
  /** A rate, told as 20: `%20`, `20%`. */
  percent(rate: Decimal, digits?: Digits): string
  /** What comes or goes: `+3`, `-3`. */
  change(count: number): string
  /** So many bytes: `1,2 MB`, `1.2 MB`. */
  size(bytes: number): string
  /** `5 dk.`, `5 min`. */
  duration(count: number, unit: 'hour' | 'minute' | 'second'): string
}

type Decimal = number | string

interface Digits {
  readonly least?: number
  readonly most?: number
  readonly grouped?: boolean
}

const days: Readonly<Record<PanelLanguage, Intl.DateTimeFormatOptions>> = {
  tr: { day: '2-digit', month: '2-digit', year: 'numeric' },
  // 11/8 is two days, depending on who reads it.
  en: { day: 'numeric', month: 'short', year: 'numeric' },
}
const dayLocales: Readonly<Record<PanelLanguage, string>> = { tr: 'tr-TR', en: 'en-GB' }
const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const sizes = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A week that began on a Monday. */
const week = [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-11-0${day}T12:00:00Z`)

/** How a language writes, with moments by a clock; by the machine's own where none is told. */
export function formats(language: PanelLanguage, zone?: string): Formats {
  const inZone = zone === undefined ? {} : { timeZone: zone }
  const date = (at: string | Date, options: Intl.DateTimeFormatOptions) =>
    dates(dayLocales[language], { ...days[language], ...options }).format(new Date(at))
  const named = (at: string, options: Intl.DateTimeFormatOptions) =>
    dates(dayLocales[language], { ...options, timeZone: 'UTC' }).format(new Date(at))
  const number = (amount: Decimal, options: Intl.NumberFormatOptions) =>
    // The text itself is given, so that no amount goes through a fraction.
    numbers(language, options).format(amount as number)
  return {
    day: (day) => date(`${day}T12:00:00Z`, { timeZone: 'UTC' }),
    dayInWords: (day) => date(`${day}T12:00:00Z`, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    month: (day) => named(`${day}T12:00:00Z`, { year: 'numeric', month: 'long' }),
    weekdays: () =>
      week.map((day) => ({ whole: named(day, { weekday: 'long' }), short: named(day, { weekday: 'short' }) })),
    dayOf: (at) => date(at, inZone),
    moment: (at) => date(at, { ...clock, ...inZone }),
    timeOf: (at) => dates(dayLocales[language], { ...clock, ...inZone }).format(new Date(at)),
    shopTime: (at) => date(`${at}Z`, { ...clock, timeZone: 'UTC' }),
    money: (amount, currency, most) =>
      number(amount, { ...moneyOf(currency), ...(most ? { maximumFractionDigits: most } : {}) }),
    amount: (amount) => number(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    decimal: (amount, { least = 0, most = 6, grouped = true } = {}) =>
      number(amount, { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: grouped }),
    about: (amount) => number(amount, { notation: 'compact' }),
    percent: (rate, { least = 0, most = 4 } = {}) =>
      number(Number(rate) / 100, { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: most }),
    change: (count) => number(count, { signDisplay: 'always' }),
    size: (bytes) => {
      const power = Math.min(Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), 1), sizes.length)
      const size = bytes / 1024 ** power
      const unit = sizes[power - 1] ?? 'kilobyte'
      return number(size, { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 })
    },
    duration: (count, unit) => number(count, { style: 'unit', unit, unitDisplay: 'short' }),
  }
}

/** What a refusal tells about itself by the id of a message: it is that message. */
const words = ['field', 'what', 'from_status', 'to_status', 'next_status']

/** Whether this part of a refusal is a message itself. */
export function isWord(key: string): boolean {
  return words.includes(key)
}

/** The values of sentences that are amounts of the shop's currency, as the wire writes them. */
const amountKeys: ReadonlySet<string> = new Set(['was', 'total'])

/** The values of sentences that are days. */
const dayKeys: ReadonlySet<string> = new Set(['until', 'closed_until', 'due', 'last', 'start', 'end'])

/** What a refusal tells about itself: until which day, at which moment, how much is owed (`150.00 TRY`); the rest as it is. */
export function formatAbout(format: Formats, key: string, value: string | number): string | number {
  if (dayKeys.has(key) && isDay(value)) return format.day(String(value))
  const [, amount, currency] = (key === 'debt' && /^(\d+\.\d\d) (\w{3})$/.exec(String(value))) || []
  if (amount && currency) return format.money(amount, currency)
  if (amountKeys.has(key) && /^-?\d+\.\d\d$/.test(String(value))) return format.amount(value)
  return key === 'time' && !Number.isNaN(Date.parse(String(value))) ? format.moment(String(value)) : value
}

/** The day that a moment is in a zone, as it is stored: `2026-11-21`. */
export function dayAt(at: Date, zone?: string): string {
  return dates('sv-SE', zone === undefined ? {} : { timeZone: zone }).format(at)
}

/** The day and the time of a moment in a zone, as papers store them: `2026-11-21 14:32:05`. */
export function clockAt(at: Date, zone?: string): string {
  const inZone = zone === undefined ? {} : { timeZone: zone }
  return dates('sv-SE', { ...inZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
}

/** The sign of a currency and whether Turkish writes it before the amount. */
export function signOf(currency: string): { sign: string; before: boolean } {
  const parts = numbers('tr', { style: 'currency', currency }).formatToParts(1)
  const at = parts.findIndex((part) => part.type === 'currency')
  return { sign: parts[at]?.value ?? currency, before: at < parts.findIndex((part) => part.type === 'integer') }
}

/**
 * Money has its sign where English would write the code of the lira, `₺1,234.50`. Other codes stay as the language writes them, so that a
 * Canadian dollar is not taken for an American one.
 */
function moneyOf(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: currency === 'TRY' ? 'narrowSymbol' : 'symbol' }
}

const madeDates = new Map<string, Intl.DateTimeFormat>()
const madeNumbers = new Map<string, Intl.NumberFormat>()

function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = madeDates.get(key) ?? new Intl.DateTimeFormat(locale, options)
  madeDates.set(key, made)
  return made
}

function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = madeNumbers.get(key) ?? new Intl.NumberFormat(locale, options)
  madeNumbers.set(key, made)
  return made
}

const isoNumbers: Readonly<Record<string, number>> = { TRY: 949, USD: 840, EUR: 978, GBP: 826 }

/** The ids of currencies are their numbers in ISO 4217; 0 for one that no shop works in. */
export function currencyNumber(code: string): number {
  return isoNumbers[code] ?? 0
}
