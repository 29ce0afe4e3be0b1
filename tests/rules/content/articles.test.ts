import { expect, test } from 'vitest'
import { richText, text, translations } from '#api/resources/platform/fields.ts'
import { publishState, slugOf } from '#api/rules/content/articles.ts'
import { fromWord } from '#screens/platform/rich-text/word-paste.ts'

const label = { id: 'content.text', message: 'İçerik' }

test.each([
  ['İade Koşulları', 'iade-kosullari'],
  ['  Ölçü & Beden: ÇOK kolay!  ', 'olcu-beden-cok-kolay'],
  ['Ilgın ığdır', 'ilgin-igdir'],
  ['2026’da %20 indirim', '2026-da-20-indirim'],
  ['问题', ''],
  ['a'.repeat(99).concat(' b c'), 'a'.repeat(99)],
])('the title %s makes the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each([
  [0, '', 'draft'],
  [0, '2020-01-01', 'draft'],
  [1, '2026-03-10', 'published'],
  [1, '2026-03-11', 'scheduled'],
  [1, '2026-03-09', 'published'],
  [1, null, 'published'],
] as const)('status %s of %s is %s on 10 March 2026', (status, publish_date, state) => {
  expect(publishState({ status, publish_date }, '2026-03-10')).toBe(state)
})

const field = richText({ label, required: true })
const judge = (html: string) => field.wrong(html, { languages: [] }).map(({ id }) => id)

test.each([
  ['<p>Yeni sezon</p>', []],
  ['<p><img src="/files/a.webp"></p>', []],
  ['<p> </p>', ['validation.required']],
  ['<p>&nbsp;</p><p><br></p>', ['validation.required']],
  ['', ['validation.required']],
])('R101: %s is judged by its words', (html, rules) => {
  expect(judge(html)).toEqual(rules)
})

test('R102: the text is counted as it is stored, tags and all', () => {
  const holds = `<p>${'a'.repeat(30_000 - 7)}</p>`
  expect([judge(holds), judge(`${holds}😀`)]).toEqual([[], ['validation.max_length']])
})

test('R147: a text that must be filled is filled in every language of the shop, and in no other', () => {
  const texts = translations({
    label,
    texts: { title: text({ label, required: true }), content: field },
    required: true,
  })
  const row = (language_id: number, content: string) => ({ language_id, title: 'Başlık', content })
  const rows = [row(175, '<p>Var</p>'), row(176, '<p> </p>'), row(30, '')]
  expect(texts.wrong(rows, { languages: [175, 176] })).toEqual([
    { id: 'validation.required', about: { field: 'content.text' }, at: ['1.content'] },
  ])
})

const word = (inner: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style><xml><o:x/></xml></head><body><!--StartFragment-->${inner}<!--EndFragment--></body></html>`
const item = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

test('what is pasted from a word processor keeps its words, its marks and its lists', () => {
  const pasted = word(
    `<p class=MsoNormal style='margin:0'><b>Kumaş</b> bilgisi<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('·', 'Pamuk')}\n${item('·', 'Keten')}${item('1.', 'Yıkayın')}`,
  )
  const body = fromWord(pasted).replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, '')
  expect(body.replace(/\sstyle='[^']*'/g, '')).toBe(
    '<p><b>Kumaş</b> bilgisi</p><ul><li>Pamuk</li><li>Keten</li></ul><ol><li>Yıkayın</li></ol>',
  )
})

test('what comes from elsewhere is left as it is', () => {
  const html = '<p class="a">Metin <!-- not --></p>'
  expect(fromWord(html)).toBe(html)
})
