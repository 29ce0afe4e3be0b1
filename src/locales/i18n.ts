import { i18n, type Messages } from '@lingui/core'
import { languageOf, type PanelLanguage } from '#api/contract/platform/languages.ts'
import { builtIn } from './built-in.ts'
import { detectLanguage } from './detect.ts'
import { plainMessage } from './plain-message.ts'
import { readResource } from './resources.ts'

const catalogues: Readonly<Record<PanelLanguage, () => Promise<{ messages: Messages }>>> = {
  tr: () => import('./tr.po'),
  en: () => import('./en.po'),
}

const reading = new Map<PanelLanguage, Promise<boolean>>()

/**
 * Begins in Turkish, whose words stand in the code itself, and goes on in the language of the reader as soon as its catalogue is there.
 * Resolves when the panel can be shown.
 */
export async function beginSpeaking(): Promise<void> {
  i18n.setMessagesCompiler(plainMessage)
  i18n.load('tr', builtIn)
  activate('tr')
  const language = detectLanguage()
  if (language !== 'tr') await speak(language)
}

/** Changes the language of the interface. `false`: its catalogue could not be read, and Turkish stays (rule R199). */
export async function speak(language: PanelLanguage): Promise<boolean> {
  const read = await readCatalogue(language)
  activate(read || language === 'tr' ? language : 'tr')
  return read
}

/** The language that is spoken now. */
export function spokenNow(): PanelLanguage {
  return languageOf(i18n.locale)
}

/** Reads the catalogue of a language once; one that could not be read is tried again by the next call. */
export function readCatalogue(language: PanelLanguage): Promise<boolean> {
  const known = reading.get(language)
  if (known) return known
  const read = readResource(catalogues[language]).then(
    ({ messages }) => {
      i18n.load(language, messages)
      return true
    },
    (error: unknown) => {
      reading.delete(language)
      console.info(`The catalogue ${language} could not be read`, error)
      return false
    },
  )
  reading.set(language, read)
  return read
}

function activate(language: PanelLanguage): void {
  i18n.activate(language)
  document.documentElement.lang = language
}
