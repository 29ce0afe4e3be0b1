import { fromCookie, fromHtmlTag, fromNavigator, fromStorage, fromUrl, multipleDetect } from '@lingui/detect-locale'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'

/** The key in the query, in the cookie and in the stores (rules R246, R248). */
const key = 'lang'

/** The language of the interface: the first known one of query, cookie, local storage, session storage, browser and page, else Turkish. */
export function detectLanguage(): PanelLanguage {
  const named = multipleDetect(
    () => fromUrl('lng'),
    () => fromCookie(key),
    quietly(() => fromStorage(key)),
    quietly(() => fromStorage(key, { useSessionStorage: true })),
    () => fromNavigator(),
    () => fromHtmlTag('lang'),
  )
  return named.map(knownLanguage).find((language) => language !== null) ?? 'tr'
}

/** The interface language of a code by its primary part (`en-GB` is `en`), or `null` for one that the panel does not speak. */
export function knownLanguage(code: string): PanelLanguage | null {
  const [primary = ''] = code.toLowerCase().split(/[-_]/)
  return panelLanguages.find((language) => language === primary) ?? null
}

/** Browsers that keep nothing throw when asked. */
function quietly(ask: () => string | null): () => string | null {
  return () => {
    try {
      return ask()
    } catch {
      return null
    }
  }
}
