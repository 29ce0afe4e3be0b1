import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '#ui/Combobox.tsx'
import type { Choice, MakeHere } from '#ui/choice.ts'
import { Field } from '#ui/Field.tsx'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { renderInKit } from './in-kit.tsx'

const categories: readonly Choice<number>[] = [
  { value: 1, label: 'Giyim', heading: true },
  { value: 2, label: 'Kadın', depth: 1, heading: true },
  { value: 3, label: 'Elbise', depth: 2 },
  { value: 4, label: 'Etek', depth: 2 },
  { value: 5, label: 'Erkek', depth: 1, heading: true },
  { value: 6, label: 'Gömlek', depth: 2 },
  { value: 7, label: 'Iğdır kilimi' },
]

function One({
  first = null,
  told,
  ...rest
}: {
  first?: Choice<number> | null
  told?: (choice: Choice<number> | null) => void
  clearable?: boolean
  make?: MakeHere
}) {
  const [selected, setSelected] = useState(first)
  const select = (choice: Choice<number> | null) => {
    told?.(choice)
    setSelected(choice)
  }
  return (
    <Field name="category" label="Kategori">
      <Combobox choices={categories} selected={selected} onSelect={select} {...rest} />
    </Field>
  )
}

function Many() {
  const [selected, setSelected] = useState<readonly Choice<number>[]>([])
  return (
    <Field name="tags" label="Etiketler">
      <MultiCombobox choices={categories} selected={selected} onSelect={setSelected} />
    </Field>
  )
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Kategori' })
const search = vi.fn()
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

function Late() {
  const [choices, setChoices] = useState<readonly Choice<number>[]>([])
  const [selected, setSelected] = useState<Choice<number> | null>(null)
  return (
    <>
      <Field name="category" label="Kategori">
        <Combobox choices={choices} busy={choices.length === 0} selected={selected} onSelect={setSelected} />
      </Field>
      <button type="button" onPointerEnter={() => setChoices(categories)}>
        Getir
      </button>
    </>
  )
}

describe('choices that come after the typing', () => {
  it('have their first one taken by Enter', async () => {
    renderInKit(<Late />)
    await userEvent.type(box(), 'et')
    expect(options()).toEqual([])
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Getir' }))
    await userEvent.keyboard('{Enter}')
    expect(box().value).toBe('Etek')
  })
})

describe('a tree of choices', () => {
  it('shows every place, and parents cannot be chosen', async () => {
    const told = vi.fn()
    renderInKit(<One told={told} />)
    await userEvent.click(box())
    expect(options()).toEqual(categories.map((choice) => choice.label))
    const parent = screen.getByRole('option', { name: 'Kadın' })
    expect(parent.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(parent)
    expect(told).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: 'Etek' }))
    expect(told).toHaveBeenCalledExactlyOnceWith(categories[3])
    expect(box().value).toBe('Etek')
  })

  it('finds what is under a parent by the parent’s name, with the parents above it', async () => {
    renderInKit(<One />)
    await userEvent.type(box(), 'kadın')
    expect(options()).toEqual(['Giyim', 'Kadın', 'Elbise', 'Etek'])
  })

  it('shows the parents of what is found, and nothing else', async () => {
    renderInKit(<One />)
    await userEvent.type(box(), 'gömlek')
    expect(options()).toEqual(['Giyim', 'Erkek', 'Gömlek'])
  })

  it('passes parents over with the arrow keys, and takes the first that fits with Enter', async () => {
    const told = vi.fn()
    renderInKit(<One told={told} />)
    await userEvent.type(box(), 'kadin{Enter}')
    expect(told).toHaveBeenLastCalledWith(categories[2])
    await userEvent.clear(box())
    await userEvent.type(box(), 'kadin{ArrowDown}{Enter}')
    expect(told).toHaveBeenLastCalledWith(categories[3])
  })
})

describe('searching', () => {
  it.each(['igdir', 'IĞDIR', 'ığdır', 'İĞDİR'])('finds Iğdır by %s', async (typed) => {
    renderInKit(<One />)
    await userEvent.type(box(), typed)
    expect(options()).toEqual(['Iğdır kilimi'])
  })

  it('says that nothing was found', async () => {
    renderInKit(<One />)
    await userEvent.type(box(), 'zzz')
    expect(screen.getByRole('status').textContent).toBe('Sonuç yok')
  })

  it('draws two hundred and says how many more there are', async () => {
    const many = Array.from({ length: 1234 }, (_, at) => ({ value: at, label: `Marka ${at}` }))
    renderInKit(<Combobox label="Marka" choices={many} selected={null} onSelect={() => {}} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Marka' }))
    expect(options()).toHaveLength(200)
    expect(screen.getByRole('status').textContent).toBe('1034 daha')
  })

  it('leaves the finding to the caller where the caller searches', async () => {
    search.mockClear()
    const found = [{ value: 1, label: 'Keten' }]
    renderInKit(<Combobox label="Ürün" choices={found} selected={null} onSelect={() => {}} onSearch={search} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Ürün' }), 'xy')
    expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'x', 'xy'])
    expect(options()).toEqual(['Keten'])
  })

  it('takes the first that the caller found with Enter, and waits for it where it is still looked for', async () => {
    const told = vi.fn()
    const found = [
      { value: 1, label: 'Defne Ev' },
      { value: 2, label: 'Defne Tekstil' },
    ]
    const brand = (choices: typeof found, busy: boolean) => (
      <Combobox label="Marka" choices={choices} selected={null} onSelect={told} onSearch={search} busy={busy} />
    )
    const { rerender } = renderInKit(brand([], true))
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Marka' })
    await userEvent.type(input, 'defne{Enter}')
    expect([told.mock.calls, input.value]).toEqual([[], 'defne'])
    rerender(brand(found, false))
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenCalledExactlyOnceWith(found[0])
  })

  it.each([
    ['one', <Combobox key="one" label="Ürün" choices={[]} selected={null} onSelect={() => {}} onSearch={search} />],
    [
      'many',
      <MultiCombobox key="many" label="Ürün" choices={[]} selected={[]} onSelect={() => {}} onSearch={search} />,
    ],
  ])('asks last for what was typed into a closed list of %s', async (_, list) => {
    search.mockClear()
    renderInKit(list)
    await userEvent.tab()
    await userEvent.keyboard('x')
    expect(search.mock.lastCall).toEqual(['x'])
  })
})

