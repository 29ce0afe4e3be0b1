import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UiWords } from '#ui/Kit.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { DoorLink } from './DoorLink.tsx'
import { doorWords } from './door-words.ts'
import { UiTextProvider } from './UiTextProvider.tsx'

/** The panel: its words, and the door. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <UiTextProvider words={wordsOfTheDoor} anchor={DoorLink}>
        <AuthLayout />
      </UiTextProvider>
    </I18nProvider>
  )
}

/** Whatever else the kit has words for stands behind the door, and brings them along. */
const wordsOfTheDoor = doorWords as (...args: Parameters<typeof doorWords>) => UiWords
