import { expect, test } from 'vitest'
import type { Cell } from '#server/db/schema/imports.ts'
import type { FeedReading } from '#server/platform/imports/feed-table.ts'
import { readFile } from '#server/platform/imports/read.ts'

/** Names as a shop's fields have them. */
const reading: FeedReading = {
  names: {
    fields: new Map([
      ...['urunadi', 'kategori', 'marka', 'fiyat', 'stok', 'stokkodu', 'barkod'].map((one) => [one, one] as const),
      ['satisfiyati', 'fiyat'],
    ]),
    ofVariants: ['fiyat', 'stok', 'stokkodu', 'barkod'],
    codes: ['stokkodu', 'barkod'],
  },
  group: 'Varyant grubu',
  row: null,
}

async function read(content: string | Buffer, row: string | null = null, name = 'a.xml') {
  const bytes = Buffer.from(content as string)
  const { feed, pieces } = await readFile({ name, content: bytes.toString('base64') }, { ...reading, row })
  const rows = pieces.flatMap((piece) => JSON.parse(piece) as { position: number; cells: Cell[] }[])
  return {
    headers: feed?.headers,
    elements: feed?.elements.map(({ path, count }) => `${path} ${count}`),
    element: feed?.element,
    positions: rows.map(({ position }) => position),
    rows: rows.map(({ cells }) => cells),
  }
}

/** What a file is refused with, and the line that it names. */
async function refusal(content: string | Buffer, name = 'a.xml'): Promise<[string, number | undefined]> {
  return read(content, null, name).then(
    () => ['', undefined],
    ({ refusals: [first] }) => [first.id, first.about?.line],
  )
}

test('a row is the element that repeats and tells of a product; what lies in it are its columns', async () => {
  const file = await read(`<?xml version="1.0"?>
    <katalog tarih="2026-11-23">
      <kategoriler><kategori no="1">Bardak</kategori><kategori no="2">Tabak</kategori><kategori no="3">Ev</kategori></kategoriler>
      <urunler>
        <urun kod="A1"><Urun_Adi><![CDATA[Çay <b>bardağı</b>]]></Urun_Adi><fiyat doviz="TL">12,50</fiyat>
          <stok><merkez>4</merkez></stok><resimler><resim>a.jpg</resim><resim>b.jpg</resim></resimler></urun>
        <urun kod="A2"><Urun_Adi>Fincan &amp; tabak &#x1F600;</Urun_Adi><fiyat doviz="TL">8</fiyat><not/></urun>
      </urunler>
    </katalog>`)
  expect(file.headers).toEqual(['@kod', 'Urun_Adi', 'fiyat/@doviz', 'fiyat', 'stok/merkez', 'resimler/resim'])
  expect(file.rows).toEqual([
    ['A1', 'Çay <b>bardağı</b>', 'TL', '12,50', '4', 'a.jpg; b.jpg'],
    ['A2', 'Fincan & tabak 😀', 'TL', '8'],
  ])
  expect(file.positions).toEqual([1, 2])
  expect([file.elements?.[0], file.element]).toEqual(['katalog/urunler/urun 2', 1])
})

const variants = `<Ürünler>
  <Ürün><Kategori>Giyim</Kategori><UrunAdi>Tişört</UrunAdi><StokKodu>T</StokKodu><Fiyat>100</Fiyat>
    <Varyantlar>
      <Varyant StokKodu="T-S" Stok="3"><Özellik Tanım="Beden" Değer="S"/><Özellik Tanım="Renk" Değer="Kırmızı"/></Varyant>
      <Varyant StokKodu="T-M" Stok="0"><SatisFiyati>110</SatisFiyati><Özellik Tanım="Beden" Değer="M"/></Varyant>
    </Varyantlar></Ürün>
  <Ürün><Kategori>Ev</Kategori><UrunAdi>Havlu</UrunAdi><StokKodu>H</StokKodu><Fiyat>50</Fiyat><Varyantlar/></Ürün>
</Ürünler>`

test('variants that lie in a product are rows of their own, with what they share', async () => {
  const file = await read(variants)
  expect(file.headers).toEqual([
    'Kategori',
    'UrunAdi',
    'StokKodu',
    'Fiyat',
    'Varyant/@Stok',
    'Varyant/Özellik',
    'Varyant grubu',
  ])
  expect(file.rows).toEqual([
    ['Giyim', 'Tişört', 'T-S', '100', '3', 'Beden: S; Renk: Kırmızı', '1'],
    ['Giyim', 'Tişört', 'T-M', '110', '0', 'Beden: M', '1'],
    ['Ev', 'Havlu', 'H', '50', '', '', '2'],
  ])
})

