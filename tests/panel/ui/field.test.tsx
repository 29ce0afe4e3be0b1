import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus-field.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { renderInKit } from './in-kit.tsx'

const note = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

function Price() {
  const [text, setText] = useState('')
  return <NumberInput aria-label="Fiyat" value={text} onChange={setText} suffix="₺" />
}

function Text() {
  const [text, setText] = useState('👍🏽'.slice(0, 2))
  return <TextArea aria-label="Not" value={text} onChange={setText} counted={3} />
}

describe('a field', () => {
  it('is labelled, and described by its hint', () => {
    renderInKit(
      <Field name="name" label="Ad" hint="Müşteri görür.">
        <TextInput value="" onChange={() => {}} />
      </Field>,
    )
    expect(note(screen.getByLabelText('Ad'))).toBe('Müşteri görür.')
    expect(screen.getByLabelText('Ad').hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows what is wrong in the place of the hint', () => {
    renderInKit(
      <Field name="name" label="Ad" hint="Müşteri görür." error={['Ad zorunlu.', 'Ad çok uzun.']}>
        <TextInput value="" onChange={() => {}} />
      </Field>,
    )
    const control = screen.getByLabelText('Ad')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(note(control)).toBe('Ad zorunlu.Ad çok uzun.')
    expect(screen.queryByText('Müşteri görür.')).toBeNull()
  })

  it('is reached by its path, whatever control it holds', () => {
    renderInKit(
      <>
        <Field name="variants.0.prices.1.price" label="Fiyat">
          <NumberInput value="" onChange={() => {}} />
        </Field>
        <Field name="cargo" label="Kargo">
          <RadioGroup value="" onChange={() => {}} options={[{ value: 'a', label: 'Peşin' }]} />
        </Field>
      </>,
    )
    focusField('variants.0.prices.1.price')
    expect(document.activeElement).toBe(screen.getByLabelText('Fiyat'))
    focusField('cargo')
    expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Kargo' }))
  })
})

describe('a number', () => {
  it('stays as it was typed', async () => {
    renderInKit(<Price />)
    await userEvent.type(screen.getByLabelText('Fiyat'), '1.234,50x')
    expect(screen.getByLabelText<HTMLInputElement>('Fiyat').value).toBe('1.234,50x')
  })
})

describe('a counted text', () => {
  it('counts as people do, and lets them type on', async () => {
    renderInKit(<Text />)
    expect(screen.getByText('1 / 3')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Not'), 'abc')
    expect(screen.getByText('4 / 3')).toBeTruthy()
  })
})
