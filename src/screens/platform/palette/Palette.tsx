import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paletteActor } from '#screens/platform/wiring/palette.ts'
import { openRecord } from './options.ts'
import { Search } from './Search.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

export { paletteActor }

/** Over every screen, by keys: the search for where to go and what to do, and the sheet of shortcuts. */
export default function Palette() {
  const state = useSelector(paletteActor(), ({ value }) => (typeof value === 'string' ? value : 'open'))
  const [path] = useLocation()
  useEffect(() => {
    const hearing = paletteActor().on('opened', ({ kind, id }) => openRecord(kind, id))
    return () => hearing.unsubscribe()
  }, [])
  // Going back, and leaving the panel, leave the palette too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => () => paletteActor().send({ type: 'CLOSE' }), [path])
  if (state === 'open') return <Search />
  return state === 'shortcuts' ? <ShortcutSheet /> : null
}
