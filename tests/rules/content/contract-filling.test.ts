import { expect, test } from 'vitest'
import { contractOf } from '#api/rules/content/contracts.ts'

/** A contract with its values: text and nothing else, whatever stands in them. */

const filled = (content: string, words: Record<string, string> = {}, lines: string[][] = []) =>
  contractOf({ title: 'Sipariş {{order_number}}', content }, { words, lines })

test('a value is text, whatever stands in it', () => {
  const words = { order_number: '<b>7</b>', buyer_name: `<img src=x onerror="a('&')">`, total: '$1 & $&' }
  expect(filled('<p>{{buyer_name}} {{ total }}</p>', words)).toEqual({
    title: 'Sipariş <b>7</b>',
    content: '<p>&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt; $1 &amp; $&amp;</p>',
  })
})

test('a name in braces inside a value is not filled itself', () => {
  const words = { buyer_name: '{{total}}', total: '₺5,00', lines: '{{total}}' }
  expect(filled('{{buyer_name}}', words).content).toBe('{{total}}')
  expect(filled('<p>{{lines}}</p>', words, [['Ürün'], ['{{total}}']]).content).toContain('<td>{{total}}</td>')
})

test('the goods are a table where they stand alone, and words inside a sentence', () => {
  const lines = [
    ['Ürün', 'Adet'],
    ['Ceket <XL>', '2'],
  ]
  expect(filled('<p style="text-align: left"> {{ lines }} </p>', { lines: '2 × Ceket' }, lines).content).toBe(
    '<table><thead><tr><th>Ürün</th><th>Adet</th></tr></thead><tbody><tr><td>Ceket &lt;XL&gt;</td><td>2</td></tr></tbody></table>',
  )
  expect(filled('<p>Aldığınız: {{lines}}</p>', { lines: '2 × Ceket' }, lines).content).toBe(
    '<p>Aldığınız: 2 × Ceket</p>',
  )
})

test('what nobody has said is a dash, and lines of a value are lines', () => {
  expect(filled('<p>{{seller_phone}}|{{buyer_phone}}</p>', { buyer_phone: ' ' }).content).toBe('<p>–|–</p>')
  expect(filled('<p>{{buyer_address}}</p>', { buyer_address: 'Moda\nİstanbul' }).content).toBe(
    '<p>Moda<br>İstanbul</p>',
  )
})
