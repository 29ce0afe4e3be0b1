import { fold } from '#api/rules/platform/fold.ts'

/** A name as names are compared: `StokKodu`, `stok_kodu` and `Stok kodu` are one. */
export function plainName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * What a path of a feed may be called by, the surest first: by all of it, by its end, and where the end says no more than "name" or "value", by
 * what it is the name or the value of: `kategori/ad` is the category.
 */
export function namesOfPath(path: string): string[] {
  const parts = path.split('/').map(plainName)
  const last = parts.at(-1) ?? ''
  const parent = parts.at(-2)
  if (parent === undefined) return [last]
  const ends = wordless.has(last) ? [parent, parent + last, last] : [parent + last, last]
  return [parts.join(''), ...ends]
}

const wordless = new Set(['ad', 'adi', 'isim', 'ismi', 'name', 'title', 'deger', 'degeri', 'value', 'text'])
