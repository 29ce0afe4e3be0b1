import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '#tests/panel/ui/in-kit.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'

const heard: string[] = []

function Day({ value = '', raw = false }) {
  const [day, setDay] = useState(value)
  const change = (next: string) => {
    heard.push(next)
    setDay(next)
  }
  return (
    <Field name="day" label="Gün">
      <DateInput value={day} onChange={change} {...(raw ? { onUnread: change } : {})} />
    </Field>
  )
}

function stand(props: { value?: string; raw?: boolean } = {}) {
  heard.length = 0
  renderInKit(<Day {...props} />)
  return { user: userEvent.setup(), input: screen.getByRole('textbox', { name: 'Gün' }) as HTMLInputElement }
}

describe('a day is typed', () => {
  it('as people write it, told once it is whole, and stands as the language writes it', async () => {
    const { user, input } = stand()
    await user.type(input, '8/11/2026')
    expect([input.value, heard]).toEqual(['8/11/2026', ['2026-11-08']])
    await user.tab()
    expect([input.value, heard]).toEqual(['08.11.2026', ['2026-11-08']])
  })

  it('without its year, which is this one when the field is left or Enter pressed', async () => {
    const { user, input } = stand()
    await user.type(input, '8 kas')
    expect(heard).toEqual([])
    await user.keyboard('{Enter}')
    expect([input.value, heard]).toEqual(['08.11.2026', ['2026-11-08']])
  })

  it('and what is no day stays, is told beside the field, and leaves the day as it was', async () => {
    const { user, input } = stand({ value: '2026-11-08' })
    await user.clear(input)
    expect(heard).toEqual([''])
    await user.type(input, '31.2.2026')
    expect(screen.queryByText('Gün değil')).toBeNull()
    await user.tab()
    expect([input.value, heard]).toEqual(['31.2.2026', ['']])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Gün değil')
    await user.clear(input)
    await user.type(input, '28022026')
    await user.tab()
    expect([screen.queryByText('Gün değil'), input.value]).toEqual([null, '28.02.2026'])
  })

  it('and what is no day goes to the rules where somebody judges it', async () => {
    const { user, input } = stand({ raw: true })
    await user.type(input, 'yar')
    await user.tab()
    expect([input.value, heard.at(-1)]).toEqual(['yar', 'yar'])
  })
})

describe('a day is chosen', () => {
  const held = () => (document.activeElement as HTMLElement).dataset.day
  const press = async (user: ReturnType<typeof userEvent.setup>, keys: readonly string[]) => {
    const days: (string | undefined)[] = []
    for (const key of keys) {
      await user.keyboard(key)
      days.push(held())
    }
    return days
  }

  it('with the keys, from the day that stands', async () => {
    const { user, input } = stand({ value: '2026-11-08' })
    input.focus()
    await user.keyboard('{ArrowDown}')
    expect(held()).toBe('2026-11-08')
    expect(await press(user, ['{ArrowRight}', '{ArrowDown}', '{Home}', '{End}', '{ArrowLeft}', '{ArrowUp}'])).toEqual([
      ...['2026-11-09', '2026-11-16', '2026-11-16', '2026-11-22', '2026-11-21', '2026-11-14'],
    ])
    expect(await press(user, ['{PageDown}', '{Shift>}{PageUp}{/Shift}', '{PageUp}'])).toEqual([
      ...['2026-12-14', '2025-12-14', '2025-11-14'],
    ])
    await user.keyboard('{Enter}')
    expect([input.value, heard, screen.queryByRole('grid')]).toEqual(['14.11.2025', ['2025-11-14'], null])
  })

  it('by touch, in the month that the buttons lead to', async () => {
    const { user, input } = stand()
    await user.click(screen.getByRole('button', { name: 'Takvim aç' }))
    expect(held()).toBe('2026-11-23')
    await user.click(screen.getByRole('button', { name: 'Sonraki ay' }))
    expect(screen.getByRole('grid', { name: 'Aralık 2026' })).not.toBeNull()
    await user.click(screen.getByRole('button', { name: '31 Aralık 2026' }))
    expect([input.value, heard]).toEqual(['31.12.2026', ['2026-12-31']])
  })

  it('the last of a shorter month stands for what it has not', async () => {
    const { user, input } = stand({ value: '2026-01-31' })
    input.focus()
    await user.keyboard('{ArrowDown}')
    expect(await press(user, ['{PageDown}', '{PageUp}'])).toEqual(['2026-02-28', '2026-01-28'])
  })

  it('Escape leaves it as it was', async () => {
    const { user, input } = stand({ value: '2026-01-31' })
    input.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{Escape}')
    expect([input.value, heard, screen.queryByRole('grid')]).toEqual(['31.01.2026', [], null])
  })
})
