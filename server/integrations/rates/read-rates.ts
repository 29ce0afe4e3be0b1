import { ratesUnreadable } from '#api/rules/settings/rates.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { eachTag } from '#server/platform/imports/xml-in.ts'
import type { CurrencyRate, DayRates } from './rates.ts'

/** More currencies than the central bank has ever told. */
const mostCurrencies = 200
const amount = /^\d{1,5}(\.\d{1,10})?$/

/** Reads the central bank's file of a day (`today.xml`). Whatever is not as that is written is told, and nothing of it is taken. */
export function readRates(xml: string): DayRates {
  const rates: CurrencyRate[] = []
  let date = ''
  let current: Record<string, string> | null = null
  let field = ''
  let damaged = false
  const wrong = (why: string): never => {
    damaged = true
    throw unreadable(why)
  }
  try {
    eachTag(xml, {
      dtd: () => wrong('DOCTYPE'),
      damaged: (line) => wrong(`satır ${line}`),
      open(name, attributes) {
        if (name === 'Tarih_Date') date = dayIn(attributes().Tarih ?? '')
        if (name === 'Currency') current = { code: attributes().CurrencyCode ?? attributes().Kod ?? '' }
        field = name
      },
      text(words) {
        if (current && field !== '') current[field] = (current[field] ?? '') + words.trim()
      },
      close(name) {
        field = ''
        if (name !== 'Currency' || !current) return
        const rate = rateOf(current)
        if (rate) rates.push(rate)
        if (rates.length > mostCurrencies) wrong(`> ${mostCurrencies}`)
        current = null
      },
    })
  } catch (thrown) {
    throw damaged || thrown instanceof ConnectionFailure ? thrown : unreadable('XML')
  }
  if (date === '') throw unreadable('Tarih_Date')
  if (rates.length === 0) throw unreadable('Currency')
  return { date, rates }
}

function unreadable(why: string): ConnectionFailure {
  return new ConnectionFailure({ id: ratesUnreadable.id, about: { why } })
}

/** A currency that is not dealt in as money of account, such as those told against the dollar alone, has no rate here. */
function rateOf(said: Readonly<Record<string, string>>): CurrencyRate | null {
  const { code = '', Unit = '', ForexBuying = '', ForexSelling = '', BanknoteBuying = '', BanknoteSelling = '' } = said
  if (!/^[A-Z]{3}$/.test(code) || !/^\d{1,6}$/.test(Unit) || Number(Unit) === 0) return null
  if (!isRate(ForexBuying) || !isRate(ForexSelling) || Number(ForexSelling) < Number(ForexBuying)) return null
  return {
    ...{ code, unit: Number(Unit), forex_buying: ForexBuying, forex_selling: ForexSelling },
    banknote_buying: isRate(BanknoteBuying) ? BanknoteBuying : null,
    banknote_selling: isRate(BanknoteSelling) ? BanknoteSelling : null,
  }
}

function isRate(text: string): boolean {
  return amount.test(text) && Number(text) > 0
}

/** `20.11.2026` as days are stored; nothing where it is none. */
function dayIn(written: string): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(written) ?? []
  return day ? `${year}-${month}-${day}` : ''
}