describe('what was chosen', () => {
  it('stays when the search is given up', async () => {
    const told = vi.fn()
    renderInKit(<One first={categories[2] ?? null} told={told} />)
    await userEvent.click(box())
    await userEvent.keyboard('göm')
    await userEvent.tab()
    expect(box().value).toBe('Elbise')
    await userEvent.click(box())
    await userEvent.keyboard('göm{Escape}')
    expect(box().value).toBe('Elbise')
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('Elbise')
    expect(told).not.toHaveBeenCalled()
  })

  it('is taken back by the button, where it may be', async () => {
    const told = vi.fn()
    renderInKit(<One first={categories[2] ?? null} told={told} clearable />)
    await userEvent.click(screen.getByRole('button', { name: 'Temizle' }))
    expect(told).toHaveBeenCalledExactlyOnceWith(null)
    expect(box().value).toBe('')
  })

  it('is told without opening anything, with the reasons, where it may not be changed', async () => {
    renderInKit(
      <Field name="category" label="Kategori">
        <Combobox
          choices={categories}
          selected={categories[2] ?? null}
          onSelect={() => {}}
          refusals={[{ id: 'x', text: 'Ürün pazaryerinde.' }]}
        />
      </Field>,
    )
    const locked = screen.getByLabelText<HTMLInputElement>('Kategori')
    await userEvent.click(locked)
    await screen.findByRole('dialog', { name: 'Neden yapılamıyor' })
    expect(options()).toEqual([])
    expect(locked.value).toBe('Elbise')
  })
})

describe('several choices', () => {
  const tags = () => screen.getByRole('combobox', { name: 'Etiketler' })
  const chips = () => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.textContent)

  it('are chosen one after another, and one again takes it away', async () => {
    renderInKit(<Many />)
    await userEvent.click(tags())
    await userEvent.click(screen.getByRole('option', { name: 'Etek' }))
    await userEvent.click(screen.getByRole('option', { name: 'Elbise' }))
    expect(chips()).toEqual(['Etek', 'Elbise'])
    expect(screen.getByRole('option', { name: 'Etek' }).getAttribute('aria-selected')).toBe('true')
    await userEvent.click(screen.getByRole('option', { name: 'Etek' }))
    expect(chips()).toEqual(['Elbise'])
  })

  it('are found one after another: what was typed goes with the choice', async () => {
    renderInKit(<Many />)
    await userEvent.type(tags(), 'etek{Enter}')
    expect((tags() as HTMLInputElement).value).toBe('')
    await userEvent.type(tags(), 'göm{Enter}')
    expect(chips()).toEqual(['Etek', 'Gömlek'])
  })

  it('are taken away by their buttons, and the last one by Backspace', async () => {
    renderInKit(<Many />)
    await userEvent.click(tags())
    for (const name of ['Etek', 'Elbise', 'Gömlek']) await userEvent.click(screen.getByRole('option', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Kaldır: Etek' }))
    await userEvent.click(tags())
    await userEvent.keyboard('x{Backspace}')
    expect(chips()).toEqual(['Elbise', 'Gömlek'])
    await userEvent.keyboard('{Backspace}')
    expect(chips()).toEqual(['Elbise'])
  })
})

describe('what is missing', () => {
  const onMake = vi.fn()
  const make = { says: (name: string) => `“${name}” ekle`, onMake }

  it('is offered after what was found, without being what Enter takes first', async () => {
    const told = vi.fn()
    renderInKit(<One told={told} make={make} />)
    await userEvent.type(box(), 'et')
    expect(options()).toEqual(['Giyim', 'Kadın', 'Etek', '“et” ekle'])
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenCalledExactlyOnceWith(categories[3])
    expect(onMake).not.toHaveBeenCalled()
  })

  it('is made where nothing was found, and nothing is chosen by that', async () => {
    const told = vi.fn()
    renderInKit(<One told={told} make={make} />)
    await userEvent.type(box(), '  ceket {Enter}')
    expect(onMake).toHaveBeenCalledExactlyOnceWith('ceket')
    expect(told).not.toHaveBeenCalled()
  })

  it('is not offered under a name that is there, however it is written', async () => {
    renderInKit(<One make={make} />)
    await userEvent.type(box(), 'IĞDIR kilimi')
    expect(options()).toEqual(['Iğdır kilimi'])
  })
})
