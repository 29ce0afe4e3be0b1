import {
  dotsPossible,
  fieldsKnown,
  labelNotTooLarge,
  partsFew,
  partsInside,
  partsSaid,
  sheetHolds,
} from '#api/rules/content/label-themes.ts'
import { examples } from '#tests/rules/examples.ts'

const text = {
  ...{ kind: 'text', x: 2, y: 3, width: 30, height: 6, size: 2.5, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
}
const barcode = { ...text, kind: 'barcode', content: '{barcode}' }
const label = (...components: object[]) => ({ width_mm: 58, height_mm: 40, dpi: 8, paper: 'roll', components })
const sheet = (changes: object) => ({
  ...{ width_mm: 70, height_mm: 36, paper: 'sheet', columns: 3, rows: 8 },
  ...{ margin_left: 0, margin_top: 4.5, gap_x: 0, gap_y: 0, components: [], ...changes },
})
const many = (count: number) => ({ components: Array.from({ length: count }, () => text) })

export default [
  examples(labelNotTooLarge, {
    holds: [{ of: 'own', when: 'as long as the largest', facts: { width_mm: 300, height_mm: '12.5' } }],
    refuses: [
      { of: 'own', when: 'wider than that', facts: { width_mm: 300.1, height_mm: 40 }, at: ['width_mm'] },
      { of: 'own', when: 'higher than that', facts: { width_mm: 58, height_mm: 301 }, at: ['height_mm'] },
    ],
  }),
  examples(dotsPossible, {
    holds: [{ of: 'R245', when: 'the dots of a printer of 203 dpi', facts: { dpi: 8 } }],
    refuses: [{ of: 'R245', when: 'the inches were taken for millimetres', facts: { dpi: 203 }, at: ['dpi'] }],
  }),
  examples(partsInside, {
    holds: [
      { of: 'R244', when: 'from edge to edge', facts: label({ ...text, x: 0, y: 0, width: 58, height: 40 }) },
      { of: 'own', when: 'numbers as they were typed', facts: label({ ...text, x: '28', width: '30' }) },
    ],
    refuses: [
      { of: 'R244', when: 'left of the label', facts: label({ ...text, x: -0.125 }), at: ['components.0.x'] },
      { of: 'own', when: 'above it', facts: label(text, { ...text, y: -1 }), at: ['components.1.y'] },
      { of: 'own', when: 'beyond its right edge', facts: label({ ...text, x: 28.5 }), at: ['components.0.width'] },
      { of: 'own', when: 'beyond its lower edge', facts: label({ ...text, y: 35 }), at: ['components.0.height'] },
      { of: 'own', when: 'without a width', facts: label({ ...text, width: 0 }), at: ['components.0.width'] },
      { of: 'own', when: 'without a height', facts: label({ ...text, height: '0' }), at: ['components.0.height'] },
    ],
  }),
  examples(partsSaid, {
    holds: [
      { of: 'own', when: 'a text and a barcode', facts: label(text, barcode) },
      { of: 'own', when: 'a price says itself', facts: label({ ...text, kind: 'price', content: '' }) },
      { of: 'own', when: 'a line has no letters', facts: label({ ...text, kind: 'line', content: '', size: 0 }) },
      { of: 'own', when: 'an attribute by its name', facts: label({ ...text, kind: 'attribute', attribute: 'Kumaş' }) },
    ],
    refuses: [
      { of: 'own', when: 'an empty text', facts: label({ ...text, content: '  ' }), at: ['components.0.content'] },
      { of: 'own', when: 'an empty barcode', facts: label({ ...barcode, content: '' }), at: ['components.0.content'] },
      {
        of: 'own',
        when: 'a barcode of no kind',
        facts: label({ ...barcode, symbology: '' }),
        at: ['components.0.symbology'],
      },
      {
        of: 'own',
        when: 'an attribute without a name',
        facts: label({ ...text, kind: 'attribute', content: '' }),
        at: ['components.0.attribute'],
      },
      {
        of: 'own',
        when: 'letters without a height',
        facts: label({ ...text, kind: 'price', size: 0 }),
        at: ['components.0.size'],
      },
    ],
  }),
  examples(fieldsKnown, {
    holds: [
      { of: 'own', when: 'every field there is', facts: label({ ...text, content: '{name} {options} {date} {shop}' }) },
      { of: 'own', when: 'a price has no fields', facts: label({ ...text, kind: 'price', content: '{nothing}' }) },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a field that no product has',
        facts: label({ ...text, content: '{name} {colour}' }),
        at: ['components.0.content'],
        about: { name: '{colour}' },
      },
    ],
  }),
  examples(sheetHolds, {
    holds: [
      { of: 'own', when: 'three by eight fill the sheet', facts: sheet({}) },
      { of: 'own', when: 'a roll has no sheet', facts: sheet({ paper: 'roll', columns: 9 }) },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a gap too much across',
        facts: sheet({ gap_x: 1 }),
        at: ['columns'],
        about: { columns: 3, rows: 8 },
      },
      {
        of: 'own',
        when: 'a row too many',
        facts: sheet({ rows: 9 }),
        at: ['rows'],
        about: { columns: 3, rows: 9 },
      },
      {
        of: 'own',
        when: 'the margin pushes both out',
        facts: sheet({ margin_left: 1, margin_top: 10 }),
        at: ['columns', 'rows'],
        about: { columns: 3, rows: 8 },
      },
    ],
  }),
  examples(partsFew, {
    holds: [{ of: 'own', when: 'forty', facts: many(40) }],
    refuses: [{ of: 'own', when: 'one more', facts: many(41), at: ['components'], about: { most: 40 } }],
  }),
]
