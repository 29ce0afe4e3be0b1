import { looks } from '#screens/platform/frame/AccountMenu.tsx'
import { leaveBy } from '#screens/platform/frame/leaving.ts'
import type { Offer } from '#screens/platform/frame/offers.ts'
import { shortcutWords } from '#screens/platform/frame/shortcut-words.ts'
import { chooseTheme, theme } from '#screens/platform/frame/theme.ts'
import { paletteActor } from '#screens/platform/wiring/palette.ts'

const look = /*i18n*/ { id: 'theme.title', message: 'Görünüm' }

/** What can be done wherever one is. */
export function globalActions(): readonly Offer[] {
  const others = looks.filter(({ id }) => id !== theme.now())
  return [
    { label: shortcutWords.sheet, keys: 'sheet', run: () => paletteActor().send({ type: 'SHORTCUTS' }) },
    ...others.map(({ id, says }) => ({ label: says, trail: look, run: () => chooseTheme(id) })),
    { label: /*i18n*/ { id: 'frame.sign_out', message: 'Çıkış yap' }, run: () => leaveBy({ kind: 'signOut' }) },
  ]
}
