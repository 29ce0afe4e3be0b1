import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UiWords } from '#ui/Kit.tsx'
import { Door } from './Door.tsx'
import { DoorLink } from './DoorLink.tsx'
import { doorWords } from './door-words.ts'
import { Worded } from './Worded.tsx'

/** The panel: its words, and the door. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Worded words={wordsOfTheDoor} anchor={DoorLink}>
        <Door />
      </Worded>
    </I18nProvider>
  )
}

/** Whatever else the kit has words for stands behind the door, and brings them along. */
const wordsOfTheDoor = doorWords as (...asked: Parameters<typeof doorWords>) => UiWords
