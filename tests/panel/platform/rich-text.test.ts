import { expect, test } from 'vitest'
import { documentFrom, withoutForeignPictures } from '#screens/platform/rich-text/rich-text.ts'

const own = '<img src="/files/abc.webp" alt="Tablo">'

test('R222: a text is opened with its own pictures, and with no other', () => {
  const opened = JSON.stringify(documentFrom(`<p>Ölçüler</p>${own}<img src="https://cdn.test/a.png">`))
  expect([opened.includes('/files/abc.webp'), opened.includes('cdn.test')]).toEqual([true, false])
})

test.each([
  ['data', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
  ['another site', "<IMG alt='>' src='https://cdn.test/a.png'>"],
  ['no address', '<img>'],
])('R222: of a text that is pasted with a picture of %s the words are taken', (_, picture) => {
  expect(withoutForeignPictures(`<p>Yeni${picture}</p>`)).toEqual({ html: '<p>Yeni</p>', any: true })
})

test('R222 accept: text, and pictures of the shop', () => {
  expect(withoutForeignPictures(`<p>Yeni ${own}</p>`)).toEqual({ html: `<p>Yeni ${own}</p>`, any: false })
})
