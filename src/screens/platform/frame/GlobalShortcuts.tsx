import { useLingui } from '@lingui/react'
import { type ComponentType, useState } from 'react'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { loadChunk } from './chunk.ts'
import { isDialogOpen } from './dialog-open.ts'
import { shortcutWords } from './shortcut-words.ts'
import { ariaKeysOf, keysOf, useShortcut } from './shortcuts.ts'

const failed = /*i18n*/ { id: 'app.chunk_failed', message: 'Sayfa yüklenemedi. Yenileyin.' }

/** Calls the palette and the sheet of shortcuts, by keys or by the button; they are fetched by the first call. */
export function GlobalShortcuts() {
  const { i18n } = useLingui()
  const [Palette, setPalette] = useState<ComponentType | null>(null)
  const summon = async (type: 'OPEN' | 'SHORTCUTS') => {
    if (isDialogOpen()) return
    try {
      const { default: Fetched, paletteActor } = await loadChunk(() => import('#screens/platform/palette/Palette.tsx'))
      setPalette(() => Fetched)
      paletteActor().send({ type })
    } catch {
      toast({ type: 'error', message: failed })
    }
  }
  useShortcut('palette', () => void summon('OPEN'))
  useShortcut('sheet', () => void summon('SHORTCUTS'))
  const label = i18n._(shortcutWords.palette)
  return (
    <>
      <IconButton
        icon={SearchIcon}
        label={label}
        title={`${label} (${keysOf('palette').join('+')})`}
        aria-keyshortcuts={ariaKeysOf('palette')}
        onPress={() => void summon('OPEN')}
      />
      {Palette && <Palette />}
    </>
  )
}
