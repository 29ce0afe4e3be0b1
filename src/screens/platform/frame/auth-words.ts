import type { I18n } from '@lingui/core'
import type { UiWords } from '#ui/Kit.tsx'

/** The words of those controls of the kit that stand on the pages before the gate: the others are not waited for there. */
export function authWords(i18n: I18n): Pick<UiWords, 'close' | 'required' | 'loading' | 'retry' | 'whyNot'> {
  return {
    close: i18n._(/*i18n*/ { id: 'kit.close', message: 'Kapat' }),
    required: i18n._(/*i18n*/ { id: 'kit.required', message: 'Zorunlu' }),
    loading: i18n._(/*i18n*/ { id: 'kit.loading', message: 'Yükleniyor' }),
    retry: i18n._(/*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' }),
    whyNot: i18n._(/*i18n*/ { id: 'kit.why_not', message: 'Neden yapılamıyor?' }),
  }
}
