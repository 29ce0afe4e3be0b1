import { describe, expect, test } from 'vitest'
import { labelsInOrder, pageSize, pagesOf } from '#machines/content/label/sheets.ts'

/** Where labels come to lie on their pages. */

const sheet = {
  ...({ paper: 'sheet' } as const),
  ...{ width_mm: 60, height_mm: 30, columns: 3, rows: 2 },
  ...{ margin_left: 5, margin_top: 10, gap_x: 2, gap_y: 4 },
} as const
const roll = { ...sheet, paper: 'roll' } as const

test('each product is printed as often as it was asked for, one after the other', () => {
  expect(labelsInOrder([2, 0, 1])).toEqual([0, 0, 2])
})

describe('a sheet of three by two', () => {
  test('is filled row by row, within its margins and with its gaps', () => {
    const [first, second] = pagesOf(sheet, [0, 1, 2, 3, 4, 5, 6], 1)
    expect(first?.map(({ row, x, y }) => [row, x, y])).toEqual([
      [0, 5, 10],
      [1, 67, 10],
      [2, 129, 10],
      [3, 5, 44],
      [4, 67, 44],
      [5, 129, 44],
    ])
    expect(second).toEqual([{ row: 6, x: 5, y: 10 }])
  })
  test('that was begun goes on at its next place, and the next one at its first', () => {
    const pages = pagesOf(sheet, [0, 0, 0, 0], 5)
    expect(pages.map((page) => page.map(({ x, y }) => [x, y]))).toEqual([
      [
        [67, 44],
        [129, 44],
      ],
      [
        [5, 10],
        [67, 10],
      ],
    ])
  })
  test('is as large as A4', () => expect(pageSize(sheet)).toEqual({ width: 210, height: 297 }))
})

test('of a roll each label is a page, which has no places', () => {
  expect(pageSize(roll)).toEqual({ width: 60, height: 30 })
  expect(pagesOf(roll, [4, 4, 9], 3)).toEqual([
    [{ row: 4, x: 0, y: 0 }],
    [{ row: 4, x: 0, y: 0 }],
    [{ row: 9, x: 0, y: 0 }],
  ])
})

test('nothing is no page', () => expect(pagesOf(sheet, [], 1)).toEqual([]))
