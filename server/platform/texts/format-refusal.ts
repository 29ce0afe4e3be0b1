import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { permissionValues } from '#api/registry/permission-words.ts'
import { formatAbout, formats, isWord } from '#api/rules/platform/formats.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { formatMessage, messageOf, type Values } from './format-message.ts'

/** What the state has no step for; the panel says it in the place of what it does not know. */
const unknown = 'flow.no_such_step'

/** A refusal as a sentence of a language of the panel, with moments by the shop's clock: what a screen says beside it. */
export function formatRefusal(language: PanelLanguage, { id, about = {} }: Refusal, zone: string): string {
  const formatted = (key: string, value: string | number) => {
    if (isWord(key)) return known(language, String(value)) ?? value
    return formatAbout(formats(language, zone), key, value)
  }
  const told =
    id === permitted.id ? permissionValues(about, (says) => known(language, says.id) ?? says.message, []) : about
  const values = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, formatted(key, value)]))
  return known(language, id, values) ?? known(language, unknown) ?? id
}

function known(language: PanelLanguage, id: string, values: Values = {}): string | undefined {
  const message = messageOf(language, id)
  return message === undefined ? undefined : formatMessage(language, { id, message }, values)
}
