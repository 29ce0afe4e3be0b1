import { describe, expect, test } from 'vitest'
import { clockAt, dayAt, formatAbout, formats, signOf } from '#api/rules/platform/formats.ts'

/** Languages set narrow and unbreakable spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const [tr, en] = [formats('tr', 'Europe/Istanbul'), formats('en', 'Europe/Istanbul')]

describe('days and moments', () => {
  test('have two digits in Turkish, and a month that nobody mistakes in English', () => {
    expect([tr.day('2026-11-08'), en.day('2026-11-08')]).toEqual(['08.11.2026', '8 Nov 2026'])
  })

  test('are told by the clock of the shop', () => {
    const at = '2026-11-07T21:30:05.000Z'
    expect([tr.moment(at), plain(en.moment(at))]).toEqual(['08.11.2026 00:30', '8 Nov 2026, 00:30'])
    expect([tr.dayOf(at), formats('tr', 'America/New_York').dayOf(at)]).toEqual(['08.11.2026', '07.11.2026'])
    expect([dayAt(new Date(at), 'Europe/Istanbul'), clockAt(new Date(at), 'UTC')]).toEqual([
      '2026-11-08',
      '2026-11-07 21:30:05',
    ])
  })

  test('told by that clock already stay as they are', () => {
    expect(formats('tr', 'Asia/Tokyo').shopTime('2026-11-08T23:59')).toBe('08.11.2026 23:59')
    expect(plain(formats('en', 'Asia/Tokyo').shopTime('2026-11-08T00:01'))).toBe('8 Nov 2026, 00:01')
  })
})

test('sizes are told in the unit that says them shortest', () => {
  const told = [0, 700, 51_200, 1_363_149, 5 * 1024 ** 3].map((bytes) => plain(tr.size(bytes)))
  expect(told).toEqual(['0 kB', '0,7 kB', '50 kB', '1,3 MB', '5 GB'])
  expect(plain(en.size(1_363_149))).toBe('1.3 MB')
})

describe('amounts', () => {
  test.each([
    ['tr', 'TRY', '₺1.234,50'],
    ['en', 'TRY', '₺1,234.50'],
    ['en', 'USD', '$1,234.50'],
    ['tr', 'EUR', '€1.234,50'],
    ['en', 'CAD', 'CA$1,234.50'],
  ] as const)('money in %s has the sign of %s: %s', (language, currency, expected) => {
    expect(formats(language).money(1234.5, currency)).toBe(expected)
  })

  test('are exact to the last kuruş, whatever a fraction would hold', () => {
    expect(tr.money('99999999999999999.99', 'TRY')).toBe('₺99.999.999.999.999.999,99')
    expect(tr.amount('1234.5')).toBe('1.234,50')
    expect([plain(tr.about(25_400)), plain(en.about(25_400))]).toEqual(['25 B', '25K'])
    expect(tr.money('0.12345678', 'TRY', 8)).toBe('₺0,12345678')
  })

  test('in a field have the decimals that were typed', () => {
    expect([tr.decimal('1234.5', { grouped: false }), en.decimal('1234.5', { least: 2 })]).toEqual([
      '1234,5',
      '1,234.50',
    ])
  })

  test('the sign of a currency stands where Turkish writes it', () => {
    expect([signOf('TRY'), signOf('USD')]).toEqual([
      { sign: '₺', before: true },
      { sign: '$', before: true },
    ])
  })
})

test('shares, changes and how long it took', () => {
  expect([tr.percent(20), en.percent('1.5'), tr.percent('5', { least: 1 })]).toEqual(['%20', '1.5%', '%5,0'])
  expect([tr.change(3), tr.change(-3)]).toEqual(['+3', '-3'])
  expect([tr.duration(5, 'minute'), en.duration(5, 'minute')].map(plain)).toEqual(['5 dk.', '5 min'])
})

test('a refusal tells its day, its moment and what is owed, and all else as it is', () => {
  const about = { until: '2026-03-01', time: '2026-03-01T22:30:00Z', name: '2026-03-01', days: 14, debt: '1234.50 TRY' }
  expect(Object.entries(about).map(([key, value]) => formatAbout(tr, key, value))).toEqual([
    ...['01.03.2026', '02.03.2026 01:30', '2026-03-01', 14, '₺1.234,50'],
  ])
  expect([formatAbout(tr, 'time', 'soon'), formatAbout(tr, 'until', 'soon'), formatAbout(tr, 'debt', '1')]).toEqual([
    'soon',
    'soon',
    '1',
  ])
})
