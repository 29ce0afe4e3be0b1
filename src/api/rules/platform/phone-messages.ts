import { type Rule, rule, serverRule } from './rule.ts'

/** Where no company takes messages, none is queued. */
export const phoneIntegrationActive: Rule<{ readonly integration: boolean }> = rule(
  /*i18n*/ { id: 'phone_message.no_integration', message: 'Aktif bir SMS entegrasyonu yok.' },
  'R202',
  ({ integration }) => integration,
)

/** Nothing is sent through what is switched off, a test neither. */
export const phoneMessageActive: Rule<{ readonly status: number }> = rule(
  /*i18n*/ { id: 'phone_message.not_active', message: 'Test etmeden önce mesajı aktif edin.' },
  'R151',
  ({ status }) => status === 1,
  { at: () => ['status'] },
)

/** A message is tried on the shop's own phone. */
export const shopPhoneKnown: Rule<{ readonly phone: string }> = rule(
  /*i18n*/ {
    id: 'phone_message.no_shop_phone',
    message: 'Deneme iletisi mağazanın telefonuna gider; telefonu yazılmamış.',
  },
  'R151',
  ({ phone }) => canRing(phone),
)

/** A message that was given up after its last try. */
export const phoneNotSent = serverRule(
  /*i18n*/ { id: 'phone_message.not_sent', message: 'SMS gönderilemedi: {phone}' },
  [],
)

/** Whether a number may be somebody's: how people write it is left to them. */
export function canRing(phone: string): boolean {
  return /\d{7}/.test(phone.replace(/\D/g, ''))
}
