import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { date, money } from '#api/resources/platform/fields.ts'
import { stale } from '#api/rules/platform/records.ts'
import { messages as english } from '#locales/en.po'
import { setShopTimeZone, shopDay } from '#locales/shop-time.ts'
import { messages as turkish } from '#locales/tr.po'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { formatsOf } from '#screens/platform/formats.ts'
import { titleOfJob } from '#screens/platform/jobs/job-words.ts'
import { Cell } from '#screens/platform/records/cells.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { titleIn } from '#server/platform/jobs/export.ts'

vi.mock(import('#screens/platform/wiring/shop.ts'), () => {
  const value = { code: 'TRY', sign: '₺' }
  // As React reads a promise that was answered already.
  const answered = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
  return { shopMoney: () => answered }
})

const says = { id: 'x', message: 'x' }
const zone = process.env.TZ ?? ''

/** The run's own zone is meant to be one that others than the developers live in, on a machine that speaks Turkish. */
beforeAll(() => {
  expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ timeZone: zone, locale: 'tr-TR' })
})

describe('a moment is told in the time of the reader while no shop is known', () => {
  const moments: Record<string, Record<string, [tr: string, en: string]>> = {
    '2026-11-20T21:32:00Z': {
      UTC: ['20.11.2026 21:32', '20 Nov 2026, 21:32'],
      'Europe/Istanbul': ['21.11.2026 00:32', '21 Nov 2026, 00:32'],
      'America/Sao_Paulo': ['20.11.2026 18:32', '20 Nov 2026, 18:32'],
      'Asia/Tokyo': ['21.11.2026 06:32', '21 Nov 2026, 06:32'],
    },
    // The first moment of a day that begins at one o’clock in São Paulo.
    '2018-11-04T03:00:00Z': {
      UTC: ['04.11.2018 03:00', '4 Nov 2018, 03:00'],
      'Europe/Istanbul': ['04.11.2018 06:00', '4 Nov 2018, 06:00'],
      'America/Sao_Paulo': ['04.11.2018 01:00', '4 Nov 2018, 01:00'],
      'Asia/Tokyo': ['04.11.2018 12:00', '4 Nov 2018, 12:00'],
    },
  }

  test.each(Object.keys(moments))('%s', (time) => {
    const [tr = '', en = ''] = moments[time]?.[zone] ?? []
    const refusal = { id: stale.id, about: { user: 'Elif Kaya', time } }
    expect(plain(sentenceOf(speaking('tr'), refusal))).toContain(tr)
    expect(plain(sentenceOf(speaking('en'), refusal))).toContain(en)
  })

  test.each(Object.entries(moments))(
    '%s, by the shop’s clock once the shop is known, wherever somebody sits',
    (time, { 'Europe/Istanbul': there }) => {
      const [tr = '', en = ''] = there ?? []
      const refusal = { id: stale.id, about: { user: 'Elif Kaya', time } }
      const [turk, brit] = [speaking('tr'), speaking('en')]
      setShopTimeZone('Europe/Istanbul')
      try {
        expect(plain(sentenceOf(turk, refusal))).toContain(tr)
        expect(plain(sentenceOf(brit, refusal))).toContain(en)
        // A day is not a moment: it is told as it is.
        expect(formatsOf(turk).day('2026-11-20')).toBe('20.11.2026')
        setShopTimeZone('Nowhere/Atlantis')
        expect(plain(sentenceOf(turk, refusal))).toContain(moments[time]?.[zone]?.[0])
      } finally {
        setShopTimeZone(undefined)
      }
    },
  )
})

