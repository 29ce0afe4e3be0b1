import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { pressKeys } from '#tests/panel/press-keys.ts'
import { renderInKit } from '#tests/panel/ui/in-kit.tsx'

/** A scan while somebody is in another field of the page. */

let scanned: string[] = []
beforeEach(() => {
  scanned = []
})

function Page({ overFields = true }: { overFields?: boolean }) {
  const [note, setNote] = useState('merhaba')
  const scan = (code: string) => scanned.push(code) > 0
  return (
    <>
      <ScanField name="code" label="Kod" hint="" onScan={scan} overFields={overFields} />
      <input aria-label="Not" value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  )
}

const note = () => screen.getByLabelText<HTMLInputElement>('Not')

test('lands where scans go, and the field holds what was typed before', () => {
  renderInKit(<Page />)
  note().focus()
  pressKeys([...'8690504012345', 'Enter'], 8)
  expect([scanned, note().value]).toEqual([['8690504012345'], 'merhaba'])
})

test('a person who types quickly loses no letter', () => {
  renderInKit(<Page />)
  note().focus()
  pressKeys([...' dünya', 'Enter'], 60)
  expect([scanned, note().value]).toEqual([[], 'merhaba dünya'])
})

test('where nobody asked for it fields keep all that comes', () => {
  renderInKit(<Page overFields={false} />)
  note().focus()
  pressKeys([...'8690504012345', 'Enter'], 8)
  expect([scanned, note().value]).toEqual([[], 'merhaba8690504012345'])
})
