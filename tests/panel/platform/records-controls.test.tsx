import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Field } from '#api/resources/platform/field.types.ts'
import { choice, date, longText, money, quantity, rate, reference, references } from '#api/resources/platform/fields.ts'
import { speak } from '#locales/i18n.ts'
import { kitWords } from '#screens/platform/frame/kit-words.ts'
import { FormPartsContext } from '#screens/platform/records/controls/control.ts'
import { FieldControl } from '#screens/platform/records/controls/FieldControl.tsx'
import { closePanel } from '#screens/platform/wiring/panel.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { Kit } from '#ui/Kit.tsx'

const fixture = openPanelFixture()
const label = { id: 'made.up', message: 'Alan' }

beforeEach(() => {
  localStorage.setItem('token', fixture.shop.admin)
  localStorage.setItem('shop_id', String(fixture.shop.own.shop_id))
})

interface FieldFixtureProps {
  field: Field
  held: { now: unknown }
}

function FieldFixture({ field, held }: FieldFixtureProps) {
  const [value, setValue] = useState(held.now)
  const change = (next: unknown) => {
    held.now = next
    setValue(next)
  }
  return (
    <FieldControl
      field={field}
      value={value as Field['initial']}
      onChange={change}
      path="field"
      refusals={[]}
      locked={[]}
    />
  )
}

/** One field by itself, as forms draw it; `value` answers what the record holds. */
async function stand(field: Field, first: unknown, language: 'tr' | 'en' = 'tr') {
  closePanel()
  await speak(language)
  const held = { now: first }
  const parts = {
    id: null,
    Inner: FieldControl,
    languages: [],
    language: 0,
    showLanguage: () => {},
    saver: { holder: { permissions: [] }, before: null },
    onUploading: () => {},
    onReveal: () => () => {},
    form: undefined as never,
  }
  // A field that waits for the shop's money is drawn once that is there.
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Kit words={kitWords(i18n)}>
          <FormPartsContext value={parts}>
            <Suspense fallback="…">
              <FieldFixture field={field} held={held} />
            </Suspense>
          </FormPartsContext>
        </Kit>
      </I18nProvider>,
    )
  })
  const input = (await waitFor(
    () => document.getElementById('field') ?? Promise.reject(new Error('no field')),
  )) as HTMLInputElement
  return { user: userEvent.setup(), input, value: () => held.now }
}

describe('amounts as people type them', () => {
  test.each([
    ['tr', '1.234,50', '1234.50', '1.234,50'],
    ['tr', '1234,5', '1234.5', '1.234,50'],
    ['en', '1,234.50', '1234.50', '1,234.50'],
    ['tr', '49.90', '49.90', '49,90'],
  ] as const)('%s: %s is held as %s and shown as %s', async (language, typed, held, shown) => {
    const { user, input, value } = await stand(money({ label }), '', language)
    await user.type(input, typed)
    expect([input.value, value()]).toEqual([typed, held])
    await user.tab()
    expect(input.value).toBe(shown)
  })

  test('what is no amount stays as it was typed, for the rules to judge', async () => {
    const { user, input, value } = await stand(money({ label }), '')
    await user.type(input, '12,3,4')
    await user.tab()
    expect([input.value, value()]).toEqual(['12,3,4', '12,3,4'])
  })
})

test('a quantity and a rate are numbers of their language', async () => {
  const pieces = await stand(quantity({ label }), 1200)
  expect(pieces.input.value).toBe('1200')
  document.body.replaceChildren()
  const percent = await stand(rate({ label }), 12.5)
  expect(percent.input.value).toBe('12,5')
})

test('a choice, a day and a long text hold what was given', async () => {
  const choices = [
    { value: 'a', says: { id: 'a', message: 'Birinci' } },
    { value: 'b', says: { id: 'b', message: 'İkinci' } },
  ]
  const chosen = await stand(choice({ label, choices }), '')
  await chosen.user.selectOptions(chosen.input, 'b')
  expect(chosen.value()).toBe('b')
  document.body.replaceChildren()
  const day = await stand(date({ label }), '')
  await day.user.type(day.input, '21.11.2026')
  expect(day.value()).toBe('2026-11-21')
  document.body.replaceChildren()
  const words = await stand(longText({ label }), '')
  await words.user.type(words.input, 'iki{Enter}satır')
  expect(words.value()).toBe('iki\nsatır')
})

describe('records of another resource', () => {
  test('one is named, found by typing, and taken', async () => {
    const made = await fixture.shop.call('POST', '/v1/panel/tags', {
      body: {
        translations: [
          { language_id: 175, name: 'Şile bezi' },
          { language_id: 176, name: 'Sile cloth' },
        ],
      },
    })
    const { user, input, value } = await stand(reference({ label, to: 'tags' }), fixture.shop.own.tag)
    await waitFor(() => expect(input.value).toBe('Yeni sezon'))
    await user.clear(input)
    await user.type(input, 'sile')
    await user.click(await screen.findByRole('option', { name: 'Şile bezi' }))
    expect(value()).toBe(made.body.data.id)
    await waitFor(() => expect(input.value).toBe('Şile bezi'))
  })

  test('several are chips, and go one by one', async () => {
    const { user, value } = await stand(references({ label, to: 'tags' }), [fixture.shop.own.tag])
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Yeni sezon' }))
    expect(value()).toEqual([])
  })

  test('a list that could not be fetched can be asked again', async () => {
    fixture.faults.next('GET', '/v1/panel/tags', 500, 2)
    const { user, input } = await stand(reference({ label, to: 'tags' }), fixture.shop.own.tag)
    await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(input.value).toBe('Yeni sezon'))
  })
})

test('an account of the books is chosen by its number and its name', async () => {
  await fixture.enter('/account-codes/add')
  expect(await screen.findByRole('option', { name: '100 Kasa' })).toBeDefined()
})
