import {
  importFormat,
  importSize,
  keyMapped,
  mappedOnce,
  noFaultLeft,
  somethingReady,
} from '#api/rules/platform/imports.ts'
import { examples } from '#tests/rules/examples.ts'

const megabyte = 1024 * 1024
const file = (name: string, size = 1) => ({ name, size })

export default [
  examples(importFormat, {
    holds: [
      { of: 'own', when: 'a workbook', facts: file('ürünler.xlsx') },
      { of: 'own', when: 'a file of text, whatever its letters', facts: file('ÜRÜNLER.CSV') },
    ],
    refuses: [
      { of: 'D12', when: 'an old workbook', facts: file('ürünler.xls'), at: ['file'] },
      { of: 'D12', when: 'a name without an end', facts: file('ürünler'), at: ['file'] },
    ],
  }),
  examples(importSize, {
    holds: [{ of: 'R98', when: 'a file of exactly 10 MB', facts: file('a.csv', 10 * megabyte) }],
    refuses: [
      { of: 'R98', when: 'a byte more', facts: file('a.csv', 10 * megabyte + 1), at: ['file'], about: { max: 10 } },
    ],
  }),
  examples(keyMapped, {
    holds: [
      { of: 'own', when: 'the stock code is there', facts: { columns: [null, 'stock_code'], keys: ['stock_code'] } },
      { of: 'own', when: 'the name is there in some language', facts: { columns: ['name.176'], keys: ['name'] } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'none of the keys is there',
        facts: { columns: ['brand', null], keys: ['stock_code', 'name'] },
        at: ['columns'],
      },
      { of: 'own', when: 'a field only begins alike', facts: { columns: ['names'], keys: ['name'] }, at: ['columns'] },
    ],
  }),
  examples(mappedOnce, {
    holds: [{ of: 'own', when: 'many columns are left out', facts: { columns: [null, 'id', null], keys: [] } }],
    refuses: [
      {
        of: 'own',
        when: 'two columns are the price',
        facts: { columns: ['price.1', null, 'price.1'], keys: [] },
        at: ['columns.2'],
      },
    ],
  }),
  examples(somethingReady, {
    holds: [{ of: 'own', when: 'one row is good', facts: { ready: 1, faulty: 9 } }],
    refuses: [{ of: 'own', when: 'no row is good', facts: { ready: 0, faulty: 9 } }],
  }),
  examples(noFaultLeft, {
    holds: [{ of: 'own', when: 'no row is faulty', facts: { ready: 9, faulty: 0 } }],
    refuses: [{ of: 'own', when: 'one row is faulty', facts: { ready: 9, faulty: 1 }, about: { count: 1 } }],
  }),
]
