/** How a code is drawn: as EAN-13 when its check digit is right, else as Code 128 when it has only characters that Code 128 knows, else not. */
export function barcodeFormat(code: string): 'EAN13' | 'CODE128' | null {
  if (isEan13(code)) return 'EAN13'
  return /^[\x20-\x7e]{1,80}$/.test(code) && code.trim() !== '' ? 'CODE128' : null
}

function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false
  const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
