import type { RecipientFilter } from '#api/contract/content/newsletter-sendings.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Tone } from '#ui/Badge.tsx'

/** What became of a newsletter on its way to somebody. */
export const stateSays: Readonly<Record<RecipientFilter, Says>> = {
  queued: /*i18n*/ { id: 'newsletters.queued', message: 'Sırada' },
  sending: /*i18n*/ { id: 'newsletters.sending', message: 'Gönderiliyor' },
  sent: /*i18n*/ { id: 'newsletters.sent', message: 'Gönderildi' },
  failed: /*i18n*/ { id: 'newsletters.failed', message: 'Gönderilemedi' },
  skipped: /*i18n*/ { id: 'newsletters.skipped', message: 'Atlandı' },
  bounced: /*i18n*/ { id: 'newsletters.bounced', message: 'Geri döndü' },
  complained: /*i18n*/ { id: 'newsletters.complained', message: 'Şikâyet etti' },
}

export const recipientTones: Readonly<Record<RecipientFilter, Tone>> = {
  queued: 'slate',
  sending: 'accent',
  sent: 'grass',
  failed: 'tomato',
  skipped: 'amber',
  bounced: 'tomato',
  complained: 'amber',
}
