import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

export const noPhoneIntegration = serverRule(
  /*i18n*/ { id: 'phone_message.no_integration', message: 'Aktif bir SMS entegrasyonu yok.' },
  'R202',
)

/** Nothing is sent through what is switched off, a test neither. */
export const phoneMethodActive: Rule<{ readonly status: number }> = rule(
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
  ({ phone }) => /\d{7}/.test(phone.replace(/\D/g, '')),
)

/** What is sent says to whom, and what. */
export const messagePlaced: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'phone_message.placeholders', message: 'Gövdede [phone] ve [message] geçmelidir.' },
  'R202',
  ({ adapter, body }) => {
    const text = String(body ?? '')
    return adapter !== 'http' || text === '' || (text.includes('[phone]') && text.includes('[message]'))
  },
  { at: () => ['body'] },
)
