/** A text in the encoding that spreadsheets of Turkish Windows save. */
export function windows1254(text: string): Buffer {
  const turkish: Readonly<Record<string, number>> = { ğ: 0xf0, Ğ: 0xd0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, '’': 0x92 }
  return Buffer.from([...text].map((letter) => turkish[letter] ?? letter.charCodeAt(0)))
}
