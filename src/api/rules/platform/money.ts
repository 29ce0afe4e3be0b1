/** A whole number of the smallest unit of a currency (kuruş). Never a fraction. */
export type Minor = number

/** The largest amount that is stored or summed: 9.999.999.999.999,99. Up to here every number is exact. */
export const largestAmount: Minor = 999_999_999_999_999

const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** The smallest units in a decimal string or number (`"49.90"` → 4990), or `null` when it is not an amount of at most two decimals. */
export function minorOf(amount: string | number): Minor | null {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  const [, sign, whole, cents = ''] = decimal.exec(text) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' ? -minor : minor
}

/** So much of an amount as `part` is of `whole`, to the whole kuruş, half away from zero: exact, however large the amount is. */
export function portionOf(amount: Minor, part: number, whole: number): Minor {
  const [top, bottom] = [BigInt(Math.abs(amount)) * BigInt(part), BigInt(whole)]
  return Math.sign(amount) * Number((top * 2n + bottom) / (bottom * 2n))
}

/** The decimal string of an amount, as the API says it (4990 → `"49.90"`). */
export function decimalOf(minor: Minor): string {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
