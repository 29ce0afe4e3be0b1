/** A whole number of the smallest unit of a currency (kuruş). Never a fraction. */
export type Minor = number

const decimal = /^-?\d{1,13}(\.\d{1,2})?$/

/** The smallest units in a decimal string or number (`"49.90"` → 4990), or `null` when it is not an amount of at most two decimals. */
export function minorOf(amount: string | number): Minor | null {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  if (!decimal.test(text)) return null
  const [whole = '0', cents = ''] = text.replace('-', '').split('.')
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return text.startsWith('-') ? -minor : minor
}

/** The decimal string of an amount, as the API says it (4990 → `"49.90"`). */
export function decimalOf(minor: Minor): string {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
