import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { languageNames, panelLanguages } from '#api/contract/platform/languages.ts'
import { type Language, languageName } from '#api/contract/platform/session.ts'
import type { SpokenLanguage } from '#machines/platform/session/leave.machine.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/DropdownMenu.tsx'
import { GlobeIcon } from '#ui/icons.ts'
import { leaveBy } from './leaving.ts'

/** The languages of the panel itself, each in its own words: what is offered where the shop's cannot be asked for. */
export const ownLanguages: readonly Choice[] = panelLanguages.map((code) => ({
  name: languageNames[code],
  spoken: { code, id: null, row: null },
}))

interface Choice {
  readonly name: string
  readonly spoken: SpokenLanguage
}

/** Switches the language of the panel and of the texts in it. */
export function LanguageMenu({ languages }: { languages: readonly Language[] }) {
  const { i18n } = useLingui()
  const items = useLanguageItems(languages)
  const label = i18n._(/*i18n*/ { id: 'frame.language', message: 'Dil' })
  return (
    <DropdownMenu
      groups={[{ items }]}
      trigger={
        <Button variant="ghost" icon={GlobeIcon} aria-label={`${label}: ${i18n.locale.toUpperCase()}`} title={label}>
          {i18n.locale.toUpperCase()}
        </Button>
      }
    />
  )
}

/** The languages as entries of a menu, the one that holds now marked. */
export function useLanguageItems(languages: readonly Language[]): MenuItem[] {
  const { i18n } = useLingui()
  const content = useSyncExternalStore(contentLanguage.subscribe, contentLanguage.id)
  const choices = languages.length > 0 ? languages.map(choiceOf) : ownLanguages
  return choices.map(({ name, spoken }) => ({
    id: spoken.code,
    label: name,
    current: spoken.id === null ? spoken.code === i18n.locale : String(spoken.id) === content,
    onSelect: () => leaveBy({ kind: 'speak', language: spoken }),
  }))
}

function choiceOf({ id, language_id, code, name }: Language): Choice {
  return { name: languageName({ name }), spoken: { code, id: language_id, row: id } }
}
