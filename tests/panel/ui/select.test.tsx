import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Select } from '#ui/Select.tsx'
import { renderInKit } from './in-kit.tsx'

const options = [
  { value: '1', label: 'Ürün' },
  { value: '2', label: 'Hizmet' },
]

function Type({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored)
  return <Select aria-label="Tip" value={value} onChange={setValue} options={options} />
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tip' })

describe('a select', () => {
  it('shows the option that is chosen', () => {
    renderInKit(<Type stored="2" />)
    expect(select().selectedOptions[0]?.label).toBe('Hizmet')
    expect(select().options).toHaveLength(2)
  })

  it('shows a value that is none of its options as open, not as the first one', async () => {
    renderInKit(<Type stored="0" />)
    expect(select().selectedOptions[0]?.label).toBe('–')
    await userEvent.selectOptions(select(), 'Ürün')
    expect(select().value).toBe('1')
    expect(select().options).toHaveLength(2)
  })
})
