import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UiWords } from '#ui/Kit.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthLink } from './AuthLink.tsx'
import { authWords } from './auth-words.ts'
import { UiTextProvider } from './UiTextProvider.tsx'

/** The panel: its words, and the door. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <UiTextProvider words={authPageWords} anchor={AuthLink}>
        <AuthLayout />
      </UiTextProvider>
    </I18nProvider>
  )
}

/** Whatever else the kit has words for stands behind the door, and brings them along. */
const authPageWords = authWords as (...args: Parameters<typeof authWords>) => UiWords
