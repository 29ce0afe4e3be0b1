import { paletteActor } from '#screens/wiring/palette.ts'
import { looks } from '../frame/AccountMenu.tsx'
import { leaveBy } from '../frame/leaving.ts'
import type { Offer } from '../frame/offers.ts'
import { shortcuts } from '../frame/shortcuts.ts'
import { chooseTheme, theme } from '../frame/theme.ts'

const look = /*i18n*/ { id: 'theme.title', message: 'Görünüm' }

/** What can be done wherever one is. */
export function actsEverywhere(): readonly Offer[] {
  const others = looks.filter(({ id }) => id !== theme.now())
  return [
    { label: shortcuts.sheet.says, keys: 'sheet', run: () => paletteActor.send({ type: 'SHORTCUTS' }) },
    ...others.map(({ id, says }) => ({ label: says, trail: look, run: () => chooseTheme(id) })),
    { label: /*i18n*/ { id: 'frame.sign_out', message: 'Çıkış yap' }, run: () => leaveBy({ kind: 'signOut' }) },
  ]
}
