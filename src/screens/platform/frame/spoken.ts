import { speak } from '#locales/i18n.ts'
import type { SpokenLanguage } from '#machines/platform/session/leave.machine.ts'
import { keepLanguage } from '#screens/platform/wiring/language.ts'

const failed = /*i18n*/ { id: 'app.language_failed', message: 'Dil dosyası yüklenemedi.' }

/** Speaks and shows this language from now on. */
export async function speakAs(language: SpokenLanguage): Promise<void> {
  const known = keepLanguage(language)
  if (!known || (await speak(known))) return
  const { toast } = await import('#screens/platform/wiring/toasts.ts')
  toast({ type: 'error', message: failed })
}
