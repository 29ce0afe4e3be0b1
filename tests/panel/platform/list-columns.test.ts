import { expect, test } from 'vitest'
import { arranged, resized, sameColumns, shownAs } from '#machines/platform/list-settings/columns.ts'

const declared = [{ id: 'name' }, { id: 'brand' }, { id: 'price' }, { id: 'acts', acts: true as const }]
const choice = (id: string, shown = true, width: number | null = null) => ({ id, shown, width })

test('columns that nobody has touched stand as they are declared, without the acts', () => {
  expect(arranged(declared, null)).toEqual([choice('name'), choice('brand'), choice('price')])
})

test('a column that is there for whoever wants it is hidden until somebody does', () => {
  const more = [...declared, { id: 'number', extra: true as const }]
  expect(arranged(more, null).at(-1)).toEqual(choice('number', false))
  expect(arranged(more, [choice('name'), choice('brand')]).at(-1)).toEqual(choice('number', false))
  expect(arranged(more, [choice('name'), choice('number')])[1]).toEqual(choice('number'))
})

test('the first column stays first and in sight, whatever was kept', () => {
  const kept = [choice('price'), choice('brand'), choice('name', false, 300)]
  expect(arranged(declared, kept)).toEqual([choice('name', true, 300), choice('price'), choice('brand')])
})

test('a column that a newer list has comes last, and one that it has no more is gone', () => {
  const kept = [choice('name'), choice('weight'), choice('price', false)]
  expect(arranged(declared, kept)).toEqual([choice('name'), choice('price', false), choice('brand')])
})

test('a column is hidden, and its width kept within what can be read', () => {
  const columns = arranged(declared, null)
  expect(shownAs(columns, 'brand', false)[1]).toEqual(choice('brand', false))
  expect(resized(columns, 'brand', 3)[1]?.width).toBe(56)
  expect(resized(columns, 'brand', 9_000)[1]?.width).toBe(800)
  expect(resized(resized(columns, 'brand', 200), 'brand', null)).toEqual(columns)
})

test('columns are the same when a person would see the same', () => {
  expect(sameColumns(declared, null, arranged(declared, null))).toBe(true)
  expect(sameColumns(declared, null, [choice('name'), choice('price'), choice('brand')])).toBe(false)
})
