/**
 * The plain decimal in a number as people type it, in Turkish or English (`1.234,56`, `1,234.56`, `1234,5` → `1234.56` …), or `null` when it is not one.
 * With a single separator, a group of exactly three digits after it reads as thousands only when the separator is the language's own.
 */
export function decimalTyped(text: string, language: 'tr' | 'en'): string | null {
  const typed = text.trim().replace(/[\s\u00a0₺]/g, '')
  if (!/^-?[\d.,]+$/.test(typed)) return null
  const point = decimalPointOf(typed, language)
  const group = point === ',' ? '.' : ','
  const sign = typed.startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = typed.replace('-', '').split(point)
  if (rest.length > 1) return null
  const groups = whole.split(group)
  if (groups.length > 1 && !groups.every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part)))
    return null
  const digits = groups.join('')
  const fraction = rest[0] ?? ''
  if (!/^\d+$/.test(digits || '0') || !/^\d*$/.test(fraction) || (digits === '' && fraction === '')) return null
  const plain = digits.replace(/^0+(?=\d)/, '') || '0'
  return sign + plain + (fraction ? `.${fraction}` : '')
}

function decimalPointOf(typed: string, language: 'tr' | 'en'): ',' | '.' {
  const comma = typed.lastIndexOf(',')
  const dot = typed.lastIndexOf('.')
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.'
  const own = language === 'tr' ? ',' : '.'
  const other = own === ',' ? '.' : ','
  const at = typed.lastIndexOf(other)
  // Only the other language's separator was typed: it groups thousands when the digits fall that way, else it is a decimal point.
  if (at >= 0) return new RegExp(`^-?[1-9]\\d{0,2}(\\${other}\\d{3})+$`).test(typed) ? own : other
  return own
}
