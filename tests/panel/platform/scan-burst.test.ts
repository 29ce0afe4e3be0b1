import { expect, test } from 'vitest'
import { type Burst, heard, noBurst, type Stroke } from '#screens/platform/scanner/burst.ts'

/** A scan is told from typing by its timing alone, and typing is never taken for one. */

const stroke = (key: string, at: number, more: Partial<Stroke> = {}): Stroke => ({ key, at, apart: false, ...more })

/** What is heard of these strokes, one after the other. */
function hear(strokes: readonly Stroke[]) {
  let burst: Burst = noBurst
  return strokes.flatMap((one) => {
    const told = heard(burst, one)
    burst = told.burst
    return told.scan ? [told.scan] : []
  })
}
const written = (keys: readonly string[], gap: number, more: Partial<Stroke> = {}) =>
  keys.map((key, at) => stroke(key, 1_000 + at * gap, more))
const barcode = [...'8690504012345']

test.each([0, 1, 5, 12, 20, 29])('keys that are %i ms apart and end with Enter are a scan', (gap) => {
  expect(hear(written([...barcode, 'Enter'], gap))).toEqual(['8690504012345'])
  expect(hear(written([...barcode, 'Tab'], gap))).toHaveLength(1)
})

test.each([31, 40, 49, 51, 80, 150])('the same keys %i ms apart are typing', (gap) => {
  expect(hear(written([...barcode, 'Enter'], gap))).toEqual([])
})

test('a quick hand is no scanner: short, or without Enter, or Enter a moment later', () => {
  expect(hear(written([...'1234', 'Enter'], 5))).toEqual([])
  expect(hear(written(barcode, 5))).toEqual([])
  expect(hear([...written(barcode, 5), stroke('Enter', 1_000 + 12 * 5 + 51)])).toEqual([])
})

test('a key that is held down writes quickly and is no scanner', () => {
  expect(hear([...written([...'aaaaaaaaaa'], 25, { apart: true }), stroke('Enter', 1_260)])).toEqual([])
})

test('what is composed, a dead key, a command and a pasted text are typing', () => {
  for (const between of [stroke('Process', 1_020), stroke('Dead', 1_020), stroke('v', 1_020, { apart: true })])
    expect(hear([...written([...'8690'], 5), between, stroke('1', 1_025), stroke('Enter', 1_030)])).toEqual([])
})

test('typing before a scan is not taken into it', () => {
  const typed = written([...'merhaba'], 120)
  const scan = [...barcode, 'Enter'].map((key, at) => stroke(key, 3_000 + at * 8))
  expect(hear([...typed, ...scan])).toEqual(['8690504012345'])
})

test('two scans right after each other are two', () => {
  expect(hear([...written([...barcode, 'Enter'], 5), ...written([...barcode, 'Enter'], 5)])).toHaveLength(2)
})

test('Shift belongs to the key after it', () => {
  const strokes = [...'AB-12'].flatMap((key, at) => [stroke('Shift', 1_000 + at * 6), stroke(key, 1_002 + at * 6)])
  expect(hear([...strokes, stroke('Enter', 1_032)])).toEqual(['AB-12'])
})

test('on a Turkish keyboard a code is what the keyboard writes', () => {
  expect(hear(written([...'ĞÜŞİ-ıç7', 'Enter'], 8))).toEqual(['ĞÜŞİ-ıç7'])
})

test('it says where something new begins, so that what the field held then is kept', () => {
  const told = [stroke('a', 1_000), stroke('8', 1_200), stroke('6', 1_205)]
  let burst: Burst = noBurst
  const begins = told.map((one) => {
    const next = heard(burst, one)
    burst = next.burst
    return next.begins
  })
  expect(begins).toEqual([true, true, false])
})

test('a clock that is set back in the middle makes no scan of typing', () => {
  const before = written([...'8690'], 200)
  expect(hear([...before, stroke('5', 100), stroke('Enter', 90)])).toEqual([])
})