test('another element can be chosen for the row, and has what is said above it', async () => {
  const file = await read(variants, 'Ürünler/Ürün/Varyantlar/Varyant')
  expect([file.elements?.[(file.element ?? 0) - 1], file.rows.length]).toEqual(['Ürünler/Ürün/Varyantlar/Varyant 2', 2])
  expect(file.headers?.slice(0, 3)).toEqual(['Ürün/Kategori', 'Ürün/UrunAdi', 'Ürün/StokKodu'])
  expect(file.rows[1]?.slice(0, 2)).toEqual(['Giyim', 'Tişört'])
})

test.each<[string, string, (text: string) => Buffer]>([
  ['UTF-8', 'utf-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', 'utf-8', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', 'utf-16', (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
  [
    'the other UTF-16',
    'utf-16',
    (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]).swap16(),
  ],
  ['UTF-8 that calls itself UTF-16', 'utf-16', (text) => Buffer.from(text)],
  ['Windows-1254', 'windows-1254', oneByte],
  ['ISO-8859-9', 'ISO-8859-9', oneByte],
  ['Windows-1254 that calls itself UTF-8', 'utf-8', oneByte],
])('is read in %s', async (_, encoding, bytes) => {
  const text = `<?xml version="1.0" encoding="${encoding}"?><l><ü><ş ğ="İ">ıç</ş></ü><ü><ş ğ="ö">Ş</ş></ü></l>`
  const { headers, rows } = await read(bytes(text))
  expect([headers, rows]).toEqual([
    ['ş/@ğ', 'ş'],
    [
      ['İ', 'ıç'],
      ['ö', 'Ş'],
    ],
  ])
})

function oneByte(text: string): Buffer {
  const turkish: Readonly<Record<string, number>> = { ğ: 0xf0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde }
  return Buffer.from([...text].map((letter) => turkish[letter] ?? letter.charCodeAt(0)))
}

test.each<[string, string | Buffer, [string, number | undefined]]>([
  ['a tag that nobody closes', '<l>\n<u>\n<ad>a</ad>\n</l>', ['import.damaged_at', 4]],
  ['an end that lacks', '<l>\n<u><ad>a</ad></u>\n<u>', ['import.damaged_at', 3]],
  ['an attribute without quotes', '<l>\n<u ad=a/>\n</l>', ['import.damaged_at', 2]],
  ['two roots', '<l><u>a</u></l>\n<l/>', ['import.damaged_at', 2]],
  ['text behind its end', '<l><u>a</u></l>\n\nson', ['import.damaged_at', 1]],
  ['no XML, by its name', 'Ad;Kod\na;b', ['import.damaged_at', 1]],
  ['a DTD', '<!DOCTYPE l SYSTEM "http://a.test/x.dtd"><l><u>a</u></l>', ['import.dtd', undefined]],
  [
    'entities of its own',
    '<?xml version="1.0"?>\n<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><l><u>&b;</u></l>',
    ['import.dtd', undefined],
  ],
  [
    'an encoding that nobody has',
    '<?xml version="1.0" encoding="x-klingon"?><l><u>a</u></l>',
    ['import.unreadable', undefined],
  ],
  ['nothing in it', '<l><u/><u/></l>', ['import.no_rows', undefined]],
  ['a depth of 33', `${'<u>'.repeat(33)}a${'</u>'.repeat(33)}`, ['import.too_large_inside', undefined]],
  ['a name of 201 letters', `<l><${'u'.repeat(201)}/></l>`, ['import.too_large_inside', undefined]],
  [
    '2,001 ways through it',
    `<l>${Array.from({ length: 2001 }, (_, at) => `<u${at}/>`).join('')}</l>`,
    ['import.too_large_inside', undefined],
  ],
  ['more than a million elements', `<l>${'<u/>'.repeat(1_000_001)}</l>`, ['import.too_large_inside', undefined]],
  [
    '200 columns',
    `<l>${`<u>${Array.from({ length: 200 }, (_, at) => `<k${at}>a</k${at}>`).join('')}</u>`.repeat(2)}</l>`,
    ['import.too_many_columns', undefined],
  ],
  ['50,001 rows', `<l>${'<u a="1"/>'.repeat(50_001)}</l>`, ['import.too_many_rows', undefined]],
  [
    'a text that a thousand variants share',
    `<l><u><urunadi>${'ş'.repeat(32_767)}</urunadi><kategori>x</kategori>${'<v barkod="1"/>'.repeat(1100)}</u></l>`,
    ['import.too_large_inside', undefined],
  ],
])('is refused with %s', async (_, content, expected) => {
  expect(await refusal(content)).toEqual(expected)
})

test('numbered letters that are none stand for nothing, and nothing that is stored breaks by them', async () => {
  const { rows } = await read('<l><u ad="&#0;&#xD800;&#x110000;"><a>&yok; &#65;</a></u><u ad="b"/></l>')
  expect(rows).toEqual([['\ufffd\ufffd\ufffd', '&yok; A'], ['b']])
})

test('is known by what it holds, whatever it is called', async () => {
  expect((await read('\n<l><u ad="a"/><u ad="b"/></l>', null, 'a.txt')).rows).toEqual([['a'], ['b']])
})
