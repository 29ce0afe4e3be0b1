import { store, stored } from '#api/client/platform/stored.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { knownLanguage } from '#locales/detect.ts'
import type { SpokenLanguage } from '#machines/platform/session/leave.machine.ts'
import { panelListeners } from './panel.ts'

const changes = panelListeners()

/** The content language that calls ask for, as it is stored; screens are drawn anew when it changes. */
export const contentLanguage = {
  id: () => stored('language_id'),
  subscribe: changes.listen,
}

/** Keeps a choice of the language switcher; answers the language of the interface that goes with it, if the panel speaks it. */
export function keepLanguage({ code, id, row }: SpokenLanguage): PanelLanguage | null {
  const known = knownLanguage(code)
  if (known) store('lang', known)
  if (id !== null) store('language_id', id)
  if (row !== null) store('lang_id', row)
  changes.notify()
  return known
}
