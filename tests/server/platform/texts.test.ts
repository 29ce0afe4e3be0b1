import { type Messages, setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { messages as en } from '#locales/en.po'
import { messages as tr } from '#locales/tr.po'
import { formatMessage, messageOf } from '#server/platform/texts/format-message.ts'
import { formatRefusal } from '#server/platform/texts/format-refusal.ts'

/** What leaves the server in words is what a screen would have said: the panel's catalogues, as they are compiled for it, are the measure. */

const ofPanel: Readonly<Record<PanelLanguage, Messages>> = { tr, en }
const ids = Object.keys(tr)
const zone = 'Europe/Istanbul'

test.each(panelLanguages)(
  'every message is said in %s as the panel says it, with every value, whatever the count',
  (language) => {
    const panel = setupI18n({ locale: language, messages: { [language]: ofPanel[language] } })
    expect(ids.length).toBeGreaterThan(2000)
    expect(Object.keys(ofPanel[language])).toEqual(ids)
    for (const id of ids) {
      const message = messageOf(language, id) ?? ''
      for (const count of [0, 1, 2, 12_345]) {
        const values = valuesFor(message, count)
        const said = formatMessage(language, { id, message: 'what stands in the code' }, values)
        expect([id, said]).toEqual([id, panel._(id, values)])
        expect([id, said]).toEqual([id, expect.not.stringMatching(/[{}]|undefined|NaN|Invalid/)])
        for (const name of plainHoles(message)) expect([id, said]).toEqual([id, expect.stringContaining(`<${name}>`)])
      }
    }
  },
)

test('the holes of a message are found', () => {
  expect(plainHoles('{a} of {day, date, short}: {count, plural, one {# {b}} other {# {b}}} {c}')).toEqual(['a', 'c'])
  expect(valuesFor('{a} {day, date, short}: {count, plural, one {# {b}} other {{b}}}', 2)).toEqual({
    ...{ a: '<a>', b: '<b>', count: 2, day: '2026-03-01T12:00:00Z' },
  })
})

test('a message is said in the language asked for, not in that of the code', () => {
  const orders = { id: 'menu.orders', message: 'Siparişler' }
  expect(panelLanguages.map((language) => formatMessage(language, orders))).toEqual(['Siparişler', 'Orders'])
  const days = { id: 'bin.days', message: '{days, plural, other {# gün}}' }
  expect(panelLanguages.map((language) => formatMessage(language, days, { days: 1234 }))).toEqual([
    '1.234 gün',
    '1,234 days',
  ])
})

test('a refusal names fields and records in the language, and moments by the clock of the shop', () => {
  const stale = { id: 'conflict.stale', about: { user: 'Ayşe', time: '2026-03-01T22:30:00.000Z' } }
  expect(formatRefusal('tr', stale, zone)).toBe('Bu kayıt 02.03.2026 01:30 saatinde Ayşe tarafından değiştirildi.')
  expect(formatRefusal('tr', { id: 'validation.required', about: { field: 'auth.email' } }, zone)).toContain('E-posta')
  expect(formatRefusal('en', { id: 'validation.required', about: { field: 'auth.email' } }, zone)).toContain('E-mail')
})

test('what somebody named a field is said letter by letter', () => {
  const odd = "Fiyat {0} 'n"
  expect(formatRefusal('tr', { id: 'validation.required', about: { field: odd } }, zone)).toContain(odd)
})

test('a rule that nobody knows is said as a step that cannot be taken now', () => {
  expect(formatRefusal('tr', { id: 'gone.long.ago' }, zone)).toBe('Bu adım şu anda yapılamaz.')
})

/** A value for every hole: a name where it is told as it is, a day at noon, else the count. */
function valuesFor(message: string, count: number): Record<string, string | number> {
  const holes = message.matchAll(/\{(\w+)(?:\}|,\s*(\w+))/g)
  const value = (name: string, format?: string) => {
    if (format === 'date') return '2026-03-01T12:00:00Z'
    return format ? count : `<${name}>`
  }
  // A count may stand bare elsewhere in its message: it is a count there too.
  const found = [...holes].toSorted(([, , one = ''], [, , other = '']) => one.length - other.length)
  return Object.fromEntries(found.map(([, name = '', format]) => [name, value(name, format)]))
}

/** The holes that are told as they are and that no count leaves out. */
function plainHoles(message: string): string[] {
  let depth = 0
  const names: string[] = []
  for (const [, open, name, end] of message.matchAll(/(\{)(?:(\w+)(\}))?|\}/g)) {
    if (open && name && end) {
      if (depth === 0) names.push(name)
    } else depth += open ? 1 : -1
  }
  return names
}
