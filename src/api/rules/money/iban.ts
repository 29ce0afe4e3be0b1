import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** An IBAN as it is stored: capital letters and digits, without the blanks that people read it by. */
export function ibanOf(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** ISO 13616: country, two check digits, and a remainder of one by 97 when letters count from ten. A Turkish one has 26 characters. */
export const isIban: Rule<string> = rule(
  /*i18n*/ { id: 'account.iban', message: 'IBAN geçersiz: uzunluğu ya da kontrol haneleri tutmuyor.' },
  [],
  (text) => {
    const iban = ibanOf(text)
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
    return (!iban.startsWith('TR') || iban.length === 26) && remainderOf(iban) === 1
  },
)

function remainderOf(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
