import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fileLanguages } from '#api/contract/platform/exports.ts'
import { toldWith } from '#server/platform/texts/format-values.ts'
import { catalogueOf, sentenceIn } from '#server/platform/texts/sentences.ts'

/** What leaves the server in words is what a screen would have said. */

const zone = 'Europe/Istanbul'

test.each(fileLanguages)('every message of %s is told as the panel tells it, whatever the count', (language) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(catalogueOf(language)) } })
  const messages = [...catalogueOf(language)].filter(([, message]) => message.includes('{'))
  expect(messages.length).toBeGreaterThan(100)
  for (const [id, message] of messages) {
    const names = [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))]
    // At noon it is the same day wherever the test runs.
    const days = names.filter((name) => message.includes(`{${name}, date`))
    for (const count of [0, 1, 2, 12_345]) {
      const values = Object.fromEntries(
        names.map((name) => [name, days.includes(name) ? '2026-03-01T12:00:00Z' : count]),
      )
      expect([id, toldWith(message, language, values)]).toEqual([id, i18n._(id, values)])
    }
  }
})

test('a refusal names fields and records in the language, and moments by the clock of the shop', () => {
  const stale = { id: 'conflict.stale', about: { user: 'Ayşe', time: '2026-03-01T22:30:00.000Z' } }
  expect(sentenceIn('tr', stale, zone)).toBe('Bu kayıt 2.03.2026 01:30 saatinde Ayşe tarafından değiştirildi.')
  expect(sentenceIn('tr', { id: 'validation.required', about: { field: 'auth.email' } }, zone)).toContain('E-posta')
  expect(sentenceIn('en', { id: 'validation.required', about: { field: 'auth.email' } }, zone)).toContain('E-mail')
})

test('a rule that nobody knows is told as a step that cannot be taken now', () => {
  expect(sentenceIn('tr', { id: 'gone.long.ago' }, zone)).toBe('Bu adım şu anda yapılamaz.')
})
