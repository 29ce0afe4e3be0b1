/** The languages of the panel and of the words that leave the server, each in its own word. The first stands in for every other. */
export const languageNames = { tr: 'Türkçe', en: 'English' } as const

export type PanelLanguage = keyof typeof languageNames

export const panelLanguages = Object.keys(languageNames) as PanelLanguage[]

/** The language of a code; Turkish where the panel does not speak it. */
export function languageOf(code: string | null | undefined): PanelLanguage {
  return panelLanguages.find((language) => language === code) ?? 'tr'
}
