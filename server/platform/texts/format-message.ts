import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { Says } from '#api/rules/platform/rule.ts'

export type Values = Readonly<Record<string, string | number>>

const folder = join(import.meta.dirname, '../../../src/locales')
const speaking = new Map<PanelLanguage, I18n>()

/** A sentence in a language of the panel, from the panel's own catalogue, for whatever leaves the server in words. */
export function formatMessage(language: PanelLanguage, { id, message }: Says, values: Values = {}): string {
  return i18nOf(language)._(id, values, { message })
}

/** A message with its holes, as its translator wrote it; none where no catalogue knows the id. */
export function messageOf(language: PanelLanguage, id: string): string | undefined {
  const { messages } = i18nOf(language)
  return Object.hasOwn(messages, id) ? String(messages[id]) : undefined
}

function i18nOf(language: PanelLanguage): I18n {
  const known = speaking.get(language)
  if (known) return known
  const { items } = parsePo(readFileSync(join(folder, `${language}.po`), 'utf8'))
  const messages = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]))
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } }).setMessagesCompiler(compiled)
  speaking.set(language, i18n)
  return i18n
}

const byMessage = new Map<string, CompiledMessage>()

/** Each message is compiled when it is first said: a server says few of them. */
function compiled(message: string): CompiledMessage {
  const known = byMessage.get(message) ?? compileMessage(message)
  byMessage.set(message, known)
  return known
}
