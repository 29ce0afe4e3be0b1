import type { PhoneLetters } from '#api/contract/platform/phone-templates.ts'

/** The default alphabet of phones, GSM 03.38: each of its characters takes one of seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension: an escape before each makes two. */
const extended = new Set('\f^{}\\[~]|€')
/** What the Turkish table has beside the extension. */
const turkish = new Set('ĞİŞçğış')

/** How much stands in one message alone, and in each of several, whose headers take their room. */
const room = {
  gsm: { alone: 160, each: 153 },
  // With the number of its national table in every header.
  turkish: { alone: 155, each: 149 },
  ucs2: { alone: 70, each: 67 },
} as const

export interface PhoneLength {
  readonly encoding: keyof typeof room
  /** Septets, or 16-bit units where a character is outside the alphabet. */
  readonly units: number
  readonly parts: number
  /** How many units so many parts have room for. */
  readonly holds: number
  /** The characters that make it wide, each once. */
  readonly outside: readonly string[]
}

/** How long a message is, as those who send and bill it count it. */
export function phoneLength(text: string, letters: PhoneLetters = 'unicode'): PhoneLength {
  const characters = [...text]
  const hasTable = letters === 'turkish'
  const outside = [...new Set(characters.filter((one) => !isKnown(one) && !(hasTable && turkish.has(one))))]
  const encoding = outside.length > 0 ? 'ucs2' : characters.every(isKnown) ? 'gsm' : 'turkish'
  const sizes = characters.map((one) => (encoding === 'ucs2' ? one.length : basic.has(one) ? 1 : 2))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { alone, each } = room[encoding]
  const parts = units <= alone ? Math.min(units, 1) : packed(sizes, each)
  return { encoding, units, parts, holds: parts > 1 ? parts * each : alone, outside }
}

function isKnown(character: string): boolean {
  return basic.has(character) || extended.has(character)
}

/** How many parts take them in order: no character is torn between two. */
function packed(sizes: readonly number[], each: number): number {
  let [parts, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > each) [parts, filled] = [parts + 1, 0]
    filled += size
  }
  return parts
}

/** What looks the same on every phone, written with its own characters: one of these would make the whole message long. */
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\t': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '₺': 'TL ',
}

/** Turkish letters beside the alphabet, and those that come nearest. */
const nearest: Readonly<Record<string, string>> = {
  ...{ ş: 's', Ş: 'S', ğ: 'g', Ğ: 'G', ı: 'i', İ: 'I', ç: 'c', â: 'a', Â: 'A', î: 'i', Î: 'I', û: 'u', Û: 'U' },
}

/** A text as it is sent: where a company takes no Turkish letters, with those that come nearest. */
export function phoneWords(text: string, letters: PhoneLetters = 'unicode'): string {
  const money = text.normalize('NFC').replace(/₺\s?(\d[\d.,]*\d|\d)/gu, '$1 TL')
  const plain = [...money].map((one) => alike[one] ?? (letters === 'plain' ? (nearest[one] ?? one) : one)).join('')
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** The same words with the letters that every phone has. */
export function withoutTurkish(text: string): string {
  return [...text].map((one) => nearest[one] ?? one).join('')
}