test.each([
  ['2026-01-15T16:30:00Z', '2026-01-15', '2026-01-16'],
  ['2026-01-15T21:30:00Z', '2026-01-16', '2026-01-16'],
])(
  'at %s it is today by the clock of the shop, which is that of the reader while none is known',
  (time, istanbul, tokyo) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
    try {
      for (const [shop, day] of [
        ['Europe/Istanbul', istanbul],
        ['Asia/Tokyo', tokyo],
        ['America/New_York', '2026-01-15'],
      ] as const) {
        setShopTimeZone(shop)
        expect(shopDay()).toBe(day)
      }
      setShopTimeZone(undefined)
      const here = {
        UTC: '2026-01-15',
        'America/Sao_Paulo': '2026-01-15',
        'Europe/Istanbul': istanbul,
        'Asia/Tokyo': tokyo,
      }
      expect(shopDay()).toBe(here[zone as keyof typeof here])
    } finally {
      setShopTimeZone(undefined)
      vi.useRealTimers()
    }
  },
)

describe('a day is the same day everywhere', () => {
  const shown = (language: 'tr' | 'en', day: string) =>
    drawn(language, <Cell field={date({ label: says })} name="day" row={{ id: 1, day } as never} />)

  // Days whose midnight is not there, or is there twice, somewhere: Cairo, São Paulo, Berlin.
  const odd = ['2026-04-24', '2018-11-04', '2026-10-25', '2026-03-29', '2024-02-29', '2025-12-31', '2026-01-01']
  const days = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))

  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

  test('in both languages', () => {
    const same = (day: string) => {
      const [year = '', month = '', of = ''] = day.split('-')
      expect(shown('tr', day)).toBe(`${of}.${month}.${year}`)
      expect(shown('en', day)).toBe(`${Number(of)} ${months[Number(month) - 1]} ${year}`)
    }
    for (const day of odd) same(day)
    fc.assert(fc.property(days, same), { numRuns: 1000 })
  })
})

test('a day within a sentence is the same day everywhere, on the server as on the screen', () => {
  const job = {
    kind: 'orders.fetch' as const,
    about: { marketplace: 'Pazar', from: '2026-03-01', to: '2026-03-09T23:59:59Z', known: 0 },
    undoes: null,
  }
  const expected = {
    tr: 'Pazaryerinden sipariş getirme: Pazar, 01.03.2026 – 09.03.2026',
    en: 'Fetching orders from a marketplace: Pazar, 1 Mar 2026 – 9 Mar 2026',
  }
  for (const language of ['tr', 'en'] as const) {
    expect(titleIn(language, job)).toBe(expected[language])
    expect(titleOfJob(speaking(language), job)).toBe(expected[language])
  }
})

describe('money is written as the reader writes it', () => {
  test.each([
    ['tr', '1234.5', '₺1.234,50'],
    ['en', '1234.5', '₺1,234.50'],
    ['tr', '-0.05', '-₺0,05'],
    ['en', '-0.05', '-₺0.05'],
  ] as const)('in a list (%s): %s is %s', (language, amount, expected) => {
    const cell = <Cell field={money({ label: says })} name="price" row={{ id: 1, price: amount } as never} />
    expect(drawn(language, cell).replace('TRY', '₺').replace('₺ ', '₺')).toBe(expected)
  })

  test.each([
    ['tr', '1234.5', '1.234,50'],
    ['en', '1234.5', '1,234.50'],
    ['tr', '9999999999999.99', '9.999.999.999.999,99'],
    ['en', '9999999999999.99', '9,999,999,999,999.99'],
  ] as const)('in a field (%s): %s is %s', (language, value, expected) => {
    expect(drawn(language, <AmountInput decimals={2} value={value} onChange={() => {}} />)).toContain(
      `value="${expected}"`,
    )
  })
})

function speaking(locale: 'tr' | 'en') {
  return setupI18n({ locale, messages: { tr: turkish, en: english } })
}

function drawn(language: 'tr' | 'en', part: ReactNode): string {
  return plain(renderToStaticMarkup(<I18nProvider i18n={speaking(language)}>{part}</I18nProvider>))
}

/** Languages set narrow and unbreakable spaces of several kinds. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}
