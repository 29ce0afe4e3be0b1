import type { Minor } from '#api/rules/platform/money.ts'

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const groups = ['', 'bin', 'milyon', 'milyar', 'trilyon']
const currencies: Readonly<Record<string, readonly [whole: string, part: string]>> = {
  TRY: ['Türk lirası', 'kuruş'],
  EUR: ['avro', 'sent'],
  USD: ['ABD doları', 'sent'],
  GBP: ['İngiliz sterlini', 'peni'],
}

/**
 * An amount as Turkish papers write it, so that nobody adds a digit: `Yalnız binikiyüzotuzdört Türk lirası elli kuruş`. Numbers are one
 * word, as on all papers of money.
 */
export function amountInWords(amount: Minor, currency: string): string {
  const [whole, part] = currencies[currency] ?? [currency, '']
  const kurus = amount % 100
  const said = [`Yalnız ${inWords(Math.floor(amount / 100))} ${whole}`]
  if (kurus > 0) said.push(`${inWords(kurus)} ${part}`.trim())
  return said.join(' ')
}

function inWords(number: number): string {
  if (number === 0) return 'sıfır'
  const parts: string[] = []
  for (let rest = number, at = 0; rest > 0; rest = Math.floor(rest / 1000), at += 1) {
    const three = rest % 1000
    // A thousand is "bin", and not "birbin".
    if (three > 0) parts.unshift((at === 1 && three === 1 ? '' : belowThousand(three)) + groups[at])
  }
  return parts.join('')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const hundred = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ones[hundreds]}yüz`
  return `${hundred}${tens[Math.floor((number % 100) / 10)]}${ones[number % 10]}`
}
