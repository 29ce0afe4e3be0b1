import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

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
